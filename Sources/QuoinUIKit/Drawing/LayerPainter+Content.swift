// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

// The content of layers by their classes.
extension LayerPainter {
  /// Returns the contents of a layer, its drawing code, and what its class draws.
  mutating func content(of layer: CALayer, _ recording: LayerRecording?) -> [DisplayItem] {
    let bounds = LayoutRect(layer.bounds)
    var items = contents(of: layer, bounds)
    switch layer {
    case let layer as CAShapeLayer: items += shape(of: layer)
    case let layer as CAGradientLayer: items += gradient(of: layer, bounds)
    case let layer as CATextLayer: items += layer.textItems
    case is CAEmitterLayer: addUnsupported("particles of CAEmitterLayer")
    default: break
    }
    guard let list = recording?.list else { return items }
    for name in list.unsupported { addUnsupported(name) }
    guard !list.items.isEmpty else { return items }
    var drawn = DisplayItem.layer(list.items)
    drawn.transform = DisplayTransform(
      CGAffineTransform(translationX: layer.bounds.minX, y: layer.bounds.minY))
    drawn.clips = [DisplayPath(bounds)]
    return items + [drawn]
  }

  /// Returns the image in the contents of a layer.
  private func contents(of layer: CALayer, _ bounds: LayoutRect) -> [DisplayItem] {
    let image: (content: DisplayImage.Content, size: CGSize)
    switch layer.contents {
    case let value as UIImage:
      guard let content = value.displayContent else { return [] }
      image = (content, value.size)
    #if !QUOIN_APPLE_FOUNDATION
    case let value as CGImage:
      guard let content = value.content else { return [] }
      let scale = max(layer.contentsScale, 0.01)
      image = (
        content, CGSize(width: CGFloat(value.width) / scale, height: CGFloat(value.height) / scale)
      )
    #endif
    default: return []
    }
    let rect = layer.contentsGravity.frame(of: image.size, in: layer.bounds)
    var item = DisplayItem(.image(DisplayImage(image.content), LayoutRect(rect)))
    if layer.masksToBounds { item.clips = [DisplayPath(bounds)] }
    return [item]
  }

  private func shape(of layer: CAShapeLayer) -> [DisplayItem] {
    guard let source = layer.path else { return [] }
    let path = DisplayPath(source, isEvenOdd: layer.fillRule == .evenOdd)
    var items: [DisplayItem] = []
    if let color = layer.fillColor, color.alpha > 0 {
      items.append(DisplayItem(.fill(path, DisplayColor(color))))
    }
    guard let color = layer.strokeColor, color.alpha > 0, layer.lineWidth > 0 else { return items }
    var stroke = DisplayStroke(color: DisplayColor(color), width: Double(layer.lineWidth))
    stroke.cap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
    stroke.join = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
    stroke.miterLimit = Double(layer.miterLimit)
    stroke.dashes = layer.lineDashPattern?.map(\.doubleValue) ?? []
    stroke.dashPhase = Double(layer.lineDashPhase)
    let line = path.part(from: Double(layer.strokeStart), to: Double(layer.strokeEnd))
    guard !line.elements.isEmpty else { return items }
    return items + [DisplayItem(.stroke(line, stroke))]
  }

  private mutating func gradient(of layer: CAGradientLayer, _ bounds: LayoutRect) -> [DisplayItem] {
    let colors = (layer.colors ?? []).compactMap { color in
      (color as? CGColor).map { DisplayColor($0) } ?? (color as? UIColor).map { DisplayColor($0) }
    }
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let stops = DisplayGradient.stops(colors, locations: layer.locations?.map(\.doubleValue))
    func place(_ point: CGPoint) -> LayoutPoint {
      LayoutPoint(
        x: bounds.x + Double(point.x) * bounds.width, y: bounds.y + Double(point.y) * bounds.height)
    }
    let (start, end) = (place(layer.startPoint), place(layer.endPoint))
    var item: DisplayItem
    switch layer.type {
    case .axial:
      item = DisplayItem(
        .gradient(DisplayGradient(shape: .linear(start: start, end: end), stops: stops)))
    case .radial:
      // The end point is the corner of a rectangle around the ellipse.
      let zero = LayoutPoint(x: 0, y: 0)
      item = DisplayItem(
        .gradient(
          DisplayGradient(
            shape: .radial(start: zero, startRadius: 0, end: zero, endRadius: 1), stops: stops)))
      item.transform = DisplayTransform(
        CGAffineTransform(
          a: max(abs(end.x - start.x), 1e-6), b: 0, c: 0, d: max(abs(end.y - start.y), 1e-6),
          tx: start.x, ty: start.y))
    case .conic: item = DisplayItem.layer(Self.wedges(stops, about: start, from: end, bounds))
    default:
      addUnsupported("gradients of the type \(layer.type.rawValue)")
      return []
    }
    item.clips = [
      DisplayPath(
        rounded: bounds, radius: Double(layer.cornerRadius), corners: layer.maskedCorners)
    ]
    return [item]
  }

  /// Returns wedges of one colour each, clockwise around a point, which look like a gradient.
  private static func wedges(
    _ stops: [DisplayGradient.Stop], about center: LayoutPoint, from start: LayoutPoint,
    _ bounds: LayoutRect
  ) -> [DisplayItem] {
    let count = 180
    let first = atan2(start.y - center.y, start.x - center.x)
    // Beyond each corner.
    let radius =
      2 * (bounds.width + bounds.height + abs(center.x - bounds.x) + abs(center.y - bounds.y))
    func edge(_ turn: Double) -> LayoutPoint {
      let angle = first + 2 * .pi * turn
      return LayoutPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return (0..<count).map { index in
      let turn = Double(index) / Double(count)
      // A wedge reaches below the next one, since viewers draw edges faintly.
      let end = index == count - 1 ? 1 : turn + 1.5 / Double(count)
      let wedge = DisplayPath([.move(center), .line(edge(turn)), .line(edge(end)), .close])
      let color = DisplayGradient.color(of: stops, at: turn + 0.5 / Double(count))
      return DisplayItem(.fill(wedge, color))
    }
  }

  /// The maximum number of copies that are drawn of a layer.
  private static let mostCopies = 1000

  /// Returns the copies of sublayers, from the first to the last.
  mutating func copies(of items: [DisplayItem], by layer: CAReplicatorLayer) -> [DisplayItem] {
    if layer.instanceCount > Self.mostCopies {
      addUnsupported("more than \(Self.mostCopies) copies of a layer")
    }
    let first = layer.instanceColor.map { DisplayColor($0) } ?? DisplayColor(.white)
    if first.red < 1 || first.green < 1 || first.blue < 1 || layer.instanceRedOffset != 0
      || layer.instanceGreenOffset != 0 || layer.instanceBlueOffset != 0
    {
      addUnsupported("colours of the copies of a layer")
    }
    var transform = CATransform3DIdentity
    return (0..<min(max(layer.instanceCount, 0), Self.mostCopies)).flatMap { index in
      var copy = transformed(items, by: transform, about: layer)
      copy.opacity = min(
        max(first.alpha + Double(index) * Double(layer.instanceAlphaOffset), 0), 1)
      transform = CATransform3DConcat(transform, layer.instanceTransform)
      return copy.isPlain ? items : [copy]
    }
  }
}

extension CALayerContentsGravity {
  /// The rectangle of an image of a size in points. The names of positions are those of an axis
  /// that points up, as in Core Animation: a layer of a view shows the bottom at the top.
  fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let scale: CGFloat
    switch self {
    case .resizeAspect: scale = min(ratios.0, ratios.1)
    case .resizeAspectFill: scale = max(ratios.0, ratios.1)
    case .resize: return bounds
    default: scale = 1
    }
    let (width, height) = (size.width * scale, size.height * scale)
    let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
    let isRight = [.right, .topRight, .bottomRight].contains(self)
    let isHigh = [.bottom, .bottomLeft, .bottomRight].contains(self)
    let isLow = [.top, .topLeft, .topRight].contains(self)
    return CGRect(
      x: isLeft ? bounds.minX : isRight ? bounds.maxX - width : bounds.midX - width / 2,
      y: isHigh ? bounds.minY : isLow ? bounds.maxY - height : bounds.midY - height / 2,
      width: width, height: height)
  }
}
