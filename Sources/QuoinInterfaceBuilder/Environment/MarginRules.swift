// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Margins before safe area and inheritance, of views for which the canvas has other ones than 8 on
/// each side.
struct MarginRules: Sendable {
  var platform: InterfacePlatform
  var era: InterfaceBuilderEra

  /// The width from which on a view at the top counts as wide, in points: 393 is not, 400 and 402
  /// are.
  static let wide = 400.0
  /// The width from which on the cells of a table count as on a wide screen, in points: 375 is not,
  /// 390 and 393 are.
  private static let wideScreen = 390.0
  /// The width from which on a cell on a wide screen is wide itself, in points: 320 is not, 331 is.
  private static let wideCell = 326.0
  /// The maximum width of text that is comfortable to read.
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
  ///
  /// - Parameters:
  ///   - isOnItsSide: Whether the device is a phone in landscape, where newer builds have the narrow
  ///     margin. Observed on one cell.
  ///   - keepsFrames: Whether the frames in the cell may be those of an older build.
  func cellMargins(
    of content: ViewDescription, cell: ViewDescription, screenWidth: Double?,
    isOnItsSide: Bool = false, keepsFrames: Bool = false
  ) -> MeasuredInsets? {
    guard era >= .xcode9 else { return nil }
    let isNarrow = isOnItsSide && era >= .xcode11
    let side = cellSide(of: cell, screenWidth: isNarrow ? nil : screenWidth)
    let hasAccessory = (cell.appearance.styles["accessoryType"] ?? "none") != "none"
    let trailing = hasAccessory ? MarginRow.accessory : side
    let ends = era >= .xcode26 && !keepsFrames ? MarginRow.newCellEnds : .cellEnds
    // Margins that the file sets are no less than those of every cell.
    let own = content.margins?.insets ?? .zero
    var leading = side.measure
    if hasAccessory { leading.edges = [.left] }
    var measures = [leading]
    if hasAccessory { measures.append(trailing.measure) }
    if content.margins == nil { measures.append(ends.measure) }
    return MeasuredInsets(
      insets: LayoutInsets(
        top: max(own.top, ends.points), left: max(own.left, side.points),
        bottom: max(own.bottom, ends.points), right: max(own.right, trailing.points)),
      measures: measures)
  }

  /// The side margin depends on the screen, and in older builds on where the cell is.
  private func cellSide(of cell: ViewDescription, screenWidth: Double?) -> MarginRow {
    let width = cell.frame?.width ?? screenWidth ?? 0
    let isOnWideScreen = (screenWidth ?? 0) >= Self.wideScreen
    if era < .xcode11 {
      if cell.host == nil { return width >= Self.oldWideCell ? .wideOldCellInXib : .narrowCell }
      if !isOnWideScreen {
        return Self.oldPlainCells.contains(width) ? .narrowCell : .oddOldCell
      }
    }
    if isOnWideScreen, width >= Self.wideCell { return .wideCell }
    return era >= .xcode11 && era < .xcode12 && !isOnWideScreen
      ? .narrowCellOfXcode11 : .narrowCell
  }

  /// The width from which on a cell at the top of a xib was wide before build 14800, in points.
  private static let oldWideCell = 414.0
  /// The widths of cells, in points, that tables on narrow screens gave 16 points before build
  /// 14800.
  private static let oldPlainCells = 374.0..<414
}
