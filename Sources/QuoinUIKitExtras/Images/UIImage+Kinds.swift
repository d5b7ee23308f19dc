// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIImage {
  /// The symbol of what can be done with something.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The symbol of adding.
  public class var add: UIImage { symbol("plus.circle") }
  /// The symbol of removing.
  public class var remove: UIImage { symbol("minus.circle") }
  /// The symbol of a choice.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The symbol of something chosen.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The same image, made ready for the screen, which is not needed here.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
  /// A smaller image, of a size in pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// The same image: baselines of images are not known.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The settings of a renderer of images as this one: its scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// An image of files with numbers behind their name: of the size of the first; nil for none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = (0...1024).lazy.map { UIImage(named: name + String($0)) }.prefix { $0 != nil }
    return animatedImage(with: frames.compactMap { $0 }, duration: duration)
  }
}
