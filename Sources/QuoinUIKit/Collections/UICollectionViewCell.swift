// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A cell of a collection view. Its content view fills it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The progress of a drag of an item. Items are not dragged here.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Called when the drag of the item changes. Items are not dragged here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The view that everything in the cell belongs to.
  open internal(set) lazy var contentView = makeFillingView()
  override func managesFrame(of subview: UIView) -> Bool { subview === contentView }
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }
  /// Called when the user selects the item, before the delegate: performs the segue of the cell.
  package var selectionHandler: (() -> Void)?
  /// Whether the item is highlighted by a touch.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }
  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue) } }
  /// A view behind the content of a selected or highlighted cell, as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  /// Creates a cell of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  // MARK: Configurations

  final var configurations: ViewConfigurations?
  private var needsConfigurationUpdate = true
  /// Configures the cell for a state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
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
  /// The state of the cell. Subclasses add parts of their own.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }
  /// Marks the configurations for an update before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. Subclasses configure the cell here.
  open func updateConfiguration(using state: UICellConfigurationState) {
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

  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    if subview === contentView { contentDidChange() }
  }
  override func contentLayoutDidChange(in subview: UIView) {
    guard subview === contentView, (superview as? UICollectionView)?.selfSizingPolicy == .always
    else {
      return
    }
    contentDidChange()
  }

  /// Updates the configurations, and places the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeConfiguredBackground()
  }

  /// Returns the size that constraints inside give; with a configuration, that of its view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentConfiguration != nil else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Whether the item looks selected or touched.
  package final var showsSelection: Bool { isSelected || isHighlighted }

  private func selectionDidChange() {
    setNeedsUpdateConfiguration()
    showSelection()
    reportChange(.look)
  }

  /// Puts the view of the selection behind the content, or removes it.
  private func showSelection() {
    show(
      showsSelection ? selectedBackgroundView : nil, of: [selectedBackgroundView],
      at: backgroundView == nil ? 0 : 1)
  }

  private func exchangeBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let backgroundView { fill(with: backgroundView, at: 0) }
  }
}

extension UICollectionViewCell: ConfiguredView {
  fileprivate func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }
}
