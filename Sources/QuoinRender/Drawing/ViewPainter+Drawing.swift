// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

// The parts of a view that display lists describe.
extension ViewPainter {
  /// The drawing behind the subviews.
  var drawn: [DrawingElement] {
    guard let list = view.drawing?.back else { return [] }
    return DrawingElement.elements(of: list, at: LayoutPoint(x: rect.x, y: rect.y))
  }

  /// The outline in the picture of a view with some round corners; nil for other views.
  var outline: DisplayPath? { view.drawing?.outline?.applying(place) }

  private var place: DisplayTransform { DisplayTransform(movedBy: rect.x, rect.y) }

  /// Returns elements cut off at the edges of the view.
  func clipped(_ elements: [DrawingElement]) -> DrawingElement {
    if let outline { return .effect(.clip(outline), elements) }
    let radius = DrawingElement.cornerRadius(appearance.cornerRadius, of: rect)
    guard radius > 0 else { return .clip(rect, elements) }
    let path = DisplayPath(rounded: rect, radius: radius, corners: .all)
    return .effect(.clip(path), elements)
  }

  /// Returns the elements of a view and its subviews with the drawing in front of them, the mask
  /// and the shadow.
  ///
  /// - Parameter viewMask: The shapes of a view that is the mask, from the corner of this view.
  func finished(_ elements: [DrawingElement], mask viewMask: [DrawingElement]) -> [DrawingElement] {
    guard let drawing = view.drawing, rect.hasArea else { return elements }
    let corner = LayoutPoint(x: rect.x, y: rect.y)
    let front = DrawingElement.elements(of: drawing.front, at: corner)
    var elements = elements
    if !front.isEmpty { elements += view.clipsChildren ? [clipped(front)] : front }
    guard !elements.isEmpty else { return [] }
    if !view.mask.isEmpty {
      elements = [.effect(.mask([.moved(x: corner.x, y: corner.y, viewMask)]), elements)]
    } else if !drawing.mask.isEmpty {
      var mask = drawing.back
      mask.items = drawing.mask
      elements = [.effect(.mask(DrawingElement.elements(of: mask, at: corner)), elements)]
    }
    guard let shadow = drawing.shadow else { return elements }
    return shaded(elements, shadow, drawing.shadowPath?.applying(place))
  }

  private func shaded(
    _ elements: [DrawingElement], _ shadow: DisplayShadow, _ path: DisplayPath?
  ) -> [DrawingElement] {
    let reach = 3 * shadow.deviation + 1
    // Subviews may be beyond the edges; their shadows are drawn as far as the view is large.
    let shape = path?.bounds ?? rect.inset(x: -rect.width, y: -rect.height)
    let area = shape.inset(x: -abs(shadow.x) - reach, y: -abs(shadow.y) - reach)
    guard let path else { return [.effect(.shadow(shadow, area: area), elements)] }
    var alone = shadow
    alone.isAlone = true
    let caster = DrawingElement.path(path, .fill(RenderedColor(hex: 0)))
    return [.effect(.shadow(alone, area: area), [caster])] + elements
  }
}

extension RenderedView {
  /// The view at its place without transforms.
  var withoutTransform: RenderedView {
    guard let transformed else { return self }
    var view = self
    view.drawingFrame = transformed.frame
    view.alignmentFrame = transformed.alignmentFrame
    return view
  }
}

extension RenderedScene {
  /// Returns the indices of siblings from back to front: by their position in depth, then by their
  /// order.
  func sortedByDepth(_ siblings: [Int]) -> [Int] {
    guard siblings.contains(where: { views[$0].drawing?.zPosition ?? 0 != 0 }) else {
      return siblings
    }
    return siblings.sorted {
      (views[$0].drawing?.zPosition ?? 0, $0) < (views[$1].drawing?.zPosition ?? 0, $1)
    }
  }

  /// The drawing code and layers of which a part is not drawn, a sentence for each.
  package var drawingRemarks: [String] {
    var remarks: [String] = []
    for view in views {
      let isExpanded = view.appearance.runs.contains(where: \.isExpanded)
      for name in (view.drawing?.back.unsupported ?? [])
        + (isExpanded ? ["the width of expanded letters"] : [])
      {
        let remark = "\(view.name) draws what pictures do not show: \(name)"
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks
  }
}
