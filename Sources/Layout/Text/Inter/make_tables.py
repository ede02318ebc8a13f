#!/usr/bin/env python3
"""Prints InterAdvances.swift: advance widths and pair kerning of Inter, packed into text.

usage: make_tables.py [FOLDER] >../InterAdvances.swift

FOLDER holds Inter-Regular.otf, InterDisplay-Regular.otf and their Medium, SemiBold and Bold siblings (Debian:
fonts-inter, /usr/share/fonts/opentype/inter). Needs fonttools.

Widths are in thousandths of an em. Two characters of `ALPHABET` make a number; the first number of a range is its first
scalar. A kerned pair is the two characters' positions in `KERNED`, a digit each, then its kerning plus 4000.
"""
import os
import string
import sys

from fontTools.ttLib import TTFont

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter"
WEIGHTS = [("regular", "Inter-Regular.otf"), ("medium", "Inter-Medium.otf"), ("semibold", "Inter-SemiBold.otf"), ("bold", "Inter-Bold.otf")]
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x1C4, 0x1CC), (0x1E0, 0x1FF), (0x218, 0x21B), (0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x4FF),
          (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2010, 0x2044), (0x2070, 0x209C), (0x20A0, 0x20BF), (0x2100, 0x2138), (0x2150, 0x215F),
          (0x2190, 0x2199), (0x2200, 0x2265)]
KERNED = string.digits + string.ascii_letters + " !\"&'()*+,-./:;=?@[]{}\u2018\u2019\u201c\u201d\u2013\u2014\u2026"
ALPHABET = "".join(c for c in map(chr, range(0x21, 0x7F)) if c not in '"\\')
WIDTH = 112


def number(value):
    high, low = divmod(value, len(ALPHABET))
    return ALPHABET[high] + ALPHABET[low]


def advances(font):
    cmap, metrics, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    out = []
    for first, last in RANGES:
        for scalar in range(first, last + 1):
            name = cmap.get(scalar)
            out.append(number(round(metrics[name][0] * 1000 / em) if name else 0))
    return "".join(out)


def pair_lookups(font):
    table = font["GPOS"].table
    indices = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    return [table.LookupList.Lookup[i] for i in sorted(indices)]


def pair(lookups, left, right):
    """The kerning of two glyphs in font units: the first subtable that covers the left one and knows the pair."""
    total = 0
    for lookup in lookups:
        for subtable in lookup.SubTable:
            if left not in subtable.Coverage.glyphs:
                continue
            if subtable.Format == 1:
                records = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
                found = [r for r in records if r.SecondGlyph == right]
                if not found:
                    continue
                value = found[0].Value1
            else:
                one = subtable.ClassDef1.classDefs.get(left, 0)
                two = subtable.ClassDef2.classDefs.get(right, 0)
                value = subtable.Class1Record[one].Class2Record[two].Value1
            total += getattr(value, "XAdvance", 0) or 0 if value else 0
            break
    return total


def kerning(font):
    cmap, em = font.getBestCmap(), font["head"].unitsPerEm
    lookups = pair_lookups(font)
    out = []
    for i, left in enumerate(KERNED):
        for j, right in enumerate(KERNED):
            value = round(pair(lookups, cmap[ord(left)], cmap[ord(right)]) * 1000 / em)
            if value:
                out.append(ALPHABET[i] + ALPHABET[j] + number(value + 4000))
    return "".join(out)


def literal(text):
    lines = [text[i:i + WIDTH] for i in range(0, len(text), WIDTH)]
    return '"""\n    ' + "\\\n    ".join(lines) + '\n    """'


def main():
    assert len(KERNED) <= len(ALPHABET)
    escaped = KERNED.replace("\\", "\\\\").replace('"', '\\"')
    print("/// Advance widths and pair kerning of Inter and Inter Display, in thousandths of an em.")
    print("///")
    print("/// Made by Inter/make_tables.py from the fonts of The Inter Project Authors (https://github.com/rsms/inter), under the SIL")
    print("/// Open Font License 1.1: see Inter/OFL.txt.")
    print("enum InterAdvances {")
    print("  /// The scalars that widths are listed for, in order.")
    print("  static let ranges: [ClosedRange<UInt32>] = [")
    for first, last in RANGES:
        print(f"    0x{first:X}...0x{last:X},")
    print("  ]")
    print()
    print("  /// The characters that are kerned.")
    print(f'  static let kerned = "{escaped}"')
    print()
    print("  /// The digits of packed numbers.")
    print(f'  static let alphabet = #"{ALPHABET}"#')
    for name, file in WEIGHTS:
        font = TTFont(os.path.join(FOLDER, file))
        print()
        print(f"  static let {name}Widths: StaticString = {literal(advances(font))}")
        print()
        display = TTFont(os.path.join(FOLDER, file.replace("Inter-", "InterDisplay-")))
        print(f"  static let {name}DisplayWidths: StaticString = {literal(advances(display))}")
        print()
        print(f"  static let {name}Kerning: StaticString = {literal(kerning(font))}")
    print("}")


if __name__ == "__main__":
    main()
