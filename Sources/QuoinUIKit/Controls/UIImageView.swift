// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var shown: UIImage?

  /// A view without image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the size of an image.
  public init(image: UIImage?) {
    shown = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view of the size of an image, with another image to show when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    shown = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view without image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image, from which the content size comes.
  open var image: UIImage? {
    get { shown }
    set {
      shown = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The image of the highlighted view.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown.
  open var isHighlighted = false

  /// The size of the image; none without image.
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
}
