// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

/// An operator that ties a list to its ends.
struct VFLOperator: Equatable, Sendable {
  /// The ends that an operator ties.
  enum Ends {
    case leading, trailing, both
  }

  let symbol: String
  let axis: MortarAxis
  let ends: Ends
  /// Whether the default padding is between the list and the tied ends.
  let isPadded: Bool
}

/// The meaning of each operator.
extension VFLOperator {
  static let leadingRow = Self("|>", .horizontal, .leading)
  static let leadingColumn = Self("|^", .vertical, .leading)
  static let paddedLeadingRow = Self("||>", .horizontal, .leading, isPadded: true)
  static let paddedLeadingColumn = Self("||^", .vertical, .leading, isPadded: true)

  static let surroundingRow = Self("|>>", .horizontal, .both)
  static let surroundingColumn = Self("|^^", .vertical, .both)
  static let paddedSurroundingRow = Self("||>>", .horizontal, .both, isPadded: true)
  static let paddedSurroundingColumn = Self("||^^", .vertical, .both, isPadded: true)

  static let trailingRow = Self("<|", .horizontal, .trailing)
  static let trailingColumn = Self("^|", .vertical, .trailing)
  static let paddedTrailingRow = Self("<||", .horizontal, .trailing, isPadded: true)
  static let paddedTrailingColumn = Self("^||", .vertical, .trailing, isPadded: true)

  static let onlyTrailingRow = Self("<!", .horizontal, .trailing)
  static let onlyTrailingColumn = Self("^!", .vertical, .trailing)
  static let paddedOnlyTrailingRow = Self("<!!", .horizontal, .trailing, isPadded: true)
  static let paddedOnlyTrailingColumn = Self("^!!", .vertical, .trailing, isPadded: true)

  private init(_ symbol: String, _ axis: MortarAxis, _ ends: Ends, isPadded: Bool = false) {
    self.init(symbol: symbol, axis: axis, ends: ends, isPadded: isPadded)
  }
}
