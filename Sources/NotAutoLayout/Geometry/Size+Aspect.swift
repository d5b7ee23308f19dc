// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Size {
  /// The largest size of a ratio that fits into a canvas; the canvas if either ratio is NaN.
  static func aspectFitSize(in canvas: Size, with ratio: Float) -> Size {
    if ratio.isNaN || canvas.ratio.isNaN { return canvas }
    return ratio > canvas.ratio ? canvas.keepingWidth(ratio) : canvas.keepingHeight(ratio)
  }

  /// The smallest size of a ratio that covers a canvas; the canvas if either ratio is NaN.
  static func aspectFillSize(in canvas: Size, with ratio: Float) -> Size {
    if ratio.isNaN || canvas.ratio.isNaN { return canvas }
    return ratio < canvas.ratio ? canvas.keepingWidth(ratio) : canvas.keepingHeight(ratio)
  }

  /// The size of a ratio with this width.
  private func keepingWidth(_ ratio: Float) -> Size {
    Size(width: width, height: ratio.isNonZero ? width / ratio : .greatestFiniteMagnitude)
  }

  /// The size of a ratio with this height.
  private func keepingHeight(_ ratio: Float) -> Size {
    Size(width: ratio.isFinite ? height * ratio : .greatestFiniteMagnitude, height: height)
  }
}
