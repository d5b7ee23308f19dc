// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIImage {
  /// The rotation of an image on the screen.
  public enum Orientation: Int, Hashable, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// Whether width and height are exchanged.
    var isQuarterTurn: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientation of the mirror image.
    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? self }
  }

  /// Whether the tint colour is shown in place of an image's colours.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The enlargement of an image's middle part.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Returns the same image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns the same image, drawn in a colour where it is a template.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = DisplayColor(color) }
  }

  /// Returns the same image in a colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = DisplayColor(color)
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the same image with parts at its edges that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same image with parts at its edges that are not stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the same image, of which one column and one row in the middle are stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: size.height - CGFloat(topCapHeight) - 1,
        right: size.width - CGFloat(leftCapWidth) - 1), resizingMode: .stretch)
  }

  /// Returns the same image with insets to its alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentInsets = alignmentInsets }
  }

  /// Returns the same image, mirrored in right-to-left interfaces.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsInRightToLeft = true }
  }

  /// Returns the mirror image.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the same image: baselines of images are not known.
  public func imageWithoutBaseline() -> UIImage { self }

  /// Returns an animated image of the size of its first picture; nil without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changing {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// Returns an image of a size in pixels that shows the same; nil for a size of 0.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return changing {
      $0.size = size
      $0.scale = 1
      $0.orientation = .up
      $0.picture = nil
      $0.asset = nil
    }
  }

  /// Returns the same image, as no decoding is needed.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns a PNG file: that of the image, or, with the package trait `Pango`, one of what the
  /// program drew. Otherwise returns nil, with a remark in the console.
  public func pngData() -> Data? { ImageEncoder.shared.png(of: self) }

  /// Returns the JPEG file of the image; nil for other images, with a remark in the console.
  public func jpegData(compressionQuality: CGFloat) -> Data? { ImageEncoder.shared.jpeg(of: self) }
}
