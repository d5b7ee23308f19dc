// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The space in which a text is laid out.
open class NSTextContainer: NSObject {
  /// The padding of a container unless set, in points.
  package static let usualPadding: CGFloat = 5

  /// The size of the container; 0 sets no limit. The container of a text view is as wide as the view
  /// without its insets, unless `widthTracksTextView` is false, and has no end if the view scrolls,
  /// unless `heightTracksTextView` is true.
  open var size: CGSize {
    get { sizeInView ?? ownSize }
    set {
      ownSize = newValue
      changed()
    }
  }
  private var ownSize: CGSize
  /// The space on both sides of each line, in points.
  open var lineFragmentPadding = NSTextContainer.usualPadding { didSet { changed() } }
  /// The maximum number of lines; 0 means any number.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The rule by which lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Whether the width follows that of the text view; true in a text view unless it is set.
  open var widthTracksTextView: Bool {
    get { followsWidth ?? (textView != nil) }
    set {
      followsWidth = newValue
      changed()
    }
  }
  private var followsWidth: Bool?
  /// Whether the height follows that of the text view, so that only lines that fit into the view are
  /// laid out.
  open var heightTracksTextView = false { didSet { changed() } }
  /// Whether the container is rectangular: always here.
  open var isSimpleRectangularTextContainer: Bool { true }
  weak var textView: UITextView?
  /// The paths that lines avoid, in the coordinates of the container.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }

  /// Creates a container of a size.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  private var sizeInView: CGSize? {
    guard let textView else { return nil }
    let width = widthTracksTextView ? nil : ownSize.width
    let tracksHeight = heightTracksTextView
    // A container of a view is only used on the main actor, as the view is.
    return MainActor.assumeIsolated {
      let inner = textView.bounds.inset(by: textView.textContainerInset).size
      let isEndless = textView.isScrollEnabled && !tracksHeight
      return CGSize(
        width: width ?? inner.width,
        height: isEndless ? CGFloat.greatestFiniteMagnitude : inner.height)
    }
  }

  private func changed() {
    guard let textView else { return }
    // A container of a view is only used on the main actor, as the view is.
    MainActor.assumeIsolated { textView.containerDidChange() }
  }
}
