// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The codes of font features that programs use with `UIFontDescriptor.FeatureKey`, from the header
// SFNTLayoutTypes.h of Apple's CoreText. Descriptors store them; text is measured without features
// here.

/// The feature type of ligatures.
public var kLigaturesType: Int { 1 }
/// The selector that turns common ligatures on.
public var kCommonLigaturesOnSelector: Int { 2 }
/// The selector that turns common ligatures off.
public var kCommonLigaturesOffSelector: Int { 3 }
/// The feature type of the width of digits.
public var kNumberSpacingType: Int { 6 }
/// The selector of digits with the same width.
public var kMonospacedNumbersSelector: Int { 0 }
/// The selector of digits with individual widths.
public var kProportionalNumbersSelector: Int { 1 }
/// The feature type of the vertical position.
public var kVerticalPositionType: Int { 10 }
/// The selector of the normal position.
public var kNormalPositionSelector: Int { 0 }
/// The selector of superscript.
public var kSuperiorsSelector: Int { 1 }
/// The selector of subscript.
public var kInferiorsSelector: Int { 2 }
/// The feature type of fractions.
public var kFractionsType: Int { 11 }
/// The selector of fractions with a diagonal stroke.
public var kDiagonalFractionsSelector: Int { 2 }
/// The feature type of the height of digits.
public var kNumberCaseType: Int { 21 }
/// The selector of old-style digits, some of which reach below the baseline.
public var kLowerCaseNumbersSelector: Int { 0 }
/// The selector of digits with the height of capitals.
public var kUpperCaseNumbersSelector: Int { 1 }
/// The feature type of punctuation that is adjusted to capitals.
public var kCaseSensitiveLayoutType: Int { 33 }
/// The selector that adjusts punctuation to capitals.
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// The feature type of alternative glyphs.
public var kStylisticAlternativesType: Int { 35 }
/// The selector of the first set of alternative glyphs.
public var kStylisticAltOneOnSelector: Int { 2 }
/// The feature type of lower-case letters.
public var kLowerCaseType: Int { 37 }
/// The selector that replaces lower-case letters with small capitals.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// The feature type of upper-case letters.
public var kUpperCaseType: Int { 38 }
/// The selector that replaces upper-case letters with small capitals.
public var kUpperCaseSmallCapsSelector: Int { 1 }
