// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The slopes of the costs of basic quantities in their segments, by row.
///
/// Invariant: `rows` are those whose basic quantity is between two breakpoints and has a slope
/// there. Each change of a basic quantity's segment, and each exchange, is followed by
/// `BoundedSimplex.updateRowSlope(_:)`.
struct RowSlopes: ~Copyable, Sendable {
  /// The slope at one level.
  struct Part: Equatable, Sendable {
    var level: Int32
    var number: Double
  }

  /// The rows with a slope.
  private(set) var rows = BitMatrix()
  /// Indexed by the row: its slope, if a single bound determines it. For several bounds the level
  /// is -1.
  private var parts = Buffer<Part>()

  private static let several = Part(level: -1, number: 0)

  /// Starts with no slopes.
  mutating func clear(rowCount: Int) {
    rows.clear(lineCount: 1, columnCount: rowCount)
    parts.refill(Self.several, count: rowCount)
  }

  /// The slope of a row that has a single one.
  @inline(__always)
  func single(_ row: Int) -> Part? {
    let part = parts.unchecked[row]
    return part.level < 0 ? nil : part
  }

  /// Sets the slope of a row that has a single one.
  mutating func set(_ row: Int, _ part: Part) {
    rows.insert(row)
    parts[row] = part
  }

  /// Sets whether a row has slopes, of several bounds.
  mutating func set(_ row: Int, hasSlope: Bool) {
    guard hasSlope else { return rows.remove(row) }
    rows.insert(row)
    parts[row] = Self.several
  }
}
