// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for a number in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Creates a slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from 0 to 1; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The current value.
  open var value: Float = 0 { didSet { reportChange(.value) } }
  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { reportChange(.value) } }
  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { reportChange(.value) } }
  /// The colour of the track up to the thumb.
  open var minimumTrackTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { reportChange(.look) } }

  /// The colour of the thumb.
  open var thumbTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The image at the minimum value.
  open var minimumValueImage: UIImage? { didSet { reportChange(.look) } }
  /// The image at the maximum value.
  open var maximumValueImage: UIImage? { didSet { reportChange(.look) } }
  /// Whether actions run while the thumb is dragged.
  open var isContinuous = true
  private var images: [SliderPart: [UInt: UIImage]] = [:]
  private enum SliderPart { case thumb, minimumTrack, maximumTrack }

  private func image(_ part: SliderPart, _ state: State) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[State.normal.rawValue]
  }
  /// Sets the image of the thumb of a state. Stored, not shown.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images[.thumb, default: [:]][state.rawValue] = image
  }
  /// Sets the image of the track before the thumb. Stored, not shown.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images[.minimumTrack, default: [:]][state.rawValue] = image
  }
  /// Sets the image of the track after the thumb. Stored, not shown.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images[.maximumTrack, default: [:]][state.rawValue] = image
  }
  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { image(.thumb, state) }
  /// Returns the image of the track before the thumb.
  open func minimumTrackImage(for state: State) -> UIImage? { image(.minimumTrack, state) }
  /// Returns the image of the track after the thumb.
  open func maximumTrackImage(for state: State) -> UIImage? { image(.maximumTrack, state) }
  /// The image of the thumb that is shown.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// *Estimated*: the distance between an image and the track, in points.
  private static let gap: CGFloat = 8
  /// Returns the rectangle of the track: 4 points high, in the middle, 2 points from the sides or
  /// between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start = minimumValueImage.map { $0.size.width + Self.gap } ?? 2
    let end = maximumValueImage.map { $0.size.width + Self.gap } ?? 2
    return CGRect(
      x: bounds.minX + start, y: bounds.midY - 2, width: max(bounds.width - start - end, 0),
      height: 4)
  }
  /// Returns the rectangle of the image at the minimum value, at the start.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the image at the maximum value, at the end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Returns the rectangle of the thumb for a value: the size of its image, or 31 × 31 points,
  /// within the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.slider.hugging }
  /// The content size: a height and no width.
  open override var intrinsicContentSize: CGSize { contentSize(ControlMetrics.slider) }
  /// The thumb reaches beyond the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { alignmentInsets(ControlMetrics.slider) }
  /// Returns the given width and the height of a slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frameSize(ControlMetrics.slider, in: size)
  }
}
