// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A constraint as a file describes it, with its items resolved.
package struct ConstraintDescription: Sendable {
  package var id: String
  package var first: InterfaceItem
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var second: InterfaceItem?
  package var secondAttribute: LayoutAttribute
  package var multiplier: Double
  package var constant: Double
  package var priority: Double
  package var name: String?
  package var line: Int
  package var column: Int
  /// The index of the view that holds it.
  package var holder: Int
}

/// What a reference of a constraint can mean: a place in one of the document's lists.
package enum InterfaceItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}

/// A layout guide of a file.
package struct GuideDescription: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case safeArea, layoutMargins, readableContent, contentLayout, frameLayout, keyboard
    /// The old guides of a controller. Their inner edge lies on the border of the safe area.
    case controllerTop, controllerBottom

    init?(key: String) {
      switch key {
      case "safeArea": self = .safeArea
      case "layoutMargins": self = .layoutMargins
      case "readableContent": self = .readableContent
      case "contentLayoutGuide": self = .contentLayout
      case "frameLayoutGuide": self = .frameLayout
      case "keyboard": self = .keyboard
      default: return nil
      }
    }
  }

  package var id: String
  package var kind: Kind
  /// The index of the view it belongs to.
  package var owner: Int
}
