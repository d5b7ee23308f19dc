// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control with a text and an image that does something when it is touched.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }
  }

  private var type = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private lazy var label = makeLabel()
  /// Made for the first image, or when it is asked for.
  private var picture: UIImageView?

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setButtonType(buttonType)
  }

  /// A custom button; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the button looks like.
  open var buttonType: ButtonType { type }
  /// Sets the type of a button that was made by a reader of files.
  package func setButtonType(_ buttonType: ButtonType) {
    type = buttonType
    label.font = .systemFont(ofSize: Self.fontSize(of: buttonType))
    contentDidChange()
  }
  /// The label with the text.
  open var titleLabel: UILabel? { label }
  /// The view with the image.
  open var imageView: UIImageView? { shownPicture() }
  /// The distances of text and image from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The distances of the text from its place.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The distances of the image from its place.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The text of a state; that of the normal one, if the state has none.
  open func title(for state: State) -> String? { titles.value(for: state) }
  /// The image of a state; that of the normal one, if the state has none.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// The colour of the text of a state; that of the normal one, if the state has none.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }
  /// Sets the text of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }
  /// Sets the colour of the text of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    label.textColor = currentTitleColor
  }
  /// The text that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) ?? symbol }
  /// The colour of the text that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (type == .custom ? .white : tintColor)
  }

  /// Text and image side by side, with the insets of the content, in whole points.
  open override var intrinsicContentSize: CGSize {
    let text = textSize
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let width = text.width + image.width + insets.left + insets.right
    let height = max(text.height, image.height) + insets.top + insets.bottom + verticalPadding
    return CGSize(width: max(width.rounded(.up), minimumWidth), height: height.rounded(.up))
  }

  /// The content size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places text and image in the middle, the image first in reading direction.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let content = bounds.shrunk(by: contentEdgeInsets)
    var text = textSize
    // A title that is too long is cut in its middle.
    text.width = min(text.width, max(content.width - image.width, 0))
    let start = content.midX - (text.width + image.width) / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(
      picture, x: isReversed ? start + text.width : start, in: content, size: image,
      imageEdgeInsets)
    place(
      label, x: isReversed ? start : start + image.width, in: content, size: text,
      titleEdgeInsets)
  }

  /// Places a part in the middle of the height. Insets move it by half of their difference.
  private func place(
    _ part: UIView?, x: CGFloat, in content: CGRect, size: CGSize, _ insets: UIEdgeInsets
  ) {
    part?.applyLayoutFrame(
      CGRect(
        x: x + (insets.left - insets.right) / 2,
        y: content.midY - size.height / 2 + (insets.top - insets.bottom) / 2,
        width: size.width, height: size.height))
  }

  /// The text is the baseline, in the middle of the button's height.
  override var contentDescription: String? { currentTitle }
  override var baselineFont: UIFont? { titleLabel?.font }
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard let font = label.font else { return nil }
    let height = baselineHeight ?? intrinsicContentSize.height
    let line = textSize.height
    let edge = (height - line) / 2
    return (edge + font.ascender, edge - font.descender)
  }

  override var baselineFollowsHeight: Bool { true }

  /// The font of the label, for one, was changed.
  override func contentSizeDidChange(of subview: UIView) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the button has the least size of Apple's buttons without configuration.
  private var hasLeastSize: Bool { currentImage == nil && contentEdgeInsets == .zero }

  /// 12 points in all above and below the text.
  private var verticalPadding: CGFloat { hasLeastSize ? 12 : 0 }

  private var minimumWidth: CGFloat { hasLeastSize && type != .close ? 30 : 0 }

  private static func fontSize(of type: ButtonType) -> CGFloat {
    switch type {
    case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd: 15
    case .custom, .plain, .close: 18
    }
  }

  /// The image of a button whose type has one.
  private var symbol: UIImage? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      UIImage(size: CGSize(width: 22, height: 22))
    case .custom, .system, .plain, .close: nil
    }
  }

  /// The size of the title; an empty one is as high as a line.
  private var textSize: CGSize {
    let font = label.font ?? .systemFont(ofSize: 15)
    let title = currentTitle
    guard let title, !title.isEmpty else {
      if title == nil, currentImage != nil { return .zero }
      return CGSize(width: 0, height: lineHeight(font))
    }
    return lineSize(title, font: font)
  }

  private func contentDidChange() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    if currentImage != nil || picture != nil { shownPicture().image = currentImage }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: Self.fontSize(of: type))
    label.lineBreakMode = .byTruncatingMiddle
    label.becomeDecoration()
    addSubview(label)
    return label
  }

  private func shownPicture() -> UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    made.becomeDecoration()
    insertSubview(made, at: 0)
    picture = made
    return made
  }
}

extension Dictionary where Key == UIControl.State.RawValue {
  /// What is set for a state, or for the normal one.
  fileprivate func value(for state: UIControl.State) -> Value? {
    self[state.rawValue] ?? self[UIControl.State.normal.rawValue]
  }
}
