// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view above or below a section. Its content view fills it.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that contains all others.
  open internal(set) lazy var contentView = makeFillingView()
  /// The identifier with which the view is reused.
  open package(set) var reuseIdentifier: String?
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  private var label: UILabel?
  private var detail: UILabel?

  /// The label of the title, created at the first access.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.useFont(of: .footnote)
    contentView.addSubview(label)
    self.label = label
    return label
  }
  /// The label of a second text, created at the first access.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.useFont(of: .footnote)
    contentView.addSubview(label)
    detail = label
    return label
  }

  /// Creates a view of zero size.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = contentView
  }

  /// Creates a view without identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  // MARK: Configurations

  final var configurations: ViewConfigurations?
  private var needsConfigurationUpdate = true
  /// Configures the header for a state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState)
    -> Void
  /// The configuration of the content. Its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { show(newValue) }
  }
  /// Whether changes of the state give the content its configuration for the new one.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }
  /// The configuration of the background. Setting it removes `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set {
      if newValue != nil { backgroundView = nil }
      show(newValue)
    }
  }
  /// Whether changes of the state give the background its configuration for the new one.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }
  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the header. Subclasses add parts of their own.
  open var configurationState: UIViewConfigurationState { makeConfigurationState() }
  /// Marks the configurations for an update before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. Subclasses configure the header here.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(for: state)
  }

  /// Updates the configurations if the state changed.
  package final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Invalidates the height of the view in a table that measures it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owningTable?.contentDidChange(of: self)
  }

  override func managesFrame(of subview: UIView) -> Bool { subview === contentView }
  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    if subview === contentView { owningTable?.contentDidChange(of: self) }
  }
  override func contentLayoutDidChange(in subview: UIView) {
    guard subview === contentView, let table = owningTable, table.selfSizingPolicy == .always
    else { return }
    table.contentDidChange(of: self)
  }
  override func contentSizeDidChange(of view: UIView, in subview: UIView) {
    if view === label || view === detail { setNeedsLayout() }
  }

  /// Keeps the content view in the part of the bounds that the table leaves it, with the margins of
  /// the table at the sides, so that its content is aligned with that of the rows.
  private func placeContentView() {
    place(contentView, in: safeAreaOfTable)
    guard let side = owningTable?.sideOfRows else { return }
    contentView.changeRowMargins(
      to: NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side))
  }

  /// Places the labels at the leading margin, in the lower part.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContentView()
    placeConfiguredBackground()
    place(label, in: contentView, y: contentView.bounds.height - 6)
    place(detail, in: contentView, y: contentView.bounds.height - 6)
  }

  /// Returns the size that constraints inside give; with a configuration, that of its view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    placeContentView()
    guard contentConfiguration != nil else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private func place(_ label: UILabel?, in view: UIView, y: CGFloat) {
    guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
    let side = sideOfTexts
    let available = max(view.bounds.width - 2 * side, 0)
    let size = label.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    let width = min(size.width, available)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isReversed ? view.bounds.width - side - width : side, y: y - size.height, width: width,
      height: size.height)
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  fileprivate func makeConfigurationState() -> UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
}
