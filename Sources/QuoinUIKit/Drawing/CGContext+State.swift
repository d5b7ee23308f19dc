// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

extension CGContext {
  // MARK: Coordinates

  /// The transform from the coordinates of drawing to pixels.
  public var ctm: CGAffineTransform { state.transform }
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
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return (state.clip ?? whole).applying(state.transform.inverted())
  }
  /// Reduces the clip to a rectangle.
  public func clip(to rect: CGRect) { reduceClip(to: rect) }
  /// Reduces the clip to the bounds of some rectangles.
  public func clip(to rects: [CGRect]) {
    reduceClip(to: rects.reduce(CGRect.null) { $0.union($1) })
  }
  /// Reduces the clip to a rectangle, in which the image masks drawing.
  public func clip(to rect: CGRect, mask: CGImage) { reduceClip(to: rect) }
  /// Reduces the clip to the current path, of which the bounds count, and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    reduceClip(to: currentPath.boundingBoxOfPath)
    beginPath()
  }
  /// Removes the clip.
  public func resetClip() { state.clip = nil }

  private func reduceClip(to rect: CGRect) {
    let area = boundingBoxOfClipPath.intersection(rect)
    state.clip = area.isNull ? .null : area.applying(state.transform)
  }

  // MARK: Attributes, which are not shown

  /// Sets the line width. Nothing is drawn here.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the shape of line ends. Nothing is drawn here.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the shape of line joins. Nothing is drawn here.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the miter limit. Nothing is drawn here.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the flatness of curves. Nothing is drawn here.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets the dash pattern of lines. Nothing is drawn here.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity of drawing. Nothing is drawn here.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the blend mode. Nothing is drawn here.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the shadow of drawing. Nothing is drawn here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets the shadow of drawing. Nothing is drawn here.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets whether edges are antialiased. Nothing is drawn here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether antialiasing is allowed. Nothing is drawn here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets whether fonts are smoothed. Nothing is drawn here.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets the text drawing mode. Nothing is drawn here.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Sets the character spacing. Nothing is drawn here.
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
