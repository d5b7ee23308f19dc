// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The insets of a root view's safe area: those of the screen, and bars.
struct SafeAreaRules: Sendable {
  var platform: InterfacePlatform
  var era: InterfaceBuilderEra
  var device: DeviceDescription?

  private var row: SceneDevice? { device?.known }

  /// Returns the insets of the screen itself.
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
      if hidesStatusBar {
        return MeasuredInsets(insets: .zero, measures: [SafeAreaRow.hiddenStatusBar.measure])
      }
      return MeasuredInsets(
        insets: LayoutInsets(top: 20, left: 0, bottom: 0, right: 0),
        measures: [SafeAreaRow.noDevice.measure])
    }
    let orientation = device.orientation
    if device.isChosen {
      return MeasuredInsets(
        insets: row.runningInsets(in: orientation),
        measures: [row.insetMeasure(in: orientation, era: .xcode26)])
    }
    var measured = MeasuredInsets(
      insets: row.canvasInsets(in: orientation, era: era),
      measures: [row.insetMeasure(in: orientation, era: era)])
    if row.hasHomeButton, measured.insets.top > 0, hidesStatusBar {
      measured.insets.top = 0
      measured.measures = [SafeAreaRow.hiddenStatusBar.measure]
    }
    return measured
  }

  /// Whether the canvas draws no status bar on devices with a home button.
  private var hidesStatusBar: Bool { era >= .xcode11 && era < .xcode15 }

  /// A bug of new builds: root views get the insets of the screen twice. Of a view that is only a
  /// part of a screen, that is true of the upper one only, and not for low views.
  /// - Parameter part: the size of the part; nil for the view of a screen.
  /// - Parameter row: The row of the tables for a view of a screen.
  private func repeatInsets(
    ofPart part: LayoutSize?, as row: SafeAreaRow = .twice, _ measured: inout MeasuredInsets
  ) {
    guard era >= .xcode16Late, measured.insets.bottom > 0, device?.isChosen != true else { return }
    guard let part else {
      let once = measured.insets
      measured.insets = once.merging(once, +)
      if device?.orientation == .landscape {
        // Observed: one view of a xib in landscape.
        (measured.insets.left, measured.insets.right) = (once.left, once.right)
      }
      measured.measures.append(row.measure)
      return
    }
    guard part.height >= Self.heightBelowRepeatedInset else { return }
    measured.set(.top, 2 * measured.insets.top, .twiceAbovePart)
  }

  /// The limit in points: views of 216 and less had the inset once, views of 271 and more twice.
  private static let heightBelowRepeatedInset = 240.0

  /// The size of the screen in its orientation.
  func screenSize() -> LayoutSize? {
    device.flatMap { $0.known?.screenSize(in: $0.orientation) }
  }

  /// The insets of a view of the given size at the top of a xib, or beside the controller of a
  /// scene.
  ///
  /// - Parameter bars: The bars that a view of a xib simulates.
  func viewInsets(
    size: LayoutSize, isInScene: Bool, bars: BarContext = BarContext()
  ) -> MeasuredInsets {
    var measured = screenInsets()
    guard platform == .iOS else { return measured }
    let screen = screenSize()
    if isInScene {
      repeatInsets(ofPart: size, &measured)
    } else if size == screen {
      repeatInsets(ofPart: nil, as: .twiceInXib, &measured)
    }
    if screen != nil, size != screen {
      leaveTopUncovered(size, &measured)
      leaveBottomUncovered(size, &measured)
    }
    addBars(bars, edges: nil, fillsCanvas: true, to: &measured)
    return measured
  }

  /// The home indicator covers a part of the screen only if that is larger than the screen itself;
  /// in newer builds every view.
  private func leaveBottomUncovered(_ size: LayoutSize, _ measured: inout MeasuredInsets) {
    guard era < .xcode14, let screen = screenSize(), size != screen, size.width <= screen.width,
      size.height <= screen.height, measured.insets.bottom > 0
    else { return }
    measured.set(.bottom, 0, .partBottom)
  }

  /// Removes the top inset of a small view whose size is not the screen's: older builds drew no
  /// status bar above it.
  private func leaveTopUncovered(_ size: LayoutSize, _ measured: inout MeasuredInsets) {
    if era < .xcode11, size.height < Self.heightBelowStatusBar, measured.insets.top > 0 {
      measured.set(.top, 0, .partTop)
    }
  }

  /// The limit in points: views of 351 and less had no inset, views of 440 and more had one.
  private static let heightBelowStatusBar = 400.0

  /// The insets of a controller's root view of the given size.
  func rootInsets(
    size: LayoutSize, controller: ControllerDescription?, bars: BarContext
  ) -> MeasuredInsets {
    guard platform == .iOS else { return screenInsets() }
    var measured = screenInsets()
    let isRounded = measured.insets.bottom > 0
    if controller?.hasStatusBar == false, !isRounded, era < .xcode11 {
      measured.insets.top = 0
      // The file states that there is no status bar, so nothing is measured.
      measured.measures = []
    }
    let isPart = bars.isEmbedded && size != screen(for: size)
    repeatInsets(ofPart: isPart ? size : nil, &measured)
    let ends = ViewEnds(
      size: size, of: isPart ? nil : canvasSize(of: controller, size: size), bars: bars,
      hasDevice: device != nil, screenTops: [screenInsets().insets.top, runningTop],
      screenBottom: screenInsets().insets.bottom,
      heights: BarHeights(era: era, device: device))
    if controller?.hasFixedSize == true {
      leaveTopUncovered(size, &measured)
      leaveBottomUncovered(size, &measured)
    } else if ends.isSheet {
      let hasBar = bars.navigationBar != nil
      measured.set(
        .top, hasBar ? spaceAboveBarOfSheet : 0,
        hasBar ? (era >= .xcode26 ? .newSheetBar : .sheetBar) : .sheet)
    }
    addBars(bars, edges: controller?.extendedEdges, fillsCanvas: ends.fillsCanvas, to: &measured)
    if ends.isBelowBars { measured.set(.top, 0, .opaqueTop) }
    if ends.isAboveBars { measured.set(.bottom, 0, .opaqueBottom) }
    return measured
  }

  /// The height that the status bar or the notch covers in a running program, in points.
  private var runningTop: Double {
    device.flatMap { $0.known?.runningInsets(in: $0.orientation).top } ?? 20
  }

  /// The size of a controller with all bars around its view; nil where it is not known.
  private func canvasSize(of controller: ControllerDescription?, size: LayoutSize) -> LayoutSize? {
    controller?.hasFixedSize == true ? controller?.freeformSize : screen(for: size)
  }

  /// The size of the screen of a view; without a device the canvas that is as wide as the view.
  private func screen(for size: LayoutSize) -> LayoutSize? {
    if let screen = screenSize() { return screen }
    let screens = ViewEnds.screensWithoutDevice
    return screens.contains(size) ? size : screens.first { $0.width == size.width }
  }

  /// A bar of a page sheet is taller than others: 56, in Xcode 26 74 in all. Observed:
  /// `NeoPixel.storyboard` of Bluefruit_LE_Connect_v2, `Settings.storyboard` of
  /// IOS-nRF-Mesh-Library.
  private var spaceAboveBarOfSheet: Double { era >= .xcode26 ? 20 : 12 }

  private func addBars(
    _ bars: BarContext, edges: Set<String>?, fillsCanvas: Bool, to measured: inout MeasuredInsets
  ) {
    let heights = BarHeights(era: era, device: device)
    if let bar = bars.navigationBar {
      measured.insets.top += heights.height(of: .navigationBar)
      measured.append(heights.measure(of: .navigationBar, at: .top))
      let parts: [(Bool, BarHeights.Bar)] = [
        (bars.hasLargeTitle, .largeTitle), (bars.hasPrompt, .prompt),
      ]
      for (isShown, part) in parts where isShown {
        measured.insets.top += heights.height(of: part)
        measured.append(heights.measure(of: part, at: .top))
      }
      // Without a device the canvas moves a view below such a bar, but does not shrink it: it
      // extends beyond the bottom. Observed: `Calculator.storyboard` of RxSwift and three more.
      if bar == .opaque, device == nil, era >= .xcode8 {
        measured.insets.bottom += measured.insets.top
        measured.append(SafeAreaRow.opaqueTopWithoutDevice.measure)
      }
      // Such a bar is above the view instead, which is shorter.
      if bar == .opaque || edges?.contains("top") == false, !fillsCanvas {
        measured.set(.top, 0, .opaqueTop)
      }
    }
    let bottomBars: [(BarContext.Bar?, BarHeights.Bar)] = [
      (bars.tabBar, .tabBar), (bars.toolbar, .toolbar),
    ]
    for (bar, name) in bottomBars {
      guard let bar else { continue }
      measured.insets.bottom += heights.height(of: name)
      measured.append(heights.measure(of: name, at: .bottom))
      if bar == .opaque || edges?.contains("bottom") == false, !fillsCanvas {
        measured.insets.bottom = 0
        measured.append(SafeAreaRow.opaqueBottom.measure)
      }
    }
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
