// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Two buttons that make a number larger and smaller, 94 × 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Creates a stepper from 0 to 100.
  public override init(frame: CGRect) {
    let size = ControlMetrics.stepper.frameSize(in: frame.size)
    super.init(frame: CGRect(origin: frame.origin, size: size))
    if Host.content != nil { self.frame.size = frameSize(ControlMetrics.stepper, in: size) }
  }

  /// Creates a stepper from 0 to 100; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The current value.
  open var value = 0.0 { didSet { reportChange(.value) } }
  /// The minimum value.
  open var minimumValue = 0.0 { didSet { reportChange(.value) } }
  /// The maximum value.
  open var maximumValue = 100.0 { didSet { reportChange(.value) } }
  /// The step of one touch.
  open var stepValue = 1.0

  /// Whether actions run while a button is pressed, and not only at the end.
  open var isContinuous = true
  /// Whether the value changes repeatedly while a button is pressed.
  open var autorepeat = true
  /// Whether the value continues at the other end of the range.
  open var wraps = false
  private var images: [String: UIImage] = [:]

  /// Sets the image of the increment button. Stored, not shown.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images["+\(state.rawValue)"] = image
  }
  /// Sets the image of the decrement button. Stored, not shown.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images["-\(state.rawValue)"] = image
  }
  /// Sets the background image of the stepper. Stored, not shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images["=\(state.rawValue)"] = image
  }
  /// Returns the image of the button for more.
  open func incrementImage(for state: State) -> UIImage? { images["+\(state.rawValue)"] }
  /// Returns the image of the button for less.
  open func decrementImage(for state: State) -> UIImage? { images["-\(state.rawValue)"] }
  /// Returns the image behind the buttons.
  open func backgroundImage(for state: State) -> UIImage? { images["=\(state.rawValue)"] }

  override var defaultHugging: AxisPriorities { ControlMetrics.stepper.hugging }
  /// The content size of 94 × 32.
  open override var intrinsicContentSize: CGSize { contentSize(ControlMetrics.stepper) }
  /// Returns the content size of 94 × 32.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frameSize(ControlMetrics.stepper, in: size)
  }
}
