// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The insets of a root view's safe area: those of the screen, and bars.
struct SafeAreaRules: Sendable {
  var platform: InterfacePlatform
  var era: InterfaceBuilderEra
  var device: DeviceDescription?

  private var row: DeviceTable.Device? { device.flatMap { DeviceTable.device($0.id) } }

  /// The insets that the screen itself has.
  func screenInsets() -> MeasuredInsets {
    switch platform {
    case .macOS, .watchOS: return .zero
    case .tvOS:
      let isOld = era < .xcode9Late && device?.isChosen != true
      let side = isOld ? 90.0 : 80
      return MeasuredInsets(
        insets: LayoutInsets(top: 60, left: side, bottom: 60, right: side),
        measures: [isOld ? SafeAreaRow.oldTelevision.measure : SafeAreaRow.television.measure])
    case .iOS: break
    }
    guard let device, let row else {
      return MeasuredInsets(
        insets: LayoutInsets(top: 20, left: 0, bottom: 0, right: 0),
        measures: [SafeAreaRow.noDevice.measure])
    }
    let isLandscape = device.isLandscape
    if device.isChosen {
      return MeasuredInsets(
        insets: row.runningInsets(isLandscape: isLandscape),
        measures: [row.insetMeasure(isLandscape: isLandscape, era: .xcode26)])
    }
    var measured = MeasuredInsets(
      insets: row.canvasInsets(isLandscape: isLandscape, era: era),
      measures: [row.insetMeasure(isLandscape: isLandscape, era: era)])
    if !isLandscape, row.hasHomeButton, row.family == .phone, era >= .xcode11, era < .xcode15 {
      measured.insets.top = 0
      measured.measures = [SafeAreaRow.hiddenStatusBar.measure]
    }
    return measured
  }

  /// The size of the screen as it is held.
  func screenSize() -> LayoutSize? { row?.size(isLandscape: device?.isLandscape == true) }

  /// The insets of a view of the given size at the top of a xib.
  func viewInsets(size: LayoutSize) -> MeasuredInsets {
    var measured = screenInsets()
    guard platform == .iOS, let screen = screenSize(), size != screen else { return measured }
    leaveTopUncovered(size, &measured)
    // The home indicator covers what is wider than the screen, in newer builds every view.
    if era < .xcode14, size.width <= screen.width, measured.insets.bottom > 0 {
      measured.set(.bottom, 0, .partBottom)
    }
    return measured
  }

  /// Older builds drew no status bar above a small view whose size is not the screen's.
  private func leaveTopUncovered(_ size: LayoutSize, _ measured: inout MeasuredInsets) {
    if era < .xcode11, size.height < Self.heightBelowStatusBar, measured.insets.top > 0 {
      measured.set(.top, 0, .partTop)
    }
  }

  /// In points: views of 351 and less had no inset, views of 480 and more had one.
  private static let heightBelowStatusBar = 480.0

  /// The insets of a controller's root view of the given size.
  func rootInsets(
    size: LayoutSize, controller: ControllerDescription?, bars: BarContext
  ) -> MeasuredInsets {
    guard platform == .iOS else { return screenInsets() }
    if bars.isEmbedded {
      return MeasuredInsets(insets: .zero, measures: [SafeAreaRow.embedded.measure])
    }
    var measured = screenInsets()
    let isRounded = measured.insets.bottom > 0
    if controller?.hasStatusBar == false, !isRounded {
      measured.insets.top = 0
      // The file states it.
      measured.measures = []
    }
    if era >= .xcode16Late, isRounded, device?.isChosen != true {
      // A bug of these builds: the root view gets the insets of the screen twice.
      measured.insets = measured.insets.merging(measured.insets, +)
      measured.measures.append(SafeAreaRow.twice.measure)
    }
    if controller?.hasFixedSize == true { leaveTopUncovered(size, &measured) }
    if isSheet(size) {
      let hasBar = bars.navigationBar != nil
      measured.set(
        .top, hasBar ? spaceAboveBarOfSheet : 0,
        hasBar ? (era >= .xcode26 ? .newSheetBar : .sheetBar) : .sheet)
    }
    addBars(bars, edges: controller?.extendedEdges, to: &measured)
    return measured
  }

  /// A bar of a page sheet is higher than others: 56, in Xcode 26 74 in all. Observed:
  /// `NeoPixel.storyboard` of Bluefruit_LE_Connect_v2, `Settings.storyboard` of
  /// IOS-nRF-Mesh-Library.
  private var spaceAboveBarOfSheet: Double { era >= .xcode26 ? 20 : 12 }

  private func addBars(
    _ bars: BarContext, edges: Set<String>?, to measured: inout MeasuredInsets
  ) {
    let heights = BarHeights(era: era, device: device)
    if let bar = bars.navigationBar {
      measured.insets.top += heights.height(of: .navigationBar)
      measured.append(heights.measure(of: .navigationBar, at: .top))
      if bars.hasLargeTitle {
        measured.insets.top += heights.height(of: .largeTitle)
        measured.append(heights.measure(of: .largeTitle, at: .top))
      }
      // Without a device the canvas moves a view below such a bar, but does not shrink it: it
      // extends beyond the bottom. Observed: `Calculator.storyboard` of RxSwift and three more.
      if bar == .opaque, device == nil, era >= .xcode8 {
        measured.insets.bottom += measured.insets.top
        measured.append(SafeAreaRow.opaqueTopWithoutDevice.measure)
      }
      // Such a bar is above the view instead.
      if bar == .opaque || edges?.contains("top") == false { measured.set(.top, 0, .opaqueTop) }
    }
    let bottomBars: [(BarContext.Bar?, BarHeights.Bar)] = [
      (bars.tabBar, .tabBar), (bars.toolbar, .toolbar),
    ]
    for (bar, name) in bottomBars {
      guard let bar else { continue }
      measured.insets.bottom += heights.height(of: name)
      measured.append(heights.measure(of: name, at: .bottom))
      if bar == .opaque || edges?.contains("bottom") == false {
        measured.insets.bottom = 0
        measured.append(SafeAreaRow.opaqueBottom.measure)
      }
    }
  }

  /// Whether the size is that of a page sheet, which begins below the status bar.
  private func isSheet(_ size: LayoutSize) -> Bool {
    guard let screen = screenSize(), size.width == screen.width else { return false }
    let gap = screen.height - size.height
    return gap >= 20 && gap <= max(60, screenInsets().insets.top + 20)
  }
}

extension MeasuredInsets {
  fileprivate mutating func append(_ measure: CanvasMeasure?) {
    if let measure { measures.append(measure) }
  }

  /// Replaces the inset at an edge, and with it the rows for that edge.
  fileprivate mutating func set(_ edge: InsetEdge, _ inset: Double, _ row: SafeAreaRow) {
    insets[keyPath: edge.inset] = inset
    for index in measures.indices { measures[index].edges.remove(edge) }
    measures.removeAll { $0.edges.isEmpty }
    measures.append(row.measure)
  }
}
