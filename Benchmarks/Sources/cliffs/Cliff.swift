// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring

/// A shape of layout that used to take far more time than its size explains, with the time it may
/// take.
struct Cliff {
  /// The name in the report and on the command line.
  let name: String
  /// The size at which the shape was too slow: views, constraints, levels, attributes or scenes.
  let size: Int
  /// The most seconds at ``size``.
  let limit: Double
  /// The most memory at ``size``, in bytes above that of the program before; nil for no limit.
  let memoryLimit: Double?
  /// Makes a layout of a size, and returns the seconds of the phase that was slow.
  let seconds: @MainActor (Int) throws -> Double

  init(
    _ name: String, size: Int, limit: Double, memoryLimit: Double? = nil,
    _ seconds: @escaping @MainActor (Int) throws -> Double
  ) {
    self.name = name
    self.size = size
    self.limit = limit
    self.memoryLimit = memoryLimit
    self.seconds = seconds
  }

  /// The seconds that something takes.
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = quoin_seconds()
    try body()
    return quoin_seconds() - start
  }

  /// All shapes. Memory is measured first, as long as the program has little of it.
  static let all = ambiguities + conflicts + files + trees + stacks
}
