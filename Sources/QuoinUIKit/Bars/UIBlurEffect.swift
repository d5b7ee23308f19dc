// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A blur of the content behind the view. Pictures show its colour, and the content behind it stays sharp.
open class UIBlurEffect: UIVisualEffect {
  /// The brightness and strength of the blur.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that lets content take the colours behind a blur; stored, not shown.
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect

  /// Creates the effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates the effect for content of a kind in front of a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// The kind of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}
