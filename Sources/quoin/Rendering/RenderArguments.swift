// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinUIKit

/// What `quoin render` writes.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg, html, png, pdf

  /// Whether it shows all scenes in one picture or page, or in one document.
  var isPicture: Bool { self != .text && self != .json }
  /// Whether it is no text, and needs fonts and Pango.
  var isBinary: Bool { self == .png || self == .pdf }
}

/// A reading direction as it is written on the command line.
enum DirectionArgument: String, CaseIterable, ExpressibleByArgument {
  case ltr, rtl

  var direction: UIUserInterfaceLayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// Reads a size from the command line.
enum SizeArgument {
  /// Larger than any screen, small enough to compute with.
  private static let largest = 100_000.0

  /// - Throws: A sentence that says how a size is written.
  static func size(_ text: String) throws -> CGSize {
    let parts = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2,
      numbers.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= largest })
    else {
      throw ValidationError(
        "'\(text)' is no size; write width and height in points, such as 375x667.")
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}

/// Reads a scale from the command line.
enum ScaleArgument {
  /// More than any screen has.
  private static let largest = 8.0

  /// - Throws: A sentence that says what a scale is.
  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale > 0, scale <= largest else {
      throw ValidationError(
        "'\(text)' is no scale; write how many pixels a point is, from above 0 to 8.")
    }
    return scale
  }
}
