// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Attributes in messages.
enum AttributeText {
  /// The name in Swift, such as `leading`.
  static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
    LayoutAttribute(rawValue: attribute.rawValue).map { "\($0)" } ?? "attribute"
  }

  /// Whether the attribute is on the other side in right-to-left layouts.
  static func followsDirection(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == .leading || attribute == .trailing
  }
}
