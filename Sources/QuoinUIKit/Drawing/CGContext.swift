// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// The destination of drawing. It stores its state and its path, and draws nothing.
public final class CGContext {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The meaning of the components of a pixel.
  public let colorSpace: CGColorSpace?
  var state = ContextState()
  private var savedStates: [ContextState] = []
  /// The path that is built, in the coordinates of drawing.
  var currentPath = CGMutablePath()

  /// Creates a context for a bitmap in memory. The memory is not written.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
    colorSpace = space
  }

  /// The memory of the bitmap: nil, because nothing is drawn.
  public var data: UnsafeMutableRawPointer? { nil }
  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }

  /// Returns an image of the size of the context.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
  /// Saves the state.
  public func saveGState() { savedStates.append(state) }
  /// Restores the state that was saved last.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }
  /// Does nothing, as no drawing is pending.
  public func flush() {}
  /// Does nothing, as no drawing is pending.
  public func synchronize() {}
  /// Saves the state, and begins a layer.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
  /// Saves the state, and begins a layer in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    saveGState()
  }
  /// Ends a layer, and restores the state.
  public func endTransparencyLayer() { restoreGState() }
}
#endif
