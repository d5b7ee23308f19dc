// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The view of a ``UIListContentConfiguration``, in a list or on its own.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let picture = UIImageView()
  private let first = UILabel()
  private let second = UILabel()
  private var guides: [Part: ListContentGuide] = [:]

  private enum Part { case image, text, secondary }

  /// The ``UIListContentConfiguration`` that the view shows. Any other configuration stops the
  /// program.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        ProgrammerError.stop(
          "list-content-of-other-type",
          "A UIListContentView shows a UIListContentConfiguration, not \(type(of: newValue)).")
      }
      content = newValue
      contentDidChange()
    }
  }

  /// The frame of the text as it was last placed; nil without a text.
  final var textFrame: CGRect? { first.text == nil ? nil : first.frame }
  /// The layout guide of the text. Nil without a text.
  open var textLayoutGuide: UILayoutGuide? { guide(.text, isShown: first.text != nil) }
  /// The layout guide of the secondary text. Nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(.secondary, isShown: second.text != nil)
  }
  /// The layout guide of the image. Nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(.image, isShown: content.image != nil) }

  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, first, second] { addSubview(view) }
    contentDidChange()
  }

  /// Creates a view of an empty row; archives are not read.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [picture, first, second] { addSubview(view) }
    contentDidChange()
  }

  private func contentDidChange() {
    picture.image = content.shownImage
    picture.tintColor = content.imageProperties.tintColor
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    picture.isHidden = content.image == nil
    show(content.text, content.attributedText, content.textProperties, in: first)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: second)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textColor = properties.resolvedColor()
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.apply(to: $0) }
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// The margins of the content, combined with the layout margins of the superview.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins else { return margins }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func layout(width: CGFloat, height: CGFloat? = nil) -> ListContentLayout {
    func sizes(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
      guard !label.isHidden else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }
    return ListContentLayout(
      content, margins: margins, width: width, available: height, text: sizes(first),
      secondary: sizes(second))
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var layout = layout(width: bounds.width, height: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { layout.mirror(in: bounds.width) }
    picture.frame = layout.image
    first.frame = layout.text
    second.frame = layout.secondary
    for (part, guide) in guides { guide.move(to: frame(of: part)) }
  }

  private func frame(of part: Part) -> CGRect {
    switch part {
    case .image: picture.frame
    case .text: first.frame
    case .secondary: second.frame
    }
  }

  private func guide(_ part: Part, isShown: Bool) -> UILayoutGuide? {
    guard isShown else { return nil }
    if let guide = guides[part] { return guide.guide }
    let made = ListContentGuide(in: self, at: frame(of: part))
    guides[part] = made
    setNeedsLayout()
    return made.guide
  }

  /// Returns the given width and the height of the content in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width).height)
  }

  /// The height of the content in the current width; no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout(width: naturalWidth).height)
  }

  /// The width of the view, or before layout the width in which no text wraps.
  private var naturalWidth: CGFloat { bounds.width > 0 ? bounds.width : unbrokenWidth }

  private var unbrokenWidth: CGFloat {
    func width(_ label: UILabel) -> CGFloat {
      label.isHidden
        ? 0 : label.sizeThatFits(.init(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    }
    let image = content.reservedImageSize.width
    return margins.leading + image + (image > 0 ? content.imageToTextPadding : 0)
      + max(width(first), width(second)) + margins.trailing
  }

  /// Returns the size of the content in the target width if that is required, otherwise in the
  /// width in which no text wraps.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isFixed = horizontalFittingPriority == .required && targetSize.width > 0
    let width = isFixed ? targetSize.width : unbrokenWidth
    let height =
      verticalFittingPriority == .required && targetSize.height > 0
      ? targetSize.height : layout(width: width).height
    return CGSize(width: width, height: height)
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
