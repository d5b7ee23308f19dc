// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Finds how large the main view of a scene is on another screen than the one it was drawn on.
///
/// A view that fills its screen fills the other one. A controller's view that ends where an opaque
/// bar begins, or that is a sheet, leaves as much of the other screen free. All other views keep
/// their size: views of a xib that are parts of something larger, popovers, children of containers.
struct ScreenFitting {
  private let drawn: InterfaceDocument
  private let oldScreen: LayoutSize?
  private let newScreen: LayoutSize
  private let oldInsets: LayoutInsets
  private let newInsets: LayoutInsets
  /// What the status bar takes of the old screen, also where the canvas does not draw it.
  private let statusBar: Double
  private let bars: BarContexts

  /// nil when the screen is the one of the file.
  init?(from drawn: InterfaceDocument, to wanted: InterfaceDocument) {
    guard wanted.device != drawn.device else { return nil }
    let old = Self.rules(drawn)
    let new = Self.rules(wanted)
    guard let screen = new.screenSize() else { return nil }
    self.drawn = drawn
    oldScreen = old.screenSize()
    newScreen = screen
    oldInsets = old.screenInsets()
    newInsets = new.screenInsets()
    statusBar =
      drawn.device.flatMap { DeviceTable.device($0.id) }?
      .runningInsets(isLandscape: drawn.device?.isLandscape == true).top ?? 20
    bars = BarContexts(drawn)
  }

  private static func rules(_ document: InterfaceDocument) -> SafeAreaRules {
    SafeAreaRules(
      platform: document.kind.platform, tools: document.toolsVersion, device: document.device)
  }

  /// The size of the main view of the scene with an id, nil when it stays as it is.
  func size(ofScene id: String) -> LayoutSize? {
    guard let scene = drawn.scenes.first(where: { $0.id == id }), scene.hasMainRoot,
      let root = scene.roots.first, let frame = drawn.views[root].frame
    else { return nil }
    let size = LayoutSize(width: frame.width, height: frame.height)
    guard let controller = scene.controller, controller.id != drawn.views[root].id else {
      return fillsScreen(size) ? newScreen : nil
    }
    let context = bars.context(of: controller)
    guard !controller.hasFixedSize, !context.isEmbedded else { return nil }
    // The canvas of a controller without a device is the screen.
    guard let oldScreen, size != oldScreen else { return newScreen }
    let free = oldScreen.height - size.height
    guard size.width == oldScreen.width, free > 0 else { return nil }
    return LayoutSize(
      width: newScreen.width,
      height: newScreen.height - free - change(of: controller, context))
  }

  /// Whether a view that no controller has is drawn on a whole screen.
  private func fillsScreen(_ size: LayoutSize) -> Bool {
    if let oldScreen { return size == oldScreen }
    return Self.screensWithoutDevice.contains(size)
  }

  /// What canvases showed before files named devices.
  private static let screensWithoutDevice = [
    LayoutSize(width: 320, height: 480), LayoutSize(width: 320, height: 568),
    LayoutSize(width: 375, height: 667), LayoutSize(width: 600, height: 600),
    LayoutSize(width: 768, height: 1024),
  ]

  /// How much more than on the old screen lies above and below the view.
  private func change(of controller: ControllerDescription, _ context: BarContext) -> Double {
    func stops(_ bar: BarContext.Bar?, _ edge: String) -> Bool {
      bar == .opaque || controller.extendedEdges?.contains(edge) == false
    }
    var change = 0.0
    // A bar, or a sheet, begins below what the screen itself covers.
    let isBelowBar = stops(context.navigationBar, "top")
    let isAboveBar = stops(context.tabBar ?? context.toolbar, "bottom")
    if isBelowBar || !isAboveBar { change += newInsets.top - max(oldInsets.top, statusBar) }
    if isAboveBar { change += newInsets.bottom - oldInsets.bottom }
    return change
  }
}
