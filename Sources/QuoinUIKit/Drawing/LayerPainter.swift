// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// Converts layers to items of display lists, in the coordinates of the layer around them.
struct LayerPainter {
  /// The names of properties whose effect is missing.
  private(set) var unsupported: [String] = []
  private var depth = 0
  /// The depth of nested layers and masks beyond which none are drawn.
  private static let deepest = 100

  mutating func addUnsupported(_ name: String) {
    if !unsupported.contains(name) { unsupported.append(name) }
  }

  /// Returns a layer with all that is in it.
  mutating func items(of layer: CALayer) -> [DisplayItem] {
    guard !layer.isHidden, layer.opacity > 0, depth < Self.deepest else { return [] }
    depth += 1
    defer { depth -= 1 }
    if !CATransform3DIsAffine(layer.transform) { addUnsupported("transforms in three dimensions") }
    let bounds = LayoutRect(layer.bounds)
    let shape = DisplayPath(
      rounded: bounds, radius: Double(layer.cornerRadius), corners: layer.maskedCorners)
    var inner = background(of: layer, shape)
    let content = content(of: layer, layer.recording) + sublayers(layer.allSublayers, of: layer)
    if layer.masksToBounds, !content.isEmpty {
      var clipped = DisplayItem.layer(content)
      clipped.clips = [shape]
      inner.append(clipped)
    } else {
      inner += content
    }
    inner += border(of: layer, bounds)
    guard !inner.isEmpty else { return [] }
    var whole = DisplayItem.layer(inner)
    whole.transform = DisplayTransform(layer.geometry.outward)
    whole.opacity = Double(layer.opacity)
    whole.mask = mask(of: layer, nil)
    if whole.transform != .identity, !whole.mask.isEmpty {
      var mask = DisplayItem.layer(whole.mask)
      mask.transform = whole.transform
      whole.mask = [mask]
    }
    whole.shadow = shadow(of: layer)
    guard let shadow = whole.shadow, let path = layer.shadowPath else {
      return whole.isPlain ? inner : [whole]
    }
    whole.shadow = nil
    var caster = DisplayItem(.fill(DisplayPath(path), .black))
    caster.shadow = shadow
    caster.shadow?.isAlone = true
    whole.content = .layer([caster] + inner)
    return [whole]
  }

  /// Returns sublayers from back to front.
  mutating func sublayers(_ layers: [CALayer], of parent: CALayer) -> [DisplayItem] {
    guard !layers.isEmpty else { return [] }
    let sorted = layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    var items: [DisplayItem] = []
    for (_, layer) in sorted { items += self.items(of: layer) }
    guard !items.isEmpty else { return [] }
    if !CATransform3DIsIdentity(parent.sublayerTransform) {
      items = [transformed(items, by: parent.sublayerTransform, about: parent)]
    }
    guard let replicator = parent as? CAReplicatorLayer else { return items }
    return copies(of: items, by: replicator)
  }

  /// Returns the items that mask a layer.
  mutating func mask(of layer: CALayer, _ other: CALayer?) -> [DisplayItem] {
    guard let mask = other ?? layer.mask, mask !== layer else { return [] }
    let items = items(of: mask)
    // A mask without opaque parts hides the layer.
    return items.isEmpty ? [DisplayItem(.fill(DisplayPath([]), .black))] : items
  }

  /// Returns the shadow of a layer; nil for none, and for one that the layer cuts off.
  func shadow(of layer: CALayer) -> DisplayShadow? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds else { return nil }
    var color = layer.shadowColor.map { DisplayColor($0) } ?? .black
    color.alpha *= Double(min(layer.shadowOpacity, 1))
    return DisplayShadow(
      x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height),
      deviation: Double(max(layer.shadowRadius, 0)), color: color)
  }

  /// Returns items transformed about the anchor point of a layer.
  func transformed(
    _ items: [DisplayItem], by transform: CATransform3D, about layer: CALayer
  ) -> DisplayItem {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let center = CGPoint(
      x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    var item = DisplayItem.layer(items)
    item.transform = DisplayTransform(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(transform.planePart)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    return item
  }

  /// Returns the pattern that is the background of a view; none for other backgrounds.
  @MainActor mutating func pattern(behind view: UIView) -> [DisplayItem] {
    guard let image = view.backgroundColor?.pattern else { return [] }
    let shape = DisplayPath(
      rounded: LayoutRect(view.bounds), radius: Double(view.layer.cornerRadius),
      corners: view.layer.maskedCorners)
    guard let tiles = PatternTiles(of: image, in: shape).item else {
      addUnsupported("patterns of images with more than \(PatternTiles.most) parts")
      return []
    }
    return [tiles]
  }

  private func background(of layer: CALayer, _ shape: DisplayPath) -> [DisplayItem] {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return [] }
    return [DisplayItem(.fill(shape, DisplayColor(color)))]
  }

  /// Returns the border, which is inside the bounds.
  private func border(of layer: CALayer, _ bounds: LayoutRect) -> [DisplayItem] {
    let width = Double(layer.borderWidth)
    guard width > 0 else { return [] }
    let color = layer.borderColor.map { DisplayColor($0) } ?? .black
    let inner = LayoutRect(
      x: bounds.x + width / 2, y: bounds.y + width / 2, width: max(0, bounds.width - width),
      height: max(0, bounds.height - width))
    let path = DisplayPath(
      rounded: inner, radius: max(0, Double(layer.cornerRadius) - width / 2),
      corners: layer.maskedCorners)
    return [DisplayItem(.stroke(path, DisplayStroke(color: color, width: width)))]
  }
}
