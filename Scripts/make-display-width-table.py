#!/usr/bin/env python3
"""Makes Sources/SceneKitLite/Text/DisplayWidth+Table.swift from Unicode data.

    pip install unicodedata2 regex wcwidth
    Scripts/make-display-width-table.py > Sources/SceneKitLite/Text/DisplayWidth+Table.swift

Categories and East Asian widths come from unicodedata2, all other properties from regex.
Only the list of wide emoji that have a registered text presentation comes from wcwidth.
"""

import sys

import regex
import unicodedata2 as ucd
from wcwidth.table_vs15 import VS15_WIDE_TO_NARROW

LAST = 0x10FFFF
# Above this everything follows from the plane alone; see `rest`.
TABLE_END = 0x20000

# The raw values of DisplayWidth.Class.
ZERO, NARROW, WIDE = 0, 1, 2
NARROW_EMOJI, WIDE_EMOJI, WIDE_WITH_TEXT_STYLE, MODIFIER, REGIONAL = 3, 4, 5, 6, 7
SPACING_MARK, VIRAMA, JOINER, TEXT_STYLE, EMOJI_STYLE = 8, 9, 10, 11, 12


def matcher(expression):
    compiled = regex.compile(expression)
    return lambda value: compiled.fullmatch(chr(value)) is not None


is_emoji = matcher(r"\p{Emoji}")
is_pictographic = matcher(r"\p{Extended_Pictographic}")
is_ignorable = matcher(r"\p{Default_Ignorable_Code_Point}")
is_virama = matcher(r"[\p{InSC=Virama}\p{InSC=Invisible_Stacker}]")
is_prepended = matcher(r"\p{GCB=Prepend}")
has_text_style = {
    value
    for first, last in next(iter(VS15_WIDE_TO_NARROW.values()))
    for value in range(first, last + 1)
}


def takes_no_column(value, category):
    if category in ("Cc", "Mn", "Me", "Mc", "Zl", "Zp", "Cs"):
        return True
    # A soft hyphen is drawn where it stands, and so are the signs that enclose Arabic numbers.
    # The filler for a missing initial of a Hangul syllable is as wide as the syllable.
    if value in (0x00AD, 0x115F) or (category == "Cf" and is_prepended(value)):
        return False
    if category == "Cf" or is_ignorable(value):
        return True
    # Vowels and finals of Hangul join the initial before them, which takes two columns.
    return 0x1160 <= value <= 0x11FF or 0xD7B0 <= value <= 0xD7FF


def width(value):
    category = ucd.category(chr(value))
    if takes_no_column(value, category):
        return 0
    if 0x1F1E6 <= value <= 0x1F1FF:
        return 2
    # Unassigned code points of the ideographic blocks are wide already.
    if category == "Cn" and (
        0x3400 <= value <= 0x4DBF or 0x4E00 <= value <= 0x9FFF or 0xF900 <= value <= 0xFAFF
    ):
        return 2
    return 2 if ucd.east_asian_width(chr(value)) in "WF" else 1


def kind(value):
    if value == 0x200D:
        return JOINER
    if value == 0xFE0E:
        return TEXT_STYLE
    if value == 0xFE0F:
        return EMOJI_STYLE
    if 0x1F3FB <= value <= 0x1F3FF:
        return MODIFIER
    if 0x1F1E6 <= value <= 0x1F1FF:
        return REGIONAL
    columns = width(value)
    if columns == 0:
        if is_virama(value):
            return VIRAMA
        return SPACING_MARK if ucd.category(chr(value)) == "Mc" else ZERO
    if columns == 1:
        return NARROW_EMOJI if is_emoji(value) else NARROW
    if value in has_text_style:
        return WIDE_WITH_TEXT_STYLE
    return WIDE_EMOJI if is_pictographic(value) else WIDE


def rest(value):
    """What DisplayWidth.Class.init(of:) answers behind the table."""
    if value & 0xFFFF >= 0xFFFE:
        return NARROW
    if value < 0x40000:
        return WIDE
    return ZERO if 0xE0000 <= value <= 0xE0FFF else NARROW


def main():
    runs = []
    for value in range(TABLE_END):
        here = kind(value)
        if not runs or runs[-1][1] != here:
            runs.append((value, here))
    for value in range(TABLE_END, LAST + 1):
        assigned = ucd.category(chr(value)) != "Cn"
        if assigned and kind(value) != rest(value):
            sys.exit(f"U+{value:04X} does not follow from its plane")
    print(f"// Made by Scripts/make-display-width-table.py from Unicode {ucd.unidata_version}.")
    print("// Do not edit: change the script and run it again.\n")
    print("extension DisplayWidth.Class {")
    print("    /// The first scalar behind the runs; from there on the plane decides.")
    print(f"    static let endOfRuns: UInt32 = 0x{TABLE_END:X}\n")
    print("    /// Where each run of equal scalars starts, with its class in the last digit.")
    print("    // swift-format-ignore")
    print("    static let runs: [UInt32] = [")
    for index in range(0, len(runs), 8):
        row = ", ".join(f"0x{start:05X}_{here:X}" for start, here in runs[index : index + 8])
        print(f"        {row},")
    print("    ]\n}")


main()
