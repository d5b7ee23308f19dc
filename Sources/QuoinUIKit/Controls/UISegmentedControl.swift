// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A row of texts or images of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private enum Segment {
    case title(String?)
    case image(UIImage?)
  }

  /// The index of no selected segment.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = [] { didSet { reportChange(.content) } }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of texts and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      (item as? UIImage).map { .image($0) } ?? .title(item as? String)
    }
    sizeToFit()
  }

  /// Creates a control without segments; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { reportChange(.value) }
  }

  /// Returns the text of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment]
    else { return nil }
    return title
  }
  /// Returns the image of a segment.
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

  /// Whether a segment is chosen only while it is touched.
  open var isMomentary = false
  /// Whether segments are as wide as their contents. Stored, without effect: all segments are as
  /// wide as the widest one.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment; nil for that of the system.
  open var selectedSegmentTintColor: UIColor? { didSet { reportChange(.look) } }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var disabledSegments: Set<Int> = []
  private var segmentWidths: [Int: CGFloat] = [:]
  private var segmentActions: [Int: UIAction] = [:]

  /// Creates a control of a segment for each action, with its title or image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Inserts a segment of an action, with its title or image.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    insert(action.image.map { .image($0) } ?? .title(action.title), at: index)
    var moved: [Int: UIAction] = [index: action]
    for (known, action) in segmentActions { moved[known < index ? known : known + 1] = action }
    segmentActions = moved
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { segmentActions[segment] }
  /// Runs the actions for some events. For a changed value it also runs the action of the chosen
  /// segment.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.valueChanged), let action = segmentActions[selectedSegmentIndex] {
      sendAction(action)
    }
  }
  /// Sets the attributes of the texts of a state. Their font sets the widths.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state.rawValue] = attributes
    invalidateIntrinsicContentSize()
  }
  /// Returns the attributes of the texts of a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }
  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }
  /// Sets the width of a segment; 0 for the width of the widest content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segmentWidths[segment] = width > 0 ? width : nil
    invalidateIntrinsicContentSize()
  }
  /// Returns the width that was set for a segment, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat { segmentWidths[segment] ?? 0 }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.segments.hugging }
  /// The content size, in which all segments are as wide as the widest one.
  open override var intrinsicContentSize: CGSize {
    if let measured = measuredContentSize() { return measured }
    return CGSize(
      width: width(ofWidest: max(widestContent + 20, 30)),
      height: ControlMetrics.segments.contentSize.height)
  }
  /// The width with which no content is cut off.
  var narrowestWidth: CGFloat { width(ofWidest: widestContent) }

  private var widestContent: CGFloat {
    let given = attributes[State.normal.rawValue]?[.font] as? UIFont
    let font = given ?? UIFont.systemFont(ofSize: 13, weight: .medium)
    return segments.map { segment in
      switch segment {
      case .title(let title): lineSize(title ?? "", font: font).width
      case .image(let image): image?.size.width ?? 0
      }
    }.max() ?? 0
  }

  private func width(ofWidest widest: CGFloat) -> CGFloat {
    segments.indices.reduce(0) { $0 + (segmentWidths[$1] ?? widest) }
  }
  /// One point below does not belong to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { alignmentInsets(ControlMetrics.segments) }
  /// Returns the size of all segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: intrinsicContentSize.width,
      height: frameSize(ControlMetrics.segments, in: size).height)
  }
}
