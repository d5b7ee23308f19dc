// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows that work is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
    /// A large indicator; deprecated by Apple.
    case whiteLarge = 0
    /// A medium indicator; deprecated by Apple.
    case white = 1
    /// A medium indicator; deprecated by Apple.
    case gray = 2
  }

  /// Creates a medium indicator.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an indicator of a size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Creates a medium indicator; archives are not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? any ObjectDecoding)?.decode(self)
  }

  /// The size of the indicator.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the indicator.
  open var color: UIColor!
  /// Whether an indicator that is not animating is hidden.
  open var hidesWhenStopped = true
  /// Whether the indicator moves.
  open private(set) var isAnimating = false { didSet { reportChange(.value) } }

  /// Starts the movement of the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the movement of the indicator.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private var metrics: ControlMetrics {
    style == .large || style == .whiteLarge ? .largeSpinner : .spinner
  }
  override var defaultHugging: AxisPriorities { ControlMetrics.spinner.hugging }
  /// The content size: 20 points square, 37 when large.
  open override var intrinsicContentSize: CGSize { contentSize(metrics) }
  /// Returns the content size: 20 points square, 37 when large.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(metrics, in: size) }
}
