#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Flatpak manifest is of this application and asks for no network.  Usage: check-flatpak.py MANIFEST ID"""

import json
import sys

with open(sys.argv[1], encoding='utf-8') as file:
    manifest = json.load(file)
allowed = {'--share=ipc', '--socket=wayland', '--socket=fallback-x11', '--socket=pulseaudio', '--device=dri'}
sys.exit(manifest['id'] != sys.argv[2] or not set(manifest['finish-args']) <= allowed)
