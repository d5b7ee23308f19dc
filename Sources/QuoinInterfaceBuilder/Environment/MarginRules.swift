// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Margins before safe area and inheritance, of views for which the canvas has other ones than 8 on
/// each side.
struct MarginRules: Sendable {
  var platform: InterfacePlatform
  var era: InterfaceBuilderEra

  /// The width from which on a view counts as wide.
  static let wide = 414.0
  /// The greatest width of text that is comfortable to read.
  static let readableWidth = 672.0

  /// The margins of a controller's root view, and of a view at the top of a xib; nil where they are
  /// those of any other view.
  func rootMargins(
    of view: ViewDescription, width: Double, isController: Bool
  ) -> MeasuredInsets? {
    guard platform != .macOS else { return nil }
    if platform == .tvOS {
      return MeasuredInsets(insets: .zero, measures: [MarginRow.televisionRoot.measure])
    }
    guard isController || era >= .xcode8Late else { return nil }
    var row = width < Self.wide ? MarginRow.narrowRoot : .wideRoot
    let readable = (width - Self.readableWidth) / 2
    if view.followsReadableWidth, readable > row.points {
      row = .readableRoot
      row.points = readable
    }
    let own = view.margins?.insets ?? .zero
    return MeasuredInsets(
      insets: LayoutInsets(
        top: own.top, left: max(own.left, row.points), bottom: own.bottom,
        right: max(own.right, row.points)),
      measures: view.margins == nil
        ? [row.measure, MarginRow.rootEnds.measure] : [row.measure])
  }

  /// The margins of the content view of a table's cell; nil where they are those of any other view.
  ///
  /// `screenWidth` is that of the device, nil when the file names none. The cell of a xib has no
  /// table around it.
  func cellMargins(
    of content: ViewDescription, cell: ViewDescription, screenWidth: Double?
  ) -> MeasuredInsets? {
    guard era >= .xcode9 else { return nil }
    let side = cellSide(of: content, cell: cell, screenWidth: screenWidth)
    let hasAccessory = (cell.appearance.styles["accessoryType"] ?? "none") != "none"
    let trailing = hasAccessory ? MarginRow.accessory : side
    let isNew = era >= .xcode26 && content.preservesSuperviewMargins
    let ends = isNew ? MarginRow.newCellEnds : .cellEnds
    let own =
      content.margins?.insets
      ?? LayoutInsets(top: ends.points, left: 0, bottom: ends.points, right: 0)
    var leading = side.measure
    if hasAccessory { leading.edges = [.left] }
    var measures = [leading]
    if hasAccessory { measures.append(trailing.measure) }
    if content.margins == nil { measures.append(ends.measure) }
    return MeasuredInsets(
      insets: LayoutInsets(
        top: own.top, left: max(own.left, side.points), bottom: own.bottom,
        right: max(own.right, trailing.points)),
      measures: measures)
  }

  private func cellSide(
    of content: ViewDescription, cell: ViewDescription, screenWidth: Double?
  ) -> MarginRow {
    // A content view that keeps the margins of the table sees those of the screen.
    let table = content.preservesSuperviewMargins ? screenWidth : nil
    let width = cell.frame?.width ?? 0
    // On a wide screen a table may be inset by its own margins. Observed: `Settings.storyboard` of
    // duckduckgo+iOS with cells of 374 points, `FirmwareUpdate.xib` of IOS-nRF-Mesh-Library with
    // 396; cells of 371 and less have narrow margins.
    let isInset = (screenWidth ?? 0) >= Self.wide && width >= Self.wide - 40
    let isWide = (table ?? width) >= Self.wide || isInset
    let isOfXcode11 = era >= .xcode11 && era < .xcode12
    if isOfXcode11, !isWide || cell.host == nil { return .narrowCellOfXcode11 }
    return isWide ? .wideCell : .narrowCell
  }
}
