// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws a scene: its background, its views, and its constraints over them.
struct SceneDrawing {
  var scene: RenderedScene
  var showsConstraints: Bool
  /// The ruler that measures texts as layout does.
  var ruler: TextRuler
  /// The prefix of the identifiers in the drawing, which are unique in a page.
  var prefix: String
  /// Whether the groups of views have the ids of the views.
  var namesViews = false
  /// Whether the picture shows blurs. In formats without them nothing is copied into blurs.
  var hasBlurs = true

  private let style: DrawingStyle
  /// The indices of the views without a parent.
  private let roots: [Int]
  /// The indices of the children of each view.
  private let children: [[Int]]

  init(
    _ scene: RenderedScene, showsConstraints: Bool, ruler: TextRuler = TextRuler(), prefix: String
  ) {
    self.scene = scene
    self.showsConstraints = showsConstraints
    self.ruler = ruler
    self.prefix = prefix
    style = DrawingStyle.style(for: scene, isDark: scene.isDark)
    var roots: [Int] = []
    var children = scene.views.map { _ in [Int]() }
    for (index, parent) in scene.parentIndices.enumerated() {
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    self.roots = roots
    self.children = children.map { scene.sortedByDepth($0) }
  }

  /// The height of the title bar above the scene, in points.
  static func titleBarHeight(of scene: RenderedScene) -> Double {
    scene.windowTitle == nil ? 0 : 28
  }

  /// The scene with a line around it, in its own coordinates. A title bar has a negative y; further
  /// roots are below the first.
  var elements: [DrawingElement] {
    var elements = roots.enumerated().flatMap { number, index in
      let isFirst = number == 0
      return framed(
        isFirst ? content(at: index) : views(at: index, depth: 0),
        in: isFirst ? frame : scene.views[index].drawingFrame,
        radius: isFirst ? cornerRadius : 0, id: "\(prefix)-frame\(isFirst ? "" : "\(number + 1)")")
    }
    if hasBlurs, scene.views.contains(where: \.mayBlur) {
      elements = BackdropFilling.filled(elements)
    }
    elements += titleBar
    if showsConstraints { elements += constraints }
    return elements
  }

  /// Shapes on the background of the platform, clipped to a frame.
  private func framed(
    _ shapes: [DrawingElement], in frame: LayoutRect, radius: Double, id: String
  ) -> [DrawingElement] {
    guard frame.hasArea else { return [] }
    if scene.isClean {
      return [.screen(frame, radius: 0, background: style.canvas, id: id, shapes)]
    }
    return [
      .screen(frame, radius: radius, background: style.canvas, id: id, shapes),
      .rect(frame, radius: radius, .stroke(DrawingStyle.caption.withAlpha(0.55), width: 0.75)),
    ]
  }

  /// The views of the first root: below the title bar of a window, or below the bars of a screen.
  private func content(at index: Int) -> [DrawingElement] {
    let views = views(at: index, depth: 0) + alert
    if scene.windowTitle != nil {
      let content = LayoutRect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
      return content.hasArea && !views.isEmpty ? [.clip(content, views)] : []
    }
    guard let screen = scene.screen else { return views }
    let root = scene.views[index]
    // A color that is mostly transparent shows the canvas.
    let background =
      root.appearance.backgroundColor.flatMap { $0.alpha < 0.5 ? nil : $0 } ?? style.canvas
    let painter = ScreenPainter(
      screen: screen, size: scene.size,
      isDark: background.isDark, isRightToLeft: root.isRightToLeft, style: style, ruler: ruler)
    return views + (scene.isClean ? painter.bars : painter.elements)
  }

  private var alert: [DrawingElement] {
    guard let alert = scene.alert else { return [] }
    return AlertPainter(
      alert: alert, size: scene.size, bottom: max(8, scene.screen?.insets.bottom ?? 0),
      style: style, ruler: ruler
    ).elements
  }

  private var frame: LayoutRect {
    let bar = Self.titleBarHeight(of: scene)
    return LayoutRect(x: 0, y: -bar, width: scene.size.width, height: scene.size.height + bar)
  }

  /// Screens without a home button have round corners, windows slightly round ones.
  private var cornerRadius: Double {
    if scene.windowTitle != nil { return 9 }
    guard scene.device != nil, min(scene.size.width, scene.size.height) >= 320,
      max(scene.size.width, scene.size.height) >= 480
    else { return 0 }
    if let screen = scene.screen, screen.cutout != .none { return 44 }
    return scene.hasRoundScreen ? 20 : 4
  }

  // MARK: Views

  /// The depth of nested views beyond which none are drawn. Real files are far below it.
  private static let deepest = 200

  private func views(
    at index: Int, depth: Int, inside parent: ViewKind? = nil, among siblings: [Int] = []
  ) -> [DrawingElement] {
    let view = scene.views[index].withoutTransform
    guard !view.isHidden, view.appearance.opacity > 0, depth < Self.deepest else { return [] }
    let painter = ViewPainter(
      view: view, style: view.isDark.map { .style(for: scene, isDark: $0) } ?? style,
      ruler: ruler,
      isOutlined: parent != nil && parent != .cell && !scene.isClean, isClean: scene.isClean,
      showsStructure: scene.showsStructure || showsConstraints,
      hasConstraints: showsConstraints,
      isEmpty: children[index].isEmpty && !isCovered(index, among: siblings))
    let below = children[index].flatMap {
      views(at: $0, depth: depth + 1, inside: view.kind, among: children[index])
    }
    var shapes = painter.elements
    if view.clipsChildren, !below.isEmpty {
      if view.drawingFrame.hasArea { shapes.append(painter.clipped(below)) }
    } else {
      shapes += below
    }
    shapes = painter.finished(shapes + painter.elementsInFront, mask: mask(of: view))
    guard !shapes.isEmpty else { return [] }
    let group = DrawingElement.group(
      title: view.name, opacity: view.appearance.opacity, view: namesViews ? view.id : nil, shapes)
    return view.transformed?.transform.map { [.effect(.transform($0), [group])] } ?? [group]
  }

  /// The shapes of the view that masks a view, in the coordinates of the masked one.
  private func mask(of view: RenderedView) -> [DrawingElement] {
    guard !view.mask.isEmpty else { return [] }
    var scene = RenderedScene(id: view.id, name: view.name, size: scene.size, views: view.mask)
    scene.isClean = true
    return SceneDrawing(scene, showsConstraints: false, ruler: ruler, prefix: prefix)
      .views(at: 0, depth: 0)
  }

  /// Whether a view in front of a view covers its middle, where its name would be.
  private func isCovered(_ index: Int, among siblings: [Int]) -> Bool {
    let place = scene.views[index].drawingFrame
    return siblings.drop { $0 != index }.dropFirst().contains { other in
      guard !scene.views[other].isHidden, scene.views[other].appearance.opacity > 0 else {
        return false
      }
      let cover = scene.views[other].drawingFrame
      return cover.x < place.midX && place.midX < cover.maxX && cover.y < place.midY + 8
        && place.midY - 8 < cover.maxY
    }
  }

  /// The bar of a window: three buttons and the title.
  private var titleBar: [DrawingElement] {
    guard let title = scene.windowTitle else { return [] }
    let height = Self.titleBarHeight(of: scene)
    let bar = LayoutRect(x: 0, y: -height, width: scene.size.width, height: height)
    let colors: [UInt32] = [0xFF5F57, 0xFEBC2E, 0x28C840]
    let buttons = colors.enumerated().map { index, color in
      DrawingElement.circle(
        x: 16 + Double(index) * 20, y: bar.midY, radius: 6, .fill(RenderedColor(hex: color)))
    }
    let font = RenderedFont(size: 13, weight: 600)
    // In the middle if there is room beside the buttons, otherwise directly after them.
    let isNarrow = ruler.width(of: title, font: font) > bar.width - 2 * 72
    let room = bar.width - (isNarrow ? 80 : 144)
    let line = ruler.line(title, font: font, width: room)
    return buttons + [
      .line(
        from: (0.5, 0), to: (bar.width - 0.5, 0),
        .stroke(RenderedColor(hex: 0xD4D4D4), width: 0.7)),
      .text(
        line, x: isNarrow ? 72 : bar.midX, baseline: bar.midY + 4.6, font: font, color: style.text,
        anchor: isNarrow ? .start : .middle),
    ]
  }

  // MARK: Constraints

  private var constraints: [DrawingElement] {
    ConstraintDrawing(scene: scene, ruler: ruler, bounds: labelBounds).elements
  }

  /// The area of the picture in which labels are completely visible.
  private var labelBounds: LayoutRect {
    let (bar, extent) = (Self.titleBarHeight(of: scene), extent)
    let margin = SceneSheet.margin
    return LayoutRect(x: 0, y: -bar, width: extent.width, height: extent.height + bar)
      .inset(x: -margin, y: -margin)
  }

  // MARK: Size

  /// The size in points of the scene with its further roots and with constraints beyond its right
  /// edge.
  var extent: LayoutSize {
    var size = scene.size
    for index in roots {
      let rect = scene.views[index].drawingFrame
      guard rect.hasArea else { continue }
      size.width = max(size.width, rect.maxX)
      size.height = max(size.height, rect.maxY)
    }
    guard showsConstraints else { return size }
    let right = scene.constraints.map(\.first.rect.maxX).filter(\.isFinite).max() ?? 0
    // A view far outside does not widen the picture by more than 200 points.
    size.width += min(max(0, right - size.width), 200)
    return size
  }
}

extension RenderedView {
  /// Whether the view may blur what is behind it.
  fileprivate var mayBlur: Bool {
    appearance.isBlurred || [.navigationBar, .toolbar, .tabBar].contains(kind)
  }
}
