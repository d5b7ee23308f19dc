// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value for each of the two axes.
package struct AxisPair<Value> {
  package var horizontal: Value
  package var vertical: Value

  package init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}
