// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Two buttons that make a number larger and smaller, 94 × 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// A stepper from 0 to 100.
  public override init(frame: CGRect) {
    let size = ControlMetrics.stepper.frameSize(in: frame.size)
    super.init(frame: CGRect(origin: frame.origin, size: size))
    if Host.content != nil { self.frame.size = frameSize(ControlMetrics.stepper, in: size) }
  }

  /// A stepper from 0 to 100; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number.
  open var value = 0.0 { didSet { reportChange(.value) } }
  /// The least number.
  open var minimumValue = 0.0 { didSet { reportChange(.value) } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { reportChange(.value) } }
  /// What one touch adds or takes away.
  open var stepValue = 1.0

  /// Whether actions run while a button is held.
  open var isContinuous = true
  /// Whether a button that is held changes the number again and again.
  open var autorepeat = true
  /// Whether the number goes on at the other end of the range.
  open var wraps = false
  private var images: [String: UIImage] = [:]

  /// Sets the image of the button for more. Stored, not shown.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images["+\(state.rawValue)"] = image
  }
  /// Sets the image of the button for less. Stored, not shown.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images["-\(state.rawValue)"] = image
  }
  /// Sets the image behind the buttons. Stored, not shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images["=\(state.rawValue)"] = image
  }
  /// The image of the button for more.
  open func incrementImage(for state: State) -> UIImage? { images["+\(state.rawValue)"] }
  /// The image of the button for less.
  open func decrementImage(for state: State) -> UIImage? { images["-\(state.rawValue)"] }
  /// The image behind the buttons.
  open func backgroundImage(for state: State) -> UIImage? { images["=\(state.rawValue)"] }

  override var defaultHugging: AxisPriorities { ControlMetrics.stepper.hugging }
  /// 94 × 32.
  open override var intrinsicContentSize: CGSize { contentSize(ControlMetrics.stepper) }
  /// 94 × 32.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frameSize(ControlMetrics.stepper, in: size)
  }
}
