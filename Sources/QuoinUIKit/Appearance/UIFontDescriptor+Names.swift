// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIFontDescriptor {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as a bit mask.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The bits of the class of a font.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Letters with serifs, old style.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Letters with serifs, between old style and modern.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Letters with serifs, modern.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Letters with slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Letters with free serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Letters without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Letters for ornament.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters as written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The font contains symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is expanded.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines close together; not measured.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines far apart; not measured.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public var rawValue: String

    /// Creates a design from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The round design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name in archives.
    public var rawValue: String

    /// Creates an attribute from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the font in its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that is shown.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A matrix of the letters.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters of the font.
    public static let characterSet = AttributeName(rawValue: "NSFontCharacterSetAttribute")
    /// Fonts for characters that are missing.
    public static let cascadeList = AttributeName(rawValue: "NSFontCascadeListAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
    /// The advance of all letters.
    public static let fixedAdvance = AttributeName(rawValue: "NSFontFixedAdvanceAttribute")
    /// Settings of features of the font.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name in archives.
    public var rawValue: String

    /// Creates a trait from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight of the font.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of letters.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant of letters.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}
