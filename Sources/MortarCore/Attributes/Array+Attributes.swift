// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MortarAttributes in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinPlatform

extension Array where Element: MortarLayoutItem {
  /// The left edge, in either reading direction.
  @preconcurrency @MainActor public var m_left: [MortarAttribute] { map(\.m_left) }
  /// The right edge, in either reading direction.
  @preconcurrency @MainActor public var m_right: [MortarAttribute] { map(\.m_right) }
  /// The top edge.
  @preconcurrency @MainActor public var m_top: [MortarAttribute] { map(\.m_top) }
  /// The bottom edge.
  @preconcurrency @MainActor public var m_bottom: [MortarAttribute] { map(\.m_bottom) }
  /// The edge where reading begins.
  @preconcurrency @MainActor public var m_leading: [MortarAttribute] { map(\.m_leading) }
  /// The edge where reading ends.
  @preconcurrency @MainActor public var m_trailing: [MortarAttribute] { map(\.m_trailing) }
  /// The width.
  @preconcurrency @MainActor public var m_width: [MortarAttribute] { map(\.m_width) }
  /// The height.
  @preconcurrency @MainActor public var m_height: [MortarAttribute] { map(\.m_height) }
  /// The middle between left and right.
  @preconcurrency @MainActor public var m_centerX: [MortarAttribute] { map(\.m_centerX) }
  /// The middle between top and bottom.
  @preconcurrency @MainActor public var m_centerY: [MortarAttribute] { map(\.m_centerY) }
  /// The baseline of the last line; the bottom edge of views without text.
  @preconcurrency @MainActor public var m_baseline: [MortarAttribute] { map(\.m_baseline) }
  /// The baseline of the first line; the top edge of views without text.
  @preconcurrency @MainActor public var m_firstBaseline: [MortarAttribute] { map(\.m_firstBaseline) }
  /// The baseline of the last line; the bottom edge of views without text.
  @preconcurrency @MainActor public var m_lastBaseline: [MortarAttribute] { map(\.m_lastBaseline) }
  /// Left and right, in either reading direction.
  @preconcurrency @MainActor public var m_sides: [MortarAttribute] { map(\.m_sides) }
  /// The top and bottom edges.
  @preconcurrency @MainActor public var m_caps: [MortarAttribute] { map(\.m_caps) }
  /// The width and the height.
  @preconcurrency @MainActor public var m_size: [MortarAttribute] { map(\.m_size) }
  /// The horizontal and the vertical center.
  @preconcurrency @MainActor public var m_center: [MortarAttribute] { map(\.m_center) }
  /// The left and top edges.
  @preconcurrency @MainActor public var m_origin: [MortarAttribute] { map(\.m_origin) }
  /// The top and left edges.
  @preconcurrency @MainActor public var m_cornerTL: [MortarAttribute] { map(\.m_cornerTL) }
  /// The top and right edges.
  @preconcurrency @MainActor public var m_cornerTR: [MortarAttribute] { map(\.m_cornerTR) }
  /// The bottom and left edges.
  @preconcurrency @MainActor public var m_cornerBL: [MortarAttribute] { map(\.m_cornerBL) }
  /// The bottom and right edges.
  @preconcurrency @MainActor public var m_cornerBR: [MortarAttribute] { map(\.m_cornerBR) }
  /// The top, left, bottom and right edges.
  @preconcurrency @MainActor public var m_edges: [MortarAttribute] { map(\.m_edges) }
  /// Top, left, width and height, in this order.
  @preconcurrency @MainActor public var m_frame: [MortarAttribute] { map(\.m_frame) }
}

// AppKit has no margins.
#if !QUOIN_APPKIT
extension Array where Element: MortarLayoutItem {
  /// The left edge within the margins.
  @preconcurrency @MainActor public var m_leftMargin: [MortarAttribute] { map(\.m_leftMargin) }
  /// The right edge within the margins.
  @preconcurrency @MainActor public var m_rightMargin: [MortarAttribute] { map(\.m_rightMargin) }
  /// The top edge within the margins.
  @preconcurrency @MainActor public var m_topMargin: [MortarAttribute] { map(\.m_topMargin) }
  /// The bottom edge within the margins.
  @preconcurrency @MainActor public var m_bottomMargin: [MortarAttribute] { map(\.m_bottomMargin) }
  /// The leading edge within the margins.
  @preconcurrency @MainActor public var m_leadingMargin: [MortarAttribute] { map(\.m_leadingMargin) }
  /// The trailing edge within the margins.
  @preconcurrency @MainActor public var m_trailingMargin: [MortarAttribute] { map(\.m_trailingMargin) }
  /// The middle between the left and the right margin.
  @preconcurrency @MainActor public var m_centerXWithinMargin: [MortarAttribute] { map(\.m_centerXWithinMargin) }
  /// The middle between the top and the bottom margin.
  @preconcurrency @MainActor public var m_centerYWithinMargin: [MortarAttribute] { map(\.m_centerYWithinMargin) }
}
#endif
