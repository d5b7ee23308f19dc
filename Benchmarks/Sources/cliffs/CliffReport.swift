// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation

/// Runs a shape at its size and at twice its size, and compares with its limits.
@MainActor struct CliffReport {
  /// Whether the times and the memory at the size are within the limits.
  let isWithinLimits: Bool

  /// - Parameter cliff: the shape that is measured. Each size runs once: a shape that is too slow
  ///   is so by far.
  init(_ cliff: Cliff) throws {
    let before = quoin_peak_bytes()
    let seconds = try cliff.seconds(cliff.size)
    let bytes = quoin_peak_bytes() - before
    let twice = try cliff.seconds(2 * cliff.size)
    let isFast = seconds <= cliff.limit
    let isSmall = cliff.memoryLimit.map { bytes <= $0 } ?? true
    isWithinLimits = isFast && isSmall
    print(
      cliff.name, cliff.size, "seconds", Self.text(seconds), Self.text(cliff.limit),
      isFast ? "within" : "ABOVE", separator: "\t")
    if let limit = cliff.memoryLimit {
      print(
        cliff.name, cliff.size, "bytes", Self.text(bytes), Self.text(limit),
        isSmall ? "within" : "ABOVE", separator: "\t")
    }
    print(cliff.name, 2 * cliff.size, "seconds", Self.text(twice), separator: "\t")
    print(
      cliff.name, 2 * cliff.size, "exponent", Self.text(log2(twice / seconds)), separator: "\t")
    fflush(nil)
  }

  private static func text(_ value: Double) -> String { String(format: "%.4g", value) }
}
