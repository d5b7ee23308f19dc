// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension ViewInfo: @preconcurrency CustomStringConvertible {
  /// The values by the names of their views, such as `[title: 0, text: 1]`: numbers in ascending
  /// order, and equal numbers and other values in the order of the names.
  ///
  /// Views without an accessibility identifier are named by their class and their place among their
  /// siblings. Values that were set as closures are computed.
  @MainActor public var description: String {
    let values = infos.map { (name: PlatformItem.name(of: $0.view), info: $0.info) }
      .sorted { Self.isBefore($0, $1) }
    guard !values.isEmpty else { return "[:]" }
    return "[" + values.map { "\($0.name): \($0.info)" }.joined(separator: ", ") + "]"
  }

  private static func isBefore(
    _ first: (name: String, info: InfoType), _ second: (name: String, info: InfoType)
  ) -> Bool {
    if let one = first.info as? Int, let other = second.info as? Int, one != other {
      return one < other
    }
    return first.name < second.name
  }
}
