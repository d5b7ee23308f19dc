// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation
import QuoinLayout

extension CGContext {
  /// Sets the image that fills areas, and removes it for nil.
  func setFillPattern(_ image: UIImage?) { state.fillPattern = image }
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fillColor = DisplayColor(color) }
  /// Sets the fill colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the fill colour.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the fill colour.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.fillColor = DisplayColor(
      cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = DisplayColor(color) }
  /// Sets the stroke colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke colour.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the stroke colour.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.strokeColor = DisplayColor(
      cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }
  /// Sets the colour space of fills. Has no effect: colours have their own.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the colour space of strokes. Has no effect: colours have their own.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(start: LayoutPoint(startPoint), end: LayoutPoint(endPoint)), options)
  }
  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let shape = DisplayGradient.Shape.radial(
      start: LayoutPoint(startCenter), startRadius: Double(startRadius),
      end: LayoutPoint(endCenter), endRadius: Double(endRadius))
    draw(gradient, shape, options)
  }

  private func draw(
    _ gradient: CGGradient, _ shape: DisplayGradient.Shape, _ options: CGGradientDrawingOptions
  ) {
    var item = DisplayItem(
      .gradient(
        DisplayGradient(
          shape: shape, stops: gradient.stops,
          extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
          extendsAfterEnd: options.contains(.drawsAfterEndLocation))))
    item.transform = DisplayTransform(state.transform)
    add(item)
  }
}

extension DisplayColor {
  /// Converts a colour of ink without a profile.
  fileprivate init(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    func light(_ ink: CGFloat) -> Double { Double((1 - ink) * (1 - black)) }
    self.init(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: Double(alpha))
  }
}
#endif
