// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

extension CGContext {
  /// Accepts the colour of areas; nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Accepts the colour of areas; nothing is drawn.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Accepts the colour of areas; nothing is drawn.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Accepts the colour of areas; nothing is drawn.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Accepts the colour of lines; nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Accepts the colour of lines; nothing is drawn.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Accepts the colour of lines; nothing is drawn.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Accepts the colour of lines; nothing is drawn.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Accepts the space of the components of areas; nothing is drawn.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Accepts the space of the components of lines; nothing is drawn.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Accepts a gradient along a line; nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Accepts a gradient between two circles; nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}
#endif
