// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation
import QuoinLayout

extension CGContext {
  // MARK: Coordinates

  /// The transform from the coordinates of drawing to pixels.
  public var ctm: CGAffineTransform { state.transform.concatenating(base) }
  /// The same as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// Moves the coordinates of later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales the coordinates of later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Rotates the coordinates of later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to the coordinates of later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Returns a point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns a size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Returns a rectangle in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns a point of pixels in the coordinates of drawing.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Returns a size of pixels in the coordinates of drawing.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Returns a rectangle of pixels in the coordinates of drawing.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Clip

  /// The bounds of the part in which drawing is shown.
  public var boundingBoxOfClipPath: CGRect {
    (state.clip ?? area).applying(state.transform.inverted())
  }
  /// Reduces the clip to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Reduces the clip to some rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: state.transform)
    reduceClip(to: path, isEvenOdd: false)
  }
  /// Reduces the clip to a rectangle, in which the opacity of an image masks drawing.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard let content = mask.content else { return }
    var item = DisplayItem(.image(DisplayImage(content), LayoutRect(rect)))
    // The lower edge of the image is at the lowest y.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    item.transform = DisplayTransform(flip.concatenating(state.transform))
    state.masks.append(item)
  }
  /// Reduces the clip to the current path, and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    if let outlinedLine {
      state.masks.append(outlinedLine)
    } else {
      reduceClip(to: currentPath, isEvenOdd: rule == .evenOdd)
    }
    beginPath()
  }
  /// Removes the clip.
  public func resetClip() {
    state.clip = nil
    state.clips = []
    state.masks = []
  }

  private func reduceClip(to path: CGPath, isEvenOdd: Bool) {
    // A clip to a path without area hides everything.
    let bounds = path.boundingBoxOfPath.intersection(state.clip ?? area)
    state.clip = bounds.isNull ? .zero : bounds
    var rect = CGRect.zero
    // A rectangle around all clips before it changes nothing.
    if path.isRect(&rect), rect.contains(area) { return }
    state.clips.append(DisplayPath(path, isEvenOdd: isEvenOdd))
  }

  // MARK: Attributes

  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the shape of line joins.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the miter limit.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the flatness of curves. Has no effect: curves are recorded as such.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets the dash pattern of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths
  }
  /// Sets the opacity of drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of drawing; nil removes it.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, which transforms do not change. In a bitmap of Core Graphics
  ///     it points upward.
  ///   - blur: The radius of the blur, twice its standard deviation.
  ///   - color: The color of the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DisplayShadow(
        x: Double(offset.width), y: Double(isBitmap ? -offset.height : offset.height),
        deviation: Double(max(blur, 0) / 2), color: DisplayColor($0))
    }
  }
  /// Sets the shadow of drawing: black, a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets whether edges are antialiased. Has no effect: the output decides.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether antialiasing is allowed. Has no effect: the output decides.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets whether fonts are smoothed. Has no effect: the output decides.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets the text drawing mode; not shown.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Sets the character spacing; not shown.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// The interpolation quality of scaled images; stored, not shown.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
  /// The transform of text; stored, not shown.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  /// The position of text; stored, not shown.
  public var textPosition: CGPoint {
    get { state.textPosition }
    set { state.textPosition = newValue }
  }
}
#endif
