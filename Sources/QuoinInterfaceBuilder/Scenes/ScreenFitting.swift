// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Finds how large the main view of a scene is on another screen than that of its canvas.
///
/// A view that fills its screen fills the other one. A controller's view that ends where an opaque
/// bar begins, or that is a sheet, leaves as much of the other screen free. All other views keep
/// their size: views of a xib that are parts of a larger view, popovers, children of containers.
struct ScreenFitting {
  private let canvasDocument: InterfaceDocument
  private let old: Screen
  private let new: Screen
  private let bars: BarContexts

  private struct Screen {
    /// The size of the screen; nil when the file names no known device.
    var size: LayoutSize?
    var insets: LayoutInsets
    var bars: BarHeights
  }

  /// Creates the fitting; nil when the screen is the one of the file.
  init?(from canvasDocument: InterfaceDocument, to document: InterfaceDocument) {
    guard document.device != canvasDocument.device else { return nil }
    self.canvasDocument = canvasDocument
    old = Self.screen(of: canvasDocument)
    new = Self.screen(of: document)
    bars = BarContexts(canvasDocument)
  }

  private static func screen(of document: InterfaceDocument) -> Screen {
    let device = document.device
    let rules = SafeAreaRules(
      platform: document.kind.platform, era: document.era, device: device)
    var screen = Screen(
      size: rules.screenSize(), insets: rules.screenInsets().insets,
      bars: BarHeights(era: document.era, device: device))
    // Opaque bars begin below the status bar even on canvases that do not draw one.
    let running = device.flatMap { $0.known?.runningInsets(in: $0.orientation) }
    screen.insets.top = max(screen.insets.top, running?.top ?? 0)
    return screen
  }

  /// The size of the main view of a scene of the canvas, nil when it stays as it is.
  func size(of scene: SceneDescription) -> LayoutSize? {
    guard let newSize = new.size, scene.hasMainRoot, let root = scene.roots.first,
      let frame = canvasDocument.views[root].frame
    else { return nil }
    let size = LayoutSize(width: frame.width, height: frame.height)
    guard let controller = scene.controller, controller.id != canvasDocument.views[root].id else {
      return fillsScreen(size) ? newSize : nil
    }
    let context = bars.context(of: controller)
    guard !controller.hasFixedSize, !context.isEmbedded else { return nil }
    // The canvas of a controller without a device is the screen.
    guard let oldSize = old.size, size != oldSize else { return newSize }
    let free = oldSize.height - size.height
    guard size.width == oldSize.width, free > 0 else { return nil }
    let edges = controller.extendedEdges
    let change = covered(on: new, edges, context) - covered(on: old, edges, context)
    return LayoutSize(width: newSize.width, height: newSize.height - free - change)
  }

  /// Whether a view without a controller has the size of a whole screen.
  private func fillsScreen(_ size: LayoutSize) -> Bool {
    if let oldSize = old.size { return size == oldSize }
    return ViewEnds.screensWithoutDevice.contains(size)
  }

  /// The part of a screen above and below a view that does not fill it: the screen's own insets,
  /// and the bars that the view ends at. A sheet begins below the status bar.
  private func covered(
    on screen: Screen, _ edges: Set<String>?, _ context: BarContext
  ) -> Double {
    let isBelowBar = context.navigationBar == .opaque || edges?.contains("top") == false
    let bottomBar = context.tabBar ?? context.toolbar
    let isAboveBar = bottomBar == .opaque || edges?.contains("bottom") == false
    var covered = isBelowBar || !isAboveBar ? screen.insets.top : 0
    if isBelowBar, context.navigationBar != nil {
      covered += screen.bars.height(of: .navigationBar)
    }
    if isAboveBar { covered += screen.insets.bottom }
    if isAboveBar, bottomBar != nil {
      covered += screen.bars.height(of: context.tabBar != nil ? .tabBar : .toolbar)
    }
    return covered
  }
}
