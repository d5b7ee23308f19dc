// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A layout guide of a file.
package struct GuideDescription: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case safeArea, layoutMargins, readableContent, contentLayout, frameLayout, keyboard
    /// The old guides of a controller. Their inner edge is an edge of the safe area.
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
