// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Margins before safe area and inheritance, of views for which the canvas has other ones than 8 on
/// each side.
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
  ///
  /// `screenWidth` is that of the device, nil when the file names none. The cell of a xib has no
  /// table around it.
  func cellMargins(
    of content: ViewDescription, cell: ViewDescription, screenWidth: Double?
  ) -> LayoutInsets? {
    guard tools >= 13100 else { return nil }
    // A content view that keeps the margins of the table sees those of the screen.
    let table = content.preservesSuperviewMargins ? screenWidth : nil
    let width = cell.frame?.width ?? 0
    // On a wide screen a table may be inset by its own margins. Observed: `Settings.storyboard` of
    // duckduckgo+iOS with cells of 374 points, `FirmwareUpdate.xib` of IOS-nRF-Mesh-Library with
    // 396; cells of 371 and less have narrow margins.
    let isInset = (screenWidth ?? 0) >= Self.wide && width >= Self.wide - 40
    let isWide = (table ?? width) >= Self.wide || isInset
    var side = isWide ? 20.0 : 16
    if tools >= 14800, tools < 17000, !isWide || cell.host == nil { side = 15 }
    let hasAccessory = (cell.appearance.styles["accessoryType"] ?? "none") != "none"
    let vertical = tools >= 24000 && content.preservesSuperviewMargins ? 15.0 : 11
    let own =
      content.margins?.insets
      ?? LayoutInsets(top: vertical, left: 0, bottom: vertical, right: 0)
    return LayoutInsets(
      top: own.top, left: max(own.left, side), bottom: own.bottom,
      right: max(own.right, hasAccessory ? 8 : side))
  }
}
