// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The conditions under which a variation of a file applies.
package struct SizeClasses: Hashable, Sendable {
  package enum Class: String, Hashable, Sendable {
    case compact, regular
  }

  /// nil: any, no variation of the width applies.
  package var width: Class?
  package var height: Class?

  package init(width: Class? = nil, height: Class? = nil) {
    self.width = width
    self.height = height
  }

  /// How specific the conditions of a variation's key are, nil when one of them does not hold.
  ///
  /// `default` always holds and comes first. Where two keys have as many conditions, the height
  /// class is the stronger one.
  func rank(ofKey key: String) -> Int? {
    if key == "default" { return 0 }
    var rank = 0
    for condition in key.split(separator: "-") {
      let parts = condition.split(separator: "=").map(String.init)
      guard parts.count == 2, let wanted = Class(rawValue: parts[1]) else { return nil }
      switch parts[0] {
      case "heightClass" where height == wanted: rank += 11
      case "widthClass" where width == wanted: rank += 10
      default: return nil
      }
    }
    return rank
  }
}
