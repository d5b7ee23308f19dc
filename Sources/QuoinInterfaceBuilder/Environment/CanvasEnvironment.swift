// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Works out from a file alone under which inputs its canvas was laid out.
struct CanvasEnvironment {
  let document: InterfaceDocument
  private let bars: BarContexts
  private let safeArea: SafeAreaRules
  private let marginRules: MarginRules

  init(_ document: InterfaceDocument) {
    self.document = document
    bars = BarContexts(document)
    safeArea = SafeAreaRules(
      platform: document.kind.platform, tools: document.toolsVersion, device: document.device)
    marginRules = MarginRules(
      platform: document.kind.platform, tools: document.toolsVersion)
  }

  /// The environment of a layout root. `size` replaces the one of the file, for a main root.
  func environment(
    of root: Int, in scene: SceneDescription, size givenSize: LayoutSize?
  ) -> SceneEnvironment {
    let view = document.views[root]
    let isMain = scene.hasMainRoot && scene.roots.first == root
    let size = (isMain ? givenSize : nil) ?? storedSize(of: view)
    var environment = SceneEnvironment(size: size, scale: scale)
    if isMain { describeMainRoot(view, scene, &environment) }
    describeViews(below: root, &environment)
    return environment
  }

  /// Given surroundings with the baselines added by which iOS stack views line up texts. No
  /// constraint of the file mentions these. Observed: `InsulinKit.storyboard` of LoopKit.
  func completed(_ given: SceneEnvironment, root: Int) -> SceneEnvironment {
    guard document.kind.platform != .macOS else { return given }
    var environment = given
    var waiting = [(index: root, isLined: false)]
    while let (index, isLined) = waiting.popLast() {
      let view = document.views[index]
      if isLined, environment.baselines[view.id] == nil {
        environment.baselines[view.id] = baselines(of: view)
      }
      // A stack view inside has the lines of one of its views.
      let linesUp = view.stack?.alignment.lowercased().hasSuffix("baseline") == true
      let isInside = linesUp || isLined && view.stack != nil
      waiting.append(contentsOf: view.children.map { ($0, isInside) })
    }
    return environment
  }

  private var scale: Double {
    let platform = document.kind.platform
    if platform == .macOS { return 1 }
    guard let device = document.device, platform == .iOS || device.isChosen else {
      return platform == .tvOS || document.toolsVersion < 11000 ? 1 : 2
    }
    return DeviceTable.device(device.id)?.scale ?? 2
  }

  /// The size that the file states; the screen's, or a usual one of a cell, where it states none.
  private func storedSize(of view: ViewDescription) -> LayoutSize {
    if let frame = view.frame, frame.width > 0 || frame.height > 0 {
      return LayoutSize(width: frame.width, height: frame.height)
    }
    let old = document.toolsVersion < 11000
    let standard =
      safeArea.screenSize()
      ?? (old ? LayoutSize(width: 600, height: 600) : LayoutSize(width: 375, height: 667))
    return view.rule.kind == .cell
      ? LayoutSize(width: standard.width, height: 44) : standard
  }

  private func describeMainRoot(
    _ view: ViewDescription, _ scene: SceneDescription, _ environment: inout SceneEnvironment
  ) {
    let isController = scene.controller.map { $0.id != view.id } ?? false
    let isCell = view.rule.kind == .cell
    let context = scene.controller.map { bars.context(of: $0) } ?? BarContext()
    if isController {
      environment.safeArea = safeArea.rootInsets(
        size: environment.size, controller: scene.controller, bars: context)
    } else if !isCell {
      environment.safeArea = safeArea.screenInsets()
    }
    guard !isCell else { return }
    environment.baseMargins[view.id] = marginRules.rootMargins(
      of: view, width: environment.size.width, isController: isController)
  }

  private func describeViews(below root: Int, _ environment: inout SceneEnvironment) {
    var waiting = [root]
    while let index = waiting.popLast() {
      let view = document.views[index]
      waiting.append(contentsOf: view.children)
      if view.role == .content, let parent = view.parent {
        let cell = document.views[parent]
        if cell.element == "tableViewCell" {
          environment.baseMargins[view.id] = marginRules.cellMargins(
            of: view, cell: cell, screenWidth: safeArea.screenSize()?.width)
        }
      }
      let insets = AlignmentTable.insets(
        of: view, platform: document.kind.platform, tools: document.toolsVersion)
      if insets != .zero { environment.alignmentInsets[view.id] = insets }
      if index != root {
        environment.intrinsic[view.id] = contentSize(of: view, insets: insets)
      }
      environment.baselines[view.id] = baselines(of: view)
    }
  }

  private func baselines(of view: ViewDescription) -> SceneEnvironment.Baselines? {
    let table = ControlSizeTable.size(
      of: view, platform: document.kind.platform, tools: document.toolsVersion)
    return BaselineTable.baselines(
      of: view, platform: document.kind.platform,
      height: view.frame?.height ?? table.vertical ?? 0)
  }
}
