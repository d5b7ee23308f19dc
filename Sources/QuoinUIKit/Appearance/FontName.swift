// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A family with weight and traits, as PostScript names of fonts have them:
/// `Helvetica-BoldOblique`.
struct FontName {
  var family: String
  var weight: UIFont.Weight
  var traits: UIFontDescriptor.SymbolicTraits

  /// The name of the system font's family; fonts store an empty one.
  static let systemFamily = ".AppleSystemUIFont"
  /// Returns the family of the system font in a design; empty for the default one.
  static func systemFamily(_ design: UIFontDescriptor.SystemDesign) -> String {
    let name = design.rawValue.replacing("NSCTFontUIFontDesign", with: "")
    return name == "Default" ? "" : systemFamily + name
  }
  /// The families with known line heights.
  static let families = [
    "Arial", "Courier New", "Georgia", "Helvetica", "Menlo", "Times New Roman", "Trebuchet MS",
    "Verdana",
  ]

  /// The weights from the lightest to the heaviest. Names that contain others precede them.
  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
    ("light", .light), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold),
    ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  init(family: String, weight: UIFont.Weight, traits: UIFontDescriptor.SymbolicTraits) {
    self.family = family
    self.weight = weight
    self.traits = traits
  }

  /// Reads the name of a font. The whole name counts as the family, whose line height follows from
  /// its beginning.
  init(_ name: String) {
    let designs = [.serif, .rounded, .monospaced].map(Self.systemFamily)
    family = name.hasPrefix(".") ? designs.first { name.hasPrefix($0) } ?? "" : name
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    weight = Self.weights.first { style.contains($0.name) }?.weight ?? .regular
    traits = style.contains("italic") || style.contains("oblique") ? .traitItalic : []
  }

  /// The name of the font.
  var text: String {
    if family.contains("-") { return family }
    let name = family.isEmpty ? ".SFUI" : family.filter { $0 != " " }
    let style = [weightName, traits.contains(.traitItalic) ? "Italic" : ""].joined()
    if style.isEmpty { return name.hasPrefix(".") ? name + "-Regular" : name }
    return name + "-" + style
  }

  private var weightName: String {
    let names: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    return names.first { $0.0 == weight }?.1 ?? ""
  }

  /// Returns the upright and the italic font in regular and bold; nothing for an unknown family.
  static func fontNames(inFamily family: String) -> [String] {
    guard families.contains(family) else { return [] }
    let styles: [(UIFont.Weight, UIFontDescriptor.SymbolicTraits)] = [
      (.regular, []), (.bold, []), (.regular, .traitItalic), (.bold, .traitItalic),
    ]
    return styles.map { FontName(family: family, weight: $0, traits: $1).text }
  }
}
