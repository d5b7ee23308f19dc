// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// A control with a text and an image that performs an action when it is touched.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The same type as `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of a button.
  public enum Role: Int, Hashable, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  private var type = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var styledTitles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
  private lazy var label = makeLabel()
  private var isConfigured = false
  /// Whether the configuration gave the title a font.
  private var hasTitleFont = false
  /// The image view, created for the first image or at the first access.
  private var picture: UIImageView?

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button with a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setButtonType(buttonType)
  }

  /// Creates a button with a type and the title and image of an action, which runs when the button
  /// is touched.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with the title and image of an action, which runs when the button is touched.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with a configuration and an action, which runs when the button is touched.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    begin(with: configuration)
    take(primaryAction)
  }

  /// Observers of a property are not called in initializers of its class.
  private func begin(with configuration: Configuration) { self.configuration = configuration }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  /// Creates a custom button; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var primaryEvent: UIControl.Event { .touchUpInside }
  override func stateDidChange() {
    contentDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// The style of the button.
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
  /// The insets of the title's position.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image's position.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The configuration of the button's content and appearance. With a configuration, the insets of
  /// the button itself have no effect.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called after the state changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration is updated after each change of the state.
  open var automaticallyUpdatesConfiguration = true
  /// Changes the configuration to suit the state: calls the closure for that, if there is one.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Updates the configuration immediately.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// The label with the subtitle of a configuration.
  open private(set) var subtitleLabel: UILabel?
  /// Whether a touch darkens the image. Stored, not shown.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is dimmed while the button is disabled. Stored, not shown.
  open var adjustsImageWhenDisabled = true
  /// Whether a touch reverses the shadow of the title. Stored, not shown.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the button glows while it is touched. Stored, not shown.
  open var showsTouchWhenHighlighted = false
  /// Whether a tap toggles the selection. Stored, without effect.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer over the button changes its appearance. Stored, not shown.
  open var isPointerInteractionEnabled = false
  /// The menu of the button. Stored, not shown.
  open var menu: UIMenu?
  /// The order of the elements in the menu. Stored, not shown.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The role of the button. Pictures show a configured button that is destructive in red.
  open var role = Role.normal
  private var backgrounds: [UInt: UIImage] = [:]
  private var shadowColors: [UInt: UIColor] = [:]

  /// Sets the background image of a state. Stored, not shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    contentDidChange()
  }
  /// Returns the background image of a state, or that of the normal state if it has none.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds.value(for: state) }
  /// The image behind the content that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Sets the colour of the title's shadow in a state. Stored, not shown.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state.rawValue] = color
  }
  /// Returns the colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors.value(for: state) }

  /// Returns the title of a state, or that of the normal state if it has none.
  open func title(for state: State) -> String? { titles.value(for: state) }
  /// Returns the attributed title of a state, or that of the normal state if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    styledTitles.value(for: state)
  }
  /// Returns the image of a state, or that of the normal state if it has none.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// Returns the title colour of a state, or that of the normal state if it has none.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }
  /// Sets the text of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }
  /// Sets the text with styles of a state, which is shown in place of the text without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state.rawValue] = title
    contentDidChange()
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }
  /// Sets the size and weight of the symbols of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbols[state.rawValue] = configuration
    contentDidChange()
  }
  /// Returns the symbol configuration of a state, or that of the normal state if it has none.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbols.value(for: state) }
  /// The size and weight of the symbols of the state that the button is in.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// Sets the colour of the text of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    label.textColor = currentTitleColor
    reportChange(.look)
  }
  /// The text that is shown.
  open var currentTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? title(for: state)
  }
  /// The text with styles that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? {
    if let image = configuration?.shownImage { return image }
    guard let image = image(for: state),
      let symbol = preferredSymbolConfigurationForImage(in: state)
    else { return image(for: state) ?? symbol }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }
  /// The colour of the text that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (type == .custom ? .white : tintColor)
  }

  /// Text and image side by side, with the insets of the content, in whole points.
  open override var intrinsicContentSize: CGSize {
    if let measured = measuredContentSize() { return measured }
    if let configuration {
      return configuredSize(configuration, width: textFit.wrapWidth > 0 ? textFit.wrapWidth : nil)
    }
    let text = textSize
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let width = text.width + image.width + insets.left + insets.right
    let height = max(text.height, image.height) + insets.top + insets.bottom + verticalPadding
    return CGSize(width: max(width.rounded(.up), minimumWidth), height: height.rounded(.up))
  }

  /// Returns the content size, with the title of a configuration wrapped at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let configuration, size.width > 0, measuredContentSize() == nil else {
      return intrinsicContentSize
    }
    return configuredSize(configuration, width: size.width)
  }

  /// The texts of a configuration wrap at the solved width, unless their line break modes cut them.
  override var naturalTextWidth: CGFloat? {
    guard let configuration, configuration.wrapsTexts,
      currentTitle?.isEmpty == false || configuration.subtitle?.isEmpty == false
    else { return nil }
    return configuredSize(configuration, width: nil).width
  }

  /// Places text and image in the middle, the image first in reading direction.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configuration {
      let frames = configuredFrames(configuration)
      picture?.applyLayoutFrame(frames.image)
      label.applyLayoutFrame(frames.title)
      subtitleLabel?.applyLayoutFrame(frames.subtitle)
      return
    }
    let content = contentRect(forBounds: bounds)
    picture?.applyLayoutFrame(imageRect(forContentRect: content))
    label.applyLayoutFrame(titleRect(forContentRect: content))
  }

  /// Returns the rectangle of the background in the bounds: all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of image and title in the bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.shrunk(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the image, which is first in reading direction.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = imageSize(in: contentRect)
    let text = textSize(in: contentRect)
    return rect(
      x: start(in: contentRect) + (isReversed ? text.width : 0), in: contentRect, size: image,
      imageEdgeInsets)
  }

  /// Returns the rectangle of the title, which follows the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = imageSize(in: contentRect)
    return rect(
      x: start(in: contentRect) + (isReversed ? 0 : image.width), in: contentRect,
      size: textSize(in: contentRect), titleEdgeInsets)
  }

  final var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the size of the image, which is squeezed into a content that is smaller.
  private func imageSize(in content: CGRect) -> CGSize {
    let size = currentImage?.size ?? .zero
    return CGSize(
      width: min(size.width, max(content.width, 0)),
      height: min(size.height, max(content.height, 0)))
  }

  /// Returns the size of the title. One that is too long is cut in its middle.
  private func textSize(in content: CGRect) -> CGSize {
    let size = textSize
    let image = imageSize(in: content)
    return CGSize(
      width: min(size.width, max(content.width - image.width, 0)), height: size.height)
  }

  /// Returns the coordinate at which image and title begin, which are centered.
  private func start(in content: CGRect) -> CGFloat {
    let width = textSize(in: content).width + imageSize(in: content).width
    return switch effectiveContentHorizontalAlignment {
    case .left: content.minX
    case .right: content.maxX - width
    default: content.midX - width / 2
    }
  }

  /// Returns the rectangle of a part in the middle of the height. Insets move it by half of their
  /// difference.
  private func rect(
    x: CGFloat, in content: CGRect, size: CGSize, _ insets: UIEdgeInsets
  ) -> CGRect {
    CGRect(
      x: x + (insets.left - insets.right) / 2,
      y: content.midY - size.height / 2 + (insets.top - insets.bottom) / 2,
      width: size.width, height: size.height)
  }

  /// The text is the baseline, in the middle of the button's height.
  override var contentDescription: String? { currentAttributedTitle?.string ?? currentTitle }
  override var baselineFont: UIFont? { titleLabel?.font }
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard let font = label.font else { return nil }
    let height = textFit.baselineHeight ?? intrinsicContentSize.height
    let line =
      configuration.map { configuredTitleSize($0, buttonWidth: textFit.wrapWidth).height }
      ?? textSize.height
    let edge = (height - line) / 2
    return (edge + font.ascender, edge - font.descender)
  }

  override var baselineFollowsHeight: Bool { true }

  /// Called after the content of a subview changed, such as the font of the label.
  override func contentSizeDidChange(of subview: UIView) {
    reportChange(.content)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the button has the minimum size of Apple's buttons without configuration.
  private var hasLeastSize: Bool { currentImage == nil && contentEdgeInsets == .zero }

  /// The distances of the content from the edges, for hosts that measure contents.
  package var shownInsets: UIEdgeInsets {
    guard hasLeastSize else { return contentEdgeInsets }
    return UIEdgeInsets(top: verticalPadding / 2, left: 0, bottom: verticalPadding / 2, right: 0)
  }

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
    case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
    case .contactAdd: Self.symbol("plus.circle")
    case .custom, .system, .plain, .close: nil
    }
  }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(
      content: ImageContent(
        size: CGSize(width: 22, height: 22), scale: 3, name: name, symbol: .unspecified))
  }

  /// The size of the title on one line; an empty one is as high as a line.
  final var textSize: CGSize {
    let font = label.font ?? .systemFont(ofSize: 15)
    if let styled = currentAttributedTitle, styled.length > 0 {
      let size = textLayout(styled.textRuns(font: font), lineCount: 1).size
      return CGSize(width: size.width, height: size.height)
    }
    let title = currentTitle
    guard let title, !title.isEmpty else {
      if title == nil || symbol != nil, currentImage != nil { return .zero }
      return CGSize(width: 0, height: lineHeight(font))
    }
    guard label.numberOfLines == 1, !label.lineBreakMode.wraps else {
      let size = textLayout(
        [TextRun(title, style: font.style)],
        lineCount: label.numberOfLines == 1 ? 0 : max(label.numberOfLines, 0)
      ).size
      return CGSize(width: size.width, height: size.height)
    }
    return lineSize(title, font: font)
  }

  private func contentDidChange() {
    reportChange(.content)
    configurationDidChange()
    if let styled = currentAttributedTitle {
      label.attributedText = styled
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    if currentImage != nil || picture != nil { shownPicture().image = currentImage }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func configurationDidChange() {
    let font = configuration?.titleFont
    // The title of a configuration has the font of body texts unless it has one of its own.
    if let font {
      label.font = font
    } else if configuration != nil, !isConfigured || hasTitleFont {
      label.font = .systemFont(ofSize: 17)
    }
    hasTitleFont = font != nil
    if configuration != nil || isConfigured {
      label.lineBreakMode = shownLineBreakMode
      label.numberOfLines = configuration?.titleLineBreakMode.wraps == true ? 0 : 1
    }
    isConfigured = configuration != nil
    guard let configuration, let subtitle = configuration.subtitle else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    let shown = subtitleLabel ?? UILabel()
    if subtitleLabel == nil {
      shown.font = .systemFont(ofSize: 12)
      shown.becomeDecoration()
      addSubview(shown)
      subtitleLabel = shown
    }
    if let font = configuration.subtitleFont { shown.font = font }
    shown.lineBreakMode = configuration.subtitleLineBreakMode
    shown.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
    shown.text = subtitle
  }

  /// The line break mode of the title: that of the configuration, or that of titles of states.
  private var shownLineBreakMode: NSLineBreakMode {
    configuration?.titleLineBreakMode ?? .byTruncatingMiddle
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: Self.fontSize(of: type))
    label.lineBreakMode = shownLineBreakMode
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
  /// Returns the value for a state, or that for the normal state.
  fileprivate func value(for state: UIControl.State) -> Value? {
    self[state.rawValue] ?? self[UIControl.State.normal.rawValue]
  }
}
