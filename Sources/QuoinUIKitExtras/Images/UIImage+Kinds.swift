// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIImage {
  /// The symbol for actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The symbol for adding.
  public class var add: UIImage { symbol("plus.circle") }
  /// The symbol for removing.
  public class var remove: UIImage { symbol("minus.circle") }
  /// The check mark symbol.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The symbol of a check mark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Returns the same image. No preparation for display is needed here.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
  /// Returns a smaller image with a size in pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Returns the same image: baselines of images are not known.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// A renderer format with the scale of the image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// Returns an animated image of a numbered sequence of files; nil if there are none. It has the
  /// size of the first file.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = (0...1024).lazy.map { UIImage(named: name + String($0)) }.prefix { $0 != nil }
    return animatedImage(with: frames.compactMap { $0 }, duration: duration)
  }
}
