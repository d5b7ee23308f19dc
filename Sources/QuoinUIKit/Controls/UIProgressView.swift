// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// Creates a progress view at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a progress view at 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a progress view at 0; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The progress from 0 to 1.
  open var progress: Float = 0 { didSet { reportChange(.value) } }
  /// The use of the progress view.
  open var progressViewStyle = Style.default
  /// The colour of the completed part.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part.
  open var trackTintColor: UIColor?

  /// The image of the completed part. Stored, not shown.
  open var progressImage: UIImage?
  /// The image of the remaining part. Stored, not shown.
  open var trackImage: UIImage?
  /// The progress object that is observed. Stored, not observed: there is no key-value observing.
  open var observedProgress: Progress?

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.progress.hugging }
  /// The content size: a height and no width.
  open override var intrinsicContentSize: CGSize { contentSize(ControlMetrics.progress) }
  /// Returns the given width and a height of 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frameSize(ControlMetrics.progress, in: size)
  }
}
