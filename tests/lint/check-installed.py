#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is for desktops is installed with the desktop program, and only with it.  Prints TAP.

Usage: check-installed.py BUILD-FOLDER true|false"""

import json
import subprocess
import sys

FOLDERS = ['/applications/', '/dbus-1/', '/glib-2.0/schemas', '/help', '/icons', '/metainfo/', '/mime/',
           '/thumbnailers/', '/comstock/sounds/']

build, has_desktop = sys.argv[1], sys.argv[2] == 'true'
installed = json.loads(subprocess.run(['meson', 'introspect', '--installed', build], check=True, capture_output=True,
                                      text=True).stdout).values()
print(f'1..{len(FOLDERS) + 1}')
passed = [any(folder in path for path in installed) == has_desktop for folder in FOLDERS]
passed.append(any(path.endswith('/bin/comstock-cli') for path in installed))
for number, (what, right) in enumerate(zip(FOLDERS + ['comstock-cli'], passed), 1):
    print('ok' if right else 'not ok', number, '-', what)
sys.exit(not all(passed))
