// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Works out from a file alone under which inputs its canvas was laid out.
struct CanvasEnvironment {
  let document: InterfaceDocument
  /// The eras of the controls that the views look like.
  let controlEras: ControlEras
  /// Whether stored sizes of views without content of their own count as content sizes.
  let readsSizesBack: Bool
  let judgedContents: JudgedContents
  let bars: BarContexts
  private let safeArea: SafeAreaRules
  private let marginRules: MarginRules

  init(
    _ document: InterfaceDocument, readsSizesBack: Bool = true,
    judgedContents: JudgedContents = .known
  ) {
    self.document = document
    controlEras = ControlEras(document)
    self.readsSizesBack = readsSizesBack
    self.judgedContents = judgedContents
    bars = BarContexts(document)
    safeArea = SafeAreaRules(
      platform: document.kind.platform, era: document.era, device: document.device)
    marginRules = MarginRules(
      platform: document.kind.platform, era: document.era)
  }

  /// Returns the environment of a layout root.
  ///
  /// - Parameters:
  ///   - root: The index of the root.
  ///   - scene: The scene of the root.
  ///   - fittedSize: The size of a main root on the screen, if that is not the one of the file.
  ///   - givenSize: The size in which a main root is laid out, instead of that of the screen. A
  ///     view that covers the screen, or a sheet, remains one in any size.
  func environment(
    of root: Int, in scene: SceneDescription, fittedSize: LayoutSize? = nil,
    givenSize: LayoutSize? = nil
  ) -> SceneEnvironment {
    let view = document.views[root]
    let isMain = scene.hasMainRoot && scene.roots.first == root
    let drawnSize = (isMain ? fittedSize : nil) ?? storedSize(of: view)
    var environment = SceneEnvironment(
      size: (isMain ? givenSize : nil) ?? drawnSize, scale: scale)
    if isMain || scene.topLevelRoots.contains(root) {
      describeMainRoot(
        view, isMain ? scene.controller : nil, drawnSize: drawnSize, &environment)
    }
    describeViews(below: root, &environment)
    return environment
  }

  /// Returns given surroundings with the baselines by which stack views align texts. No constraint
  /// of the file mentions these. Observed: `InsulinKit.storyboard` of LoopKit.
  func completed(_ given: SceneEnvironment, root: Int) -> SceneEnvironment {
    var environment = given
    var waiting = [(index: root, isLined: false)]
    while let (index, isLined) = waiting.popLast() {
      let view = document.views[index]
      if isLined, environment.baselines[view.id] == nil {
        environment.baselines[view.id] = baselines(of: index)?.distances
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
      return platform == .tvOS || document.era < .xcode8 ? 1 : 2
    }
    return (device.known?.scale).map(Double.init) ?? 2
  }

  /// The size that the file states; the screen's, or a usual one of a cell, where it states none.
  private func storedSize(of view: ViewDescription) -> LayoutSize {
    if let frame = view.frame, frame.width > 0 || frame.height > 0 {
      return LayoutSize(width: frame.width, height: frame.height)
    }
    let old = document.era < .xcode8
    let standard =
      safeArea.screenSize()
      ?? (old ? LayoutSize(width: 600, height: 600) : LayoutSize(width: 375, height: 667))
    return view.rule.kind == .cell
      ? LayoutSize(width: standard.width, height: 44) : standard
  }

  private func describeMainRoot(
    _ view: ViewDescription, _ controller: ControllerDescription?, drawnSize: LayoutSize,
    _ environment: inout SceneEnvironment
  ) {
    let isController = controller.map { $0.id != view.id } ?? false
    let isCell = view.rule.kind == .cell
    let context = controller.map { bars.context(of: $0) } ?? BarContext()
    let covered: MeasuredInsets =
      if isController {
        safeArea.rootInsets(
          size: drawnSize, controller: controller, bars: context)
      } else if isCell {
        .zero
      } else {
        safeArea.viewInsets(
          size: drawnSize, isInScene: document.kind.isStoryboard, bars: view.simulatedBars)
      }
    environment.safeArea = covered.insets
    environment.add(covered.measures, to: view.id)
    let margins = rootMargins(of: view, controller, width: environment.size.width)
    environment.setBaseMargins(margins, of: view.id)
  }

  /// Returns the margins of a main root of a width; nil where they are those of any other view. Of
  /// all that this type describes, nothing else depends on the size that a scene is given.
  func rootMargins(
    of view: ViewDescription, _ controller: ControllerDescription?, width: Double
  ) -> MeasuredInsets? {
    // A cell of a table has none; those of a collection view have them like other views.
    guard view.element != "tableViewCell", view.element != "tableViewHeaderFooterView" else {
      return nil
    }
    let isController = controller.map { $0.id != view.id } ?? false
    return marginRules.rootMargins(of: view, width: width, isController: isController)
  }

  private func describeViews(below root: Int, _ environment: inout SceneEnvironment) {
    var waiting = [root]
    while let index = waiting.popLast() {
      let view = document.views[index]
      waiting.append(contentsOf: view.children)
      if view.role == .content, let parent = view.parent {
        let cell = document.views[parent]
        if cell.element == "tableViewCell" {
          let margins = marginRules.cellMargins(
            of: view, cell: cell, screenWidth: safeArea.screenSize()?.width,
            isOnItsSide: document.device.map {
              $0.family == .phone && $0.orientation == .landscape
            } ?? false, keepsFrames: readsSizesBack && isMostlyAmbiguous(view))
          environment.setBaseMargins(margins, of: view.id)
        }
      }
      describe(index, isRoot: index == root, &environment)
    }
  }

  /// Whether the file marks most views of a cell as ambiguous. The editor does not move such views
  /// when a new build has other margins. Observed: in files from build 24000 on, 19 of 22 marked
  /// views at the end of a cell keep the old margin, and 60 of 66 others have the new one.
  private func isMostlyAmbiguous(_ content: ViewDescription) -> Bool {
    let marked = content.children.filter { document.views[$0].isMarkedAmbiguous }
    return marked.count * 2 > content.children.count
  }

  /// Adds the measures of a view that the tables of controls give.
  private func describe(
    _ index: Int, isRoot: Bool, _ environment: inout SceneEnvironment
  ) {
    let view = document.views[index]
    if document.kind.platform != .macOS, view.margins == nil,
      environment.baseMargins[view.id] == nil
    {
      environment.add([MarginRow.inner.measure], to: view.id)
    }
    let alignment = AlignmentTable.row(
      for: view, platform: document.kind.platform, era: controlEras.era(of: index),
      isOld: controlEras.isOld(index))
    let insets = alignment.insets(of: view)
    if insets != .zero { environment.alignmentInsets[view.id] = insets }
    environment.add([alignment.measure(on: document.kind.platform)], to: view.id)
    if !isRoot {
      if view.grid == nil || view.children.isEmpty {
        environment.intrinsic[view.id] = contentSize(of: view, insets: insets)
      }
      if view.frame == nil, view.children.isEmpty, let row = sizeRow(for: view) {
        environment.add([row.measure(on: document.kind.platform)], to: view.id)
      }
    }
    if let baselines = baselines(of: index) {
      environment.baselines[view.id] = baselines.distances
      environment.add([baselines.row.measure(on: document.kind.platform)], to: view.id)
    }
    if let row = view.appearance.namedFont.flatMap(FontTable.row(named:)) {
      environment.add([row.measure], to: view.id)
    }
  }

  private func sizeRow(for view: ViewDescription) -> ControlSizeTable.Row? {
    ControlSizeTable.row(for: view, platform: document.kind.platform, era: document.era)
  }

  private func baselines(
    of index: Int
  ) -> (distances: SceneEnvironment.Baselines, row: BaselineTable.Row)? {
    let view = document.views[index]
    let table = ControlSizeTable.size(
      of: view, platform: document.kind.platform, era: document.era)
    return BaselineTable.baselines(
      of: view, platform: document.kind.platform, era: controlEras.era(of: index),
      height: view.frame?.height ?? table.vertical ?? 0)
  }
}
