// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The arrangement of a stack view, with distribution and alignment as the file spells them.
package struct StackDescription: Equatable, Sendable {
  package var isVertical = false
  /// The distribution; empty for the default of the platform.
  package var distribution = ""
  package var alignment = ""
  package var spacing = 0.0
  package var isBaselineRelative = false
  /// macOS: the space around the content, in the order top, left, bottom, right.
  package var edgeInsets: [Double] = [0, 0, 0, 0]
  /// The hugging priorities of the stack view itself, on macOS.
  package var stackHugging = AxisPair(250.0, 250.0)
  /// macOS: how strongly the stack keeps its content from reaching beyond its far edges.
  package var clippingResistance = AxisPair(1000.0, 1000.0)
  /// macOS: the space after a view, where it is not ``spacing``; by index in the arranged list.
  package var customSpacing: [Double?] = []
}
