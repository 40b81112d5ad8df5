#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures that README and software centres show are those of docs/pictures, which the test shown-pictures holds
against the program.  Prints TAP.  Usage: check-pictures.py SOURCE-FOLDER METAINFO"""

import os
import re
import struct
import sys
import xml.etree.ElementTree

SUMMARY = 35    # characters that software centres show

source, metainfo = sys.argv[1:]
folder = os.path.join(source, 'docs/pictures')
component = xml.etree.ElementTree.parse(metainfo).getroot()


def measure(name):
    """The size of a PNG."""
    with open(os.path.join(folder, name), 'rb') as file:
        return struct.unpack('>II', file.read(24)[16:])


def check_screenshot(screenshot):
    image = screenshot.find('image')
    return (screenshot.findtext('caption') and
            measure(os.path.basename(image.text)) == (int(image.get('width')), int(image.get('height'))))


with open(os.path.join(source, 'README.md'), encoding='utf-8') as file:
    shown = re.findall(r'\(docs/pictures/([^)]*\.png)\)', file.read())
screenshots = component.findall('screenshots/screenshot')
results = {'pictures of README': len(shown) > 0 and all(map(measure, shown)),
           'screenshots': len(screenshots) > 2 and all(map(check_screenshot, screenshots)),
           'length of the summary': all(len(e.text) <= SUMMARY for e in component.findall('summary')
                                        if not e.attrib)}
print(f'1..{len(results)}')
for number, (name, passed) in enumerate(results.items(), 1):
    print('ok' if passed else 'not ok', number, '-', name)
sys.exit(not all(results.values()))
