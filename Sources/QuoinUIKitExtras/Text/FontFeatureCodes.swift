// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The codes of features of fonts that programs use with `UIFontDescriptor.FeatureKey`, from the header SFNTLayoutTypes.h of
// Apple's CoreText. Stored in descriptors; text is measured without features here.

/// Ligatures.
public var kLigaturesType: Int { 1 }
/// Common ligatures.
public var kCommonLigaturesOnSelector: Int { 2 }
/// No common ligatures.
public var kCommonLigaturesOffSelector: Int { 3 }
/// The width of digits.
public var kNumberSpacingType: Int { 6 }
/// Digits of one width.
public var kMonospacedNumbersSelector: Int { 0 }
/// Digits of their own widths.
public var kProportionalNumbersSelector: Int { 1 }
/// The vertical position.
public var kVerticalPositionType: Int { 10 }
/// On the line.
public var kNormalPositionSelector: Int { 0 }
/// Above the line.
public var kSuperiorsSelector: Int { 1 }
/// Below the line.
public var kInferiorsSelector: Int { 2 }
/// Fractions.
public var kFractionsType: Int { 11 }
/// Fractions with a diagonal stroke.
public var kDiagonalFractionsSelector: Int { 2 }
/// The height of digits.
public var kNumberCaseType: Int { 21 }
/// Digits that reach below the line.
public var kLowerCaseNumbersSelector: Int { 0 }
/// Digits of the height of capitals.
public var kUpperCaseNumbersSelector: Int { 1 }
/// Forms of punctuation beside capitals.
public var kCaseSensitiveLayoutType: Int { 33 }
/// With such forms.
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// Sets of other glyphs.
public var kStylisticAlternativesType: Int { 35 }
/// The first set.
public var kStylisticAltOneOnSelector: Int { 2 }
/// Small letters.
public var kLowerCaseType: Int { 37 }
/// Small capitals in place of small letters.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// Capitals.
public var kUpperCaseType: Int { 38 }
/// Small capitals in place of capitals.
public var kUpperCaseSmallCapsSelector: Int { 1 }
