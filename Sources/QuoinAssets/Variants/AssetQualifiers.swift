// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The environment of a variant of an asset. A property that is nil matches any value.
///
/// Apple's reference of asset catalogs names the attributes; among the variants that suit, the one
/// for the appearance is chosen, then for the idiom, the size classes, the direction and the scale.
struct AssetQualifiers: Hashable, Sendable {
  /// The appearance of a variant.
  enum Luminosity: String, Hashable, Sendable {
    case light
    case dark
    case tinted
  }

  /// The idiom; nil for every idiom.
  private var idiom: String?
  private var luminosity: Luminosity?
  private var hasHighContrast = false
  private var widthClass: AssetEnvironment.SizeClass?
  private var heightClass: AssetEnvironment.SizeClass?
  /// Whether the variant is for languages that are written from right to left.
  private var isRightToLeft: Bool?
  /// The number of pixels per point; nil for a vector, and for an image of a single scale.
  private(set) var scale: Double?

  /// - Parameter entry: an entry of the list of a set.
  init(_ entry: CatalogValue) {
    if let name = entry["idiom"]?.text, name != "universal" { idiom = name }
    for appearance in entry["appearances"]?.list ?? [] {
      switch appearance["appearance"]?.text {
      case "luminosity":
        luminosity = appearance["value"]?.text.flatMap { Luminosity(rawValue: $0) }
      case "contrast": hasHighContrast = appearance["value"]?.text == "high"
      default: break
      }
    }
    widthClass = entry["width-class"]?.text.flatMap { AssetEnvironment.SizeClass(rawValue: $0) }
    heightClass = entry["height-class"]?.text.flatMap { AssetEnvironment.SizeClass(rawValue: $0) }
    switch entry["language-direction"]?.text {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: break
    }
    if let text = entry["scale"]?.text, text.hasSuffix("x"), let number = Double(text.dropLast()),
      (0.1...10).contains(number)
    {
      scale = number
    }
  }

  /// Returns numbers that rank the variant for an environment, compared from the first; nil for a
  /// variant that does not suit.
  func rank(in environment: AssetEnvironment) -> [Double]? {
    switch luminosity {
    case .dark where !environment.isDark, .light where environment.isDark, .tinted: return nil
    default: break
    }
    if hasHighContrast, !environment.hasHighContrast { return nil }
    if let idiom, idiom != environment.idiom.rawValue { return nil }
    if let widthClass, widthClass != environment.widthClass { return nil }
    if let heightClass, heightClass != environment.heightClass { return nil }
    return [
      luminosity == nil ? 0 : 1, hasHighContrast ? 1 : 0, idiom == nil ? 0 : 1,
      (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1),
      isRightToLeft == nil ? 0 : isMirrored(in: environment) ? -1 : 1,
      scaleRank(for: environment.scale),
    ]
  }

  /// Whether the variant is for the other direction of languages, so that it is drawn mirrored.
  func isMirrored(in environment: AssetEnvironment) -> Bool {
    isRightToLeft.map { $0 != environment.isRightToLeft } ?? false
  }

  /// Returns the rank of a scale. The nearest scale upward is best, then the nearest downward. A
  /// variant of a single scale ranks as the wanted one.
  private func scaleRank(for wanted: Double) -> Double {
    guard let scale, scale != wanted else { return 0 }
    return scale > wanted ? wanted - scale : -1000 + scale
  }

  /// The index of the variant that suits an environment best, the first of equal ones.
  static func best(of variants: [AssetQualifiers], in environment: AssetEnvironment) -> Int? {
    var best: (index: Int, rank: [Double])?
    for (index, variant) in variants.enumerated() {
      guard let rank = variant.rank(in: environment) else { continue }
      if let known = best, !known.rank.lexicographicallyPrecedes(rank) { continue }
      best = (index, rank)
    }
    return best?.index
  }
}
