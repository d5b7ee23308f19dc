// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// What a canvas covers of a root view: the screen's own insets, and bars.
struct SafeAreaRules: Sendable {
  var platform: InterfacePlatform
  var tools: ToolsVersion
  var device: DeviceDescription?

  /// The insets that the screen itself has.
  func screenInsets() -> LayoutInsets {
    switch platform {
    case .macOS, .watchOS: return .zero
    case .tvOS:
      let side = tools < 13700 && device?.isChosen != true ? 90.0 : 80
      return LayoutInsets(top: 60, left: side, bottom: 60, right: side)
    case .iOS: break
    }
    guard let device, let row = DeviceTable.device(device.id) else {
      return LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
    if device.isChosen { return row.runningInsets(isLandscape: device.isLandscape) }
    if device.isLandscape {
      let sides = row.landscape.sides > 0 ? notch(row.landscape.sides, row) : 0
      return LayoutInsets(
        top: row.landscape.top, left: sides, bottom: row.landscape.bottom, right: sides)
    }
    if Self.hasHomeButton(row), row.size.width < 700 {
      // Between these builds the canvas draws no status bar.
      let top = tools < 14800 || tools >= 21600 ? row.top : 0
      return LayoutInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    return LayoutInsets(top: notch(row.top, row), left: 0, bottom: row.bottom, right: 0)
  }

  private func notch(_ old: Double, _ row: DeviceTable.Device) -> Double {
    tools >= 21000 ? row.newNotch ?? old : old
  }

  private static func hasHomeButton(_ row: DeviceTable.Device) -> Bool { row.bottom == 0 }

  /// The size of the screen as it is held.
  func screenSize() -> LayoutSize? {
    guard let device, let row = DeviceTable.device(device.id) else { return nil }
    return row.size(isLandscape: device.isLandscape)
  }

  /// The insets of a controller's root view of the given size.
  func rootInsets(
    size: LayoutSize, controller: ControllerDescription?, bars: BarContext
  ) -> LayoutInsets {
    guard platform == .iOS else { return screenInsets() }
    if bars.isEmbedded { return .zero }
    var insets = screenInsets()
    let isRounded = insets.bottom > 0
    if controller?.hasStatusBar == false, !isRounded { insets.top = 0 }
    if tools >= 23700, tools < 30000, isRounded, device?.isChosen != true {
      // A fault of these builds: the root view gets the insets of the screen twice.
      insets = LayoutInsets(
        top: insets.top * 2, left: insets.left * 2, bottom: insets.bottom * 2,
        right: insets.right * 2)
    }
    let isSheet = isSheet(size)
    if isSheet { insets.top = bars.navigationBar == nil ? 0 : spaceAboveBarOfSheet }
    addBars(bars, edges: controller?.extendedEdges, to: &insets)
    return insets
  }

  /// A bar of a page sheet is higher than others: 56, from build 24000 on 74 in all. Observed:
  /// `NeoPixel.storyboard` of Bluefruit_LE_Connect_v2, `Settings.storyboard` of
  /// IOS-nRF-Mesh-Library.
  private var spaceAboveBarOfSheet: Double { tools >= 24000 ? 20 : 12 }

  private func addBars(
    _ bars: BarContext, edges: Set<String>?, to insets: inout LayoutInsets
  ) {
    let heights = BarHeights(tools: tools, device: device)
    if let bar = bars.navigationBar {
      insets.top += heights.navigationBar + (bars.hasLargeTitle ? heights.largeTitle : 0)
      // Without a device the canvas moves a view below such a bar, but does not shrink it: it hangs
      // out at the bottom. Observed: `Calculator.storyboard` of RxSwift and three more.
      if bar == .opaque, device == nil, tools >= 11000 { insets.bottom += insets.top }
      // Such a bar stands above the view instead.
      if bar == .opaque || edges?.contains("top") == false { insets.top = 0 }
    }
    let bottomBars: [(BarContext.Bar?, Double)] = [
      (bars.tabBar, heights.tabBar), (bars.toolbar, heights.toolbar),
    ]
    for (bar, height) in bottomBars {
      guard let bar else { continue }
      insets.bottom += height
      if bar == .opaque || edges?.contains("bottom") == false { insets.bottom = 0 }
    }
  }

  /// Whether the size is that of a page sheet, which begins below the status bar.
  private func isSheet(_ size: LayoutSize) -> Bool {
    guard let screen = screenSize(), size.width == screen.width else { return false }
    let gap = screen.height - size.height
    return gap >= 20 && gap <= max(60, screenInsets().top + 20)
  }
}
