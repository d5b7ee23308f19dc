// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The traits that are specified somewhere.
struct TraitValues: Hashable {
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var idiom: UIUserInterfaceIdiom?
  var scale: CGFloat?
  var direction: UITraitEnvironmentLayoutDirection?
  var style: UIUserInterfaceStyle?
  var textSize: UIContentSizeCategory?
  var rare = RareTraitValues()
  /// The traits that programs define.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// These traits, and where nothing is specified those of others.
  func completed(with other: TraitValues) -> TraitValues {
    TraitValues(
      horizontal: horizontal ?? other.horizontal, vertical: vertical ?? other.vertical,
      idiom: idiom ?? other.idiom, scale: scale ?? other.scale,
      direction: direction ?? other.direction, style: style ?? other.style,
      textSize: textSize ?? other.textSize, rare: rare.completed(with: other.rare),
      custom: other.custom.isEmpty ? custom : custom.merging(other.custom) { own, _ in own })
  }

  /// Whether nothing is specified.
  var isEmpty: Bool { self == TraitValues() }

  /// The value of a trait, nil where it is not specified.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    if let system = trait as? any SystemTrait.Type { return system.read(self) as? Trait.Value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  /// Specifies a trait; nil ends that.
  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value?) {
    if let system = trait as? any SystemTrait.Type {
      system.write(value, into: &self)
    } else {
      custom[ObjectIdentifier(trait)] = value.map(CustomTraitValue.init)
    }
  }

  /// Whether a trait has another value in others.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(horizontal)
    hasher.combine(vertical)
    hasher.combine(idiom)
    hasher.combine(style)
    hasher.combine(direction)
    hasher.combine(textSize)
  }
}

/// The traits that hardly any layout asks for.
struct RareTraitValues: Hashable {
  var forceTouch: UIForceTouchCapability?
  var gamut: UIDisplayGamut?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var legibility: UILegibilityWeight?
  var activity: UIUserInterfaceActiveAppearance?
  var language: String?

  func completed(with other: RareTraitValues) -> RareTraitValues {
    RareTraitValues(
      forceTouch: forceTouch ?? other.forceTouch, gamut: gamut ?? other.gamut,
      contrast: contrast ?? other.contrast, level: level ?? other.level,
      legibility: legibility ?? other.legibility, activity: activity ?? other.activity,
      language: language ?? other.language)
  }
}

/// The value of a trait that a program defines.
struct CustomTraitValue: Equatable {
  let value: Any

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    if let value = left.value as? any Equatable { return value.isSame(as: right.value) }
    guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
    return left.value as AnyObject === right.value as AnyObject
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { other as? Self == self }
}
