// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
package import QuoinText
import QuoinUIKit

/// The settings for windows from the environment of the program, in place of the desktop's
/// settings.
package struct ProgramSettings: Equatable {
  var windowSize: CGSize?
  package var isRightToLeft: Bool?
  var isDark: Bool?
  package var textSize: TextSizeCategory?
  /// Whether constraints are drawn over windows.
  package var showsConstraints = false

  /// The error of a variable with an invalid value.
  struct BadValue: Error, Equatable {
    var variable: String
    var value: String
    var expected: String

    var message: String { "error: \(variable) is “\(value)”; it has to be \(expected)." }
  }

  /// Reads `QUOIN_WINDOW`, `QUOIN_DIRECTION`, `QUOIN_APPEARANCE`, `QUOIN_TEXT_SIZE` and
  /// `QUOIN_CONSTRAINTS`. Empty values are as good as none.
  init(environment: [String: String]) throws(BadValue) {
    windowSize = try Self.read("QUOIN_WINDOW", environment, "a size such as 640x480") { value in
      let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (1...32767).contains(width), (1...32767).contains(height)
      else { return nil }
      return CGSize(width: width, height: height)
    }
    isRightToLeft = try Self.read("QUOIN_DIRECTION", environment, "ltr or rtl") {
      ["ltr": false, "rtl": true][$0]
    }
    isDark = try Self.read("QUOIN_APPEARANCE", environment, "light or dark") {
      ["light": false, "dark": true][$0]
    }
    let steps = TextSizeCategory.stepNames.joined(separator: ", ")
    textSize = try Self.read("QUOIN_TEXT_SIZE", environment, "one of \(steps)") {
      TextSizeCategory(step: $0)
    }
    showsConstraints =
      try Self.read("QUOIN_CONSTRAINTS", environment, "0 or 1") {
        ["0": false, "1": true][$0]
      } ?? false
  }

  private static func read<Value>(
    _ variable: String, _ environment: [String: String], _ expected: String,
    _ parse: (String) -> Value?
  ) throws(BadValue) -> Value? {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    guard let parsed = parse(value) else {
      throw BadValue(variable: variable, value: value, expected: expected)
    }
    return parsed
  }
}

extension TextSizeCategory {
  /// Finds the step whose texts of the style `body` are nearest to the usual ones times a factor;
  /// of two that are as near, the larger one.
  @MainActor init(textScale: Double) {
    let usual = Self.standard.bodySize
    var nearest = Self.standard
    var least = Double.infinity
    for step in Self.allCases {
      let distance = abs(step.bodySize / usual - textScale)
      if distance <= least + 1e-9 { (nearest, least) = (step, distance) }
    }
    self = nearest
  }

  @MainActor private var bodySize: Double {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return Double(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
  }

  /// The step in the form of UIKit.
  var category: UIContentSizeCategory { UIContentSizeCategory(rawValue: archiveName) }
}
#endif
