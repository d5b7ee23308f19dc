// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var shown: UIImage?

  /// Creates a view without image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of an image.
  public init(image: UIImage?) {
    shown = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of an image, with another image to show when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    shown = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image, which determines the content size.
  open var image: UIImage? {
    get { shown }
    set {
      shown = newValue
      reportChange(.content)
      invalidateIntrinsicContentSize()
    }
  }
  /// The image of the highlighted view.
  open var highlightedImage: UIImage? { didSet { reportChange(.content) } }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { reportChange(.content) } }
  /// The images of the animation; stored, not shown.
  open var animationImages: [UIImage]?
  /// The images of the animation in the highlighted state; stored, not shown.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of the animation, in seconds; 0 for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of an animation; 0 for endless repetition.
  open var animationRepeatCount = 0
  /// Starts the animation, which is not shown.
  open func startAnimating() { isRunning = animationImages?.isEmpty == false }
  /// Stops the animation.
  open func stopAnimating() { isRunning = false }
  /// Whether the animation was started.
  open var isAnimating: Bool { isRunning }
  /// The size of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      reportChange(.content)
      invalidateIntrinsicContentSize()
    }
  }

  private var isRunning = false

  /// The image as it is shown: a symbol in the preferred configuration with its own above it.
  package var sizedImage: UIImage? {
    guard let preferredSymbolConfiguration, let own = shown?.symbolConfiguration else {
      return shown
    }
    return shown?.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  /// The size of the image without its alignment insets; none without image.
  open override var intrinsicContentSize: CGSize {
    guard let image = sizedImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).shrunk(by: image.alignmentRectInsets).size
  }
  /// The insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }
  /// Returns the size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizedImage?.size ?? .zero }
}
