// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Margins before safe area and inheritance, of views for which the canvas has other ones than 8 on each side.
struct MarginRules: Sendable {
  var platform: InterfacePlatform
  var tools: ToolsVersion

  /// The width from which on a view counts as wide.
  static let wide = 414.0
  /// The greatest width of text that is comfortable to read.
  static let readableWidth = 672.0

  /// The margins of a controller's root view, and of a view at the top of a xib.
  func rootMargins(of view: ViewDescription, width: Double, isController: Bool) -> LayoutInsets? {
    guard platform != .macOS else { return nil }
    if platform == .tvOS { return .zero }
    guard isController || tools >= 12000 else { return nil }
    var side = width < Self.wide ? 16.0 : 20
    if view.followsReadableWidth { side = max(side, (width - Self.readableWidth) / 2) }
    guard let own = view.margins?.insets else {
      return LayoutInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return LayoutInsets(
      top: own.top, left: max(own.left, side), bottom: own.bottom, right: max(own.right, side))
  }

  /// The margins of the content view of a table's cell.
  func cellMargins(of content: ViewDescription, cell: ViewDescription) -> LayoutInsets? {
    guard content.margins == nil, tools >= 13100 else { return nil }
    let side = (cell.frame?.width ?? 0) < Self.wide ? 16.0 : 20
    let accessory = cell.appearance.styles["accessoryType"] ?? "none"
    return LayoutInsets(
      top: 11, left: side, bottom: 11, right: accessory == "none" ? side : 8)
  }
}
