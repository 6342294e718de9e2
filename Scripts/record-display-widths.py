#!/usr/bin/env python3
"""Records what the Python package wcwidth says about the width of scalars and sequences.

    pip install wcwidth
    Scripts/record-display-widths.py > Tests/SceneTests/Text/DisplayWidths.txt

The test of DisplayWidth reads the record; it never runs this script.
"""

import wcwidth

FAMILY = [0x1F468, 0x1F469, 0x1F466, 0x1F467]
TONES = range(0x1F3FB, 0x1F400)


def scalars():
    """Runs of scalars of equal width; width 1 is left out."""
    runs = []
    for value in range(0x110000):
        if 0xD800 <= value < 0xE000:
            continue
        width = wcwidth.wcwidth(chr(value))
        if runs and runs[-1][1] == value - 1 and runs[-1][2] == width:
            runs[-1][1] = value
        else:
            runs.append([value, value, width])
    return [run for run in runs if run[2] != 1]


def sequences():
    for sign in "#*0123456789":
        yield sign + "\u20e3"
        yield sign + "\ufe0f"
        yield sign + "\ufe0f\u20e3"
    for value in [0xA9, 0xAE, 0x203C, 0x2122, 0x2139, 0x2194, 0x21A9, 0x2328, 0x23CF, 0x24C2,
                  0x25AA, 0x25B6, 0x2600, 0x260E, 0x2611, 0x2614, 0x2648, 0x2660, 0x2665, 0x267B,
                  0x267F, 0x2693, 0x2699, 0x26A0, 0x26A1, 0x2702, 0x2705, 0x2708, 0x270C, 0x2714,
                  0x2728, 0x2733, 0x2744, 0x274C, 0x2753, 0x2764, 0x27A1, 0x2934, 0x2B05, 0x2B50,
                  0x3030, 0x303D, 0x3297, 0x1F004, 0x1F170, 0x1F202, 0x1F30D, 0x1F321, 0x1F3D4,
                  0x1F415, 0x1F441, 0x1F4FD, 0x1F550, 0x1F600, 0x1F6E0, 0x1F90C, 0x1FAE8]:
        for style in ("", "\ufe0e", "\ufe0f", "\u0301"):
            yield chr(value) + style
    for flag in ["DE", "FR", "JP", "CN", "BR", "US", "ZZ"]:
        yield "".join(chr(0x1F1E6 + ord(letter) - 65) for letter in flag)
    yield "\U0001F1E9"
    yield "\U0001F1E9\U0001F1EA\U0001F1EB"
    yield "\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7"
    yield "\U0001F1E9x\U0001F1EA"
    yield "\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F"
    yield "\U0001F3F3\ufe0f\u200d\U0001F308"
    yield "\U0001F3F4\u200d\u2620\ufe0f"
    for tone in TONES:
        for base in (0x261D, 0x270A, 0x270C, 0x1F385, 0x1F44B, 0x1F44D, 0x1F468, 0x1F9D1):
            yield chr(base) + chr(tone)
        yield "\U0001F469" + chr(tone) + "\u200d\U0001F4BB"
        yield "\U0001F9D1" + chr(tone) + "\u200d\U0001F91D\u200d\U0001F9D1" + chr(tone)
        yield chr(tone)
        yield "a" + chr(tone)
        yield "\u4e2d" + chr(tone)
        yield "1" + chr(tone)
    for one in FAMILY:
        yield chr(one)
        for other in FAMILY:
            yield chr(one) + "\u200d" + chr(other)
            yield chr(one) + chr(other)
    yield "\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466"
    yield "\U0001F469\u200d\u2764\ufe0f\u200d\U0001F48B\u200d\U0001F468"
    yield "\U0001F441\ufe0f\u200d\U0001F5E8\ufe0f"
    yield "\u2764\ufe0f\u200d\U0001F525"
    yield "\u2764\u200d\U0001F525"
    yield "\U0001F468\u200d"
    yield "\u200d"
    yield "\ufe0f"
    yield "\ufe0e"
    yield "a\ufe0f"
    yield "\u4e2d\ufe0e"
    yield "a\u200db"
    yield "\U0001F468\u200da"
    yield "\u0301"
    yield "e\u0301"
    yield "e\u0301\u0302\u0323\u20dd"
    yield "\u4e2d\u0301"
    yield "\u200b"
    yield "a\u200bb"
    yield "a\u2060b\ufeff"
    yield "co\u00adoperate"
    yield "\u202eabc\u202c"
    for initial in (0x1100, 0x1112, 0x115F):
        yield chr(initial)
        yield chr(initial) + "\u1161"
        yield chr(initial) + "\u1161\u11ab"
        yield chr(initial) * 2 + "\u1161\u11ab"
    yield "\u1161"
    yield "\u11ab"
    yield "\uac00\u11a8"
    yield "\u3131\u314f"
    for text in ["", "Settings", "Ångström", "Привет, мир", "Ёлка", "Й", "Ελληνικά", "שלום",
                 "שָׁלוֹם", "مرحبا", "مَرْحَبًا", "لا", "हिन्दी", "नमस्ते", "क्ष", "क्षत्रिय", "कि", "का", "র্য", "বাংলা",
                 "தமிழ்", "நி", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ภาษาไทย", "กำ", "ພາສາລາວ",
                 "မြန်မာ", "ខ្មែរ", "བོད་ཡིག", "ᠮᠣᠩᠭᠣᠯ", "中文", "日本語", "カタカナ", "ｶﾀｶﾅ", "ｶﾞ", "が", "か\u3099",
                 "한국어", "Ｆｕｌｌ", "，。「」", "ⓘ ● ─ … › ✓ ⊖ ⊕ ≡ ▌ ▣ ⌕ ○ ▓ ░ ━ ▐", "½ × ÷ ° § ¶", "→ ⇒ ↔",
                 "§ 1 ¢ € ₽ ¥ ￥", "🐶 dog", "🇩🇪🇫🇷", "👍🏽👍", "1️⃣2️⃣", "(╯°□°)╯︵ ┻━┻", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
                 "𠀀𠀁", "𓀀", "\u0600\u0661", "\u06dd\u0661\u0662", "\u2028", "\u2e3a\u2e3b", "﷽", "\u3000", "꧅"]:
        yield text
    for text in ["\t", "a\tb", "\n", "\r\n", "\x1b[1m", "\x7f", "\x85", "a\x00b"]:
        yield text


def main():
    print(f"# Made by Scripts/record-display-widths.py with wcwidth {wcwidth.__version__}, ", end="")
    print(f"Unicode {wcwidth.list_versions()[-1]}.")
    print("# Scalars that do not take one column, in runs; -1 is wcwidth's word for a control.")
    for first, last, width in scalars():
        print(f"{first:04X}..{last:04X} {width}")
    print("# Sequences.")
    for text in dict.fromkeys(sequences()):
        print(" ".join(f"{ord(scalar):04X}" for scalar in text), "=", wcwidth.wcswidth(text))


main()
