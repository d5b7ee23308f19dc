// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinLayout

/// The display lists of a view, beside its background, its border and the content of its
/// class: drawing code, layers, the mask and the shadow.
///
/// Coordinates are in points from the upper left corner of the view.
package struct ViewDrawing: Hashable, Sendable {
  /// The drawing behind the subviews.
  package var back: DisplayList
  /// The drawing in front of the subviews.
  package var front: DisplayList
  /// The items whose opacity is that of the view; none for no mask.
  package var mask: [DisplayItem] = []
  /// The shadow of the view with its subviews.
  package var shadow: DisplayShadow?
  /// The shape of the shadow; nil for that of the view.
  package var shadowPath: DisplayPath?
  /// The outline of the view, where only some of its corners are round.
  package var outline: DisplayPath?
  /// The corners that are not round: 1 for the upper left one, then 2, 4 and 8 clockwise.
  package var squareCorners = 0
  /// The position among its siblings, before their order counts.
  package var zPosition = 0.0
  /// The rectangle of the text of a label whose class has drawing code of the program.
  package var textRect: LayoutRect?
  /// Whether drawing code of the program replaces the text of a label.
  package var hidesText = false

  package init(back: DisplayList, front: DisplayList) {
    self.back = back
    self.front = front
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool {
    back.isEmpty && front.isEmpty && mask.isEmpty && shadow == nil && outline == nil
      && zPosition == 0 && textRect == nil && !hidesText
  }
}

extension ViewDrawing {
  @MainActor init(of view: UIView) {
    let layer = view.layer
    let size = LayoutRect(
      x: 0, y: 0, width: Double(view.bounds.width), height: Double(view.bounds.height))
    func list(_ items: [DisplayItem], _ unsupported: [String] = []) -> DisplayList {
      DisplayList(
        width: size.width, height: size.height, items: items, unsupported: unsupported)
    }
    let recording = layer.recording
    var painter = LayerPainter()
    let origin = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
    let back =
      painter.pattern(behind: view) + painter.content(of: layer, recording)
      + painter.sublayers(layer.tree.behind, of: layer)
    let front = painter.sublayers(layer.tree.front, of: layer)
    mask = painter.mask(of: layer, view.mask?.layer).flatMap { $0.moved(by: origin) }
    shadow = painter.shadow(of: layer)
    shadowPath = shadow == nil ? nil : layer.shadowPath.map { DisplayPath($0, transform: origin) }
    var (radius, corners) = (layer.cornerRadius, layer.maskedCorners)
    if let sheet = view.shownSheet, !sheet.isDetached,
      let ofSheet = sheet.shownCornerRadius
    {
      (radius, corners) = (ofSheet, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if radius > 0, corners != .all {
      outline = DisplayPath(rounded: size, radius: Double(radius), corners: corners)
      squareCorners = corners.missing
    }
    zPosition = layer.zPosition.isFinite ? Double(layer.zPosition) : 0
    if let recording, view is UILabel {
      hidesText = recording.textRect == nil
      textRect = recording.textRect.flatMap { rect in
        rect == view.bounds ? nil : LayoutRect(rect.applying(origin))
      }
    }
    self.front = list(front.flatMap { $0.moved(by: origin) })
    self.back = list(back.flatMap { $0.moved(by: origin) }, painter.unsupported)
  }
}

extension CACornerMask {
  /// The corners of a view that are not in the set.
  fileprivate var missing: Int {
    let clockwise: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    return clockwise.enumerated().reduce(0) { $0 | (contains($1.element) ? 0 : 1 << $1.offset) }
  }

  /// All four corners.
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension DisplayItem {
  /// Returns the item moved: nearly always unchanged, because only views that scroll have another
  /// origin.
  fileprivate func moved(by transform: CGAffineTransform) -> [DisplayItem] {
    guard !transform.isIdentity else { return [self] }
    var layer = DisplayItem.layer([self])
    layer.transform = DisplayTransform(transform)
    return [layer]
  }
}

extension UIView {
  /// The frame without the transform of the view, in the coordinates of the superview.
  package var untransformedFrame: CGRect { geometry.untransformedFrame }

  /// The transform of the view about its anchor point; nil for one that only moves the view.
  package var turningTransform: CGAffineTransform? {
    let transform = geometry.transform
    let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    return isMove ? nil : transform
  }
}
