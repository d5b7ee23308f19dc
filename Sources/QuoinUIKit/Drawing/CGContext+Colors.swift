// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

extension CGContext {
  /// Sets the fill colour. Nothing is drawn here.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the fill colour. Nothing is drawn here.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the fill colour. Nothing is drawn here.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the fill colour. Nothing is drawn here.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Sets the stroke colour. Nothing is drawn here.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the stroke colour. Nothing is drawn here.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the stroke colour. Nothing is drawn here.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the stroke colour. Nothing is drawn here.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Sets the colour space of fills. Nothing is drawn here.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the colour space of strokes. Nothing is drawn here.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Draws a gradient along a line. Nothing is drawn here.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws a gradient between two circles. Nothing is drawn here.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}
#endif
