// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format string, along the string; none is activated.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[label]-8-[field(>=100)]-|", metrics: nil,
  ///   views: ["label": label, "field": field])
  /// ```
  ///
  /// Returns a string that cannot be parsed stops the program with the string and the position in
  /// it.
  /// - Parameters:
  ///   - format: the visual format string.
  ///   - opts: the alignment of the views along the string, and the direction of the string.
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        checkingVisualFormat: format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      ProgrammerError.stop("visual-format", error.description)
    }
  }

  /// Returns the constraints of `constraints(withVisualFormat:options:metrics:views:)`, and throws
  /// problems as values.
  package class func constraints(
    checkingVisualFormat format: String, options: FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(
      format, metrics: metrics.compactMapValues(number),
      views: views.mapValues { VisualFormatExpansion.superview(of: $0) != nil })
    let parsed = try parser.parse()
    for (attribute, name) in FormatOptions.alignments
    where options.aligns(attribute) && attribute.axis == parsed.axis {
      throw VisualFormatError(
        kind: .alignmentAxisMismatch, format: format, offset: nil, name: name)
    }
    return VisualFormatExpansion(parsed, options, views).constraints
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
