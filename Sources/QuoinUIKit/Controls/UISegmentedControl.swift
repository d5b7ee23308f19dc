// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A row of texts or images of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private enum Segment {
    case title(String?)
    case image(UIImage?)
  }

  /// Nothing is chosen.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = []

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of texts and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      (item as? UIImage).map { .image($0) } ?? .title(item as? String)
    }
    sizeToFit()
  }

  /// A control without segments; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// Which segment is chosen, from 0, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// The text of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment]
    else { return nil }
    return title
  }
  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment]
    else { return nil }
    return image
  }
  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title)
    invalidateIntrinsicContentSize()
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .image(image)
    invalidateIntrinsicContentSize()
  }
  /// Inserts a segment with a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title), at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image), at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    invalidateIntrinsicContentSize()
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.segments.hugging }
  /// All segments as wide as the widest one.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widths = segments.map { segment in
      switch segment {
      case .title(let title):
        lineSize(title ?? "", font: font).width
      case .image(let image): image?.size.width ?? 0
      }
    }
    let widest = max((widths.max() ?? 0) + 20, 30)
    return CGSize(
      width: widest * CGFloat(segments.count),
      height: ControlMetrics.segments.contentSize.height)
  }
  /// One point below does not belong to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.segments.alignment }
  /// The size of all segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: intrinsicContentSize.width,
      height: ControlMetrics.segments.frameSize(in: size).height)
  }
}
