#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs call nothing that reaches the network, and nothing that has others do so.  Prints TAP.

Usage: check-no-network.py PROGRAM…"""

import os
import re
import subprocess
import sys

# Sockets, names and addresses of hosts, and what opens an address in another program.
REACHING = re.compile(r'^(socket|connect|getaddrinfo|gethostbyname|'
                      r'g_(socket|network|resolver|proxy|inet|tls|tcp|dtls)_\w+|'
                      r'(soup|curl)_\w+|g_app_info_launch_default_for_uri\w*|g_app_info_launch_uris\w*|'
                      r'gtk_show_uri\w*|gtk_uri_launcher_\w+|gtk_link_button_\w+)$')

print(f'1..{len(sys.argv) - 1}')
faults = 0
for number, program in enumerate(sys.argv[1:], 1):
    lines = subprocess.run(['nm', '--dynamic', '--undefined-only', program], check=True, capture_output=True,
                           text=True).stdout.splitlines()
    called = [line.split()[-1].split('@')[0] for line in lines]
    reaching = sorted(name for name in called if REACHING.match(name))
    faults += bool(reaching) or 'g_free' not in called
    for name in reaching:
        print(f'# {name}')
    print('not ok' if reaching else 'ok', number, '-', os.path.basename(program))
sys.exit(faults)
