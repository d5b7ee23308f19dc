// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The picture of a scene whose views a page moves and stretches.
///
/// Each view is a group with its id in `data-id` and its index in `data-v`, translated to its
/// corner in the group of its parent. Its shapes are in its own coordinates: see
/// ``StretchedShapes``.
struct ResizingPicture {
  let scene: RenderedScene
  let pieces: ScenePieces
  let ruler: TextRuler
  private let style: DrawingStyle
  private let children: [[Int]]
  private let textViews: Set<Int>

  init(_ scene: RenderedScene, pieces: ScenePieces, ruler: TextRuler) {
    self.scene = scene
    self.pieces = pieces
    self.ruler = ruler
    style = .style(for: scene, isDark: scene.isDark)
    var children = scene.views.map { _ in [Int]() }
    for (index, view) in pieces.views.enumerated() where view.parent >= 0 {
      children[view.parent].append(index)
    }
    self.children = children
    textViews = Set(pieces.texts.map(\.view))
  }

  private func style(of view: RenderedView) -> DrawingStyle {
    view.isDark.map { .style(for: scene, isDark: $0) } ?? style
  }

  /// The picture in the size of the scene.
  var element: SVGElement {
    let frames = pieces.frames(width: pieces.baseSize.width, height: pieces.baseSize.height)
    let roots = pieces.views.indices.filter { pieces.views[$0].parent < 0 }
    var groups: [SVGElement] = []
    var (width, height) = (0.0, 0.0)
    for (number, root) in roots.enumerated() {
      let top = number == 0 ? 0 : height + Self.gap
      groups.append(rootGroup(root, frames: frames, top: top))
      width = max(width, frames[root].width)
      height = max(height, top + frames[root].height)
    }
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": height.svg,
        "viewBox": "0 0 \(width.svg) \(height.svg)", "font-family": FontStack.css,
        "role": "img",
      ],
      children: [SVGElement("title", text: scene.name.isEmpty ? scene.id : scene.name)] + groups)
  }

  /// The distance between two roots in points.
  static let gap = 24.0

  private func rootGroup(_ index: Int, frames: [LayoutRect], top: Double) -> SVGElement {
    let size = frames[index].size
    func area(_ paint: ShapePaint) -> [SVGElement] {
      StretchedShapes(of: size) { size in
        [.rect(LayoutRect(x: 0, y: 0, width: size.width, height: size.height), paint)]
      }.elements
    }
    var group = viewGroup(index, frames: frames, depth: 0)
    group.attributes.removeAll { $0.name == "transform" }
    let content = group.content
    group.content =
      area(.fill(style.canvas)).map { .element($0) }
      + [.element(clip(size, content))]
      + area(.stroke(DrawingStyle.caption.withAlpha(0.55), width: 0.75)).map { .element($0) }
    return group.with("transform", "translate(0 \(top.svg))")
  }

  /// Returns content that is clipped to the size of a view.
  private func clip(_ size: LayoutSize, _ content: [SVGElement.Content]) -> SVGElement {
    var window = SVGElement(
      "svg",
      [
        "width": size.width.svg, "height": size.height.svg, "data-f": "width:0 1 0;height:0 0 1",
      ])
    window.content = content
    return window
  }

  /// The depth of nested views beyond which none are drawn. Real files are far below it.
  private static let deepest = 200

  private func viewGroup(_ index: Int, frames: [LayoutRect], depth: Int) -> SVGElement {
    let (view, frame) = (scene.views[index], frames[index])
    var group = SVGElement(
      "g",
      [
        "data-id": view.id, "data-v": "\(index)",
        "transform": "translate(\(frame.x.svg) \(frame.y.svg))",
      ]
    )
    .with("opacity", view.appearance.opacity < 1 ? max(0, view.appearance.opacity).svg : nil)
    .with("display", view.isHidden ? "none" : nil)
    if textViews.contains(index) {
      let font = view.appearance.font
      var lines = "\(font.lineHeight.svg) \(font.ascender.svg)"
      if view.kind == .textView {
        let area = ViewPainter(
          view: view.resized(to: frame.size), style: style(of: view), ruler: ruler
        ).textArea
        lines += " \(area.y.svg)"
      }
      group = group.with("data-lines", lines)
    }
    group.append(SVGElement("title", text: view.name))
    for shape in shapes(of: index, size: frame.size) { group.append(shape) }
    guard depth < Self.deepest else { return group }
    let below = children[index].map { viewGroup($0, frames: frames, depth: depth + 1) }
    guard !below.isEmpty else { return group }
    if view.clipsChildren {
      group.append(clip(frame.size, below.map { .element($0) }))
    } else {
      for child in below { group.append(child) }
    }
    return group
  }

  /// The shapes of a view. One without an area is drawn as large as a finger, so that it has shapes
  /// in sizes of the scene in which it has one.
  private func shapes(of index: Int, size: LayoutSize) -> [SVGElement] {
    let view = scene.views[index]
    let parent = pieces.views[index].parent
    let outer: ViewKind? = parent < 0 ? nil : scene.views[parent].kind
    let drawn = LayoutSize(
      width: size.width > 0 ? size.width : 44, height: size.height > 0 ? size.height : 44)
    return StretchedShapes(of: drawn) { size in
      ViewPainter(
        view: view.resized(to: size), style: style(of: view), ruler: ruler,
        isOutlined: outer != nil && outer != .cell, isEmpty: children[index].isEmpty
      ).elements
    }.elements
  }
}

extension RenderedView {
  /// The view at the origin with another size. The insets of its alignment rectangle remain, and
  /// those of the text of a text view or field.
  func resized(to size: LayoutSize) -> RenderedView {
    var view = self
    view.drawingFrame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    view.alignmentFrame = LayoutRect(
      x: alignmentFrame.x - drawingFrame.x, y: alignmentFrame.y - drawingFrame.y,
      width: max(0, size.width - (drawingFrame.width - alignmentFrame.width)),
      height: max(0, size.height - (drawingFrame.height - alignmentFrame.height)))
    if kind == .textView || kind == .textField, let rect = appearance.contentRect {
      view.appearance.contentRect = LayoutRect(
        x: rect.x, y: rect.y, width: max(0, rect.width + size.width - drawingFrame.width),
        height: max(0, rect.height + size.height - drawingFrame.height))
    }
    return view
  }
}

extension LayoutRect {
  fileprivate var size: LayoutSize { LayoutSize(width: width, height: height) }
}
