// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A row of a table. Its content view fills it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The views that a cell has.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// The mark at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The style of a selected row. Not shown.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The editing styles of a row: deletion, insertion or none.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The progress of a drag of a row. Rows are not dragged here.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The style, which decides the views of the cell.
  package final var cellStyle = CellStyle.default
  /// The labels and the image view of the cell's style, if they were accessed.
  final var parts: CellParts?

  /// The view that everything in the row belongs to.
  open internal(set) lazy var contentView = makeFillingView()
  /// The identifier with which cells are reused.
  open package(set) var reuseIdentifier: String?
  /// The label of the text, created at the first access.
  open var textLabel: UILabel? { madeParts.label }
  /// The label of the second text; nil in a style that has none.
  open var detailTextLabel: UILabel? { madeParts.detail }
  /// The image view, created at the first access.
  open var imageView: UIImageView? { madeParts.picture }
  /// The mark at the end of the row. Not shown; the content of rows in a table ends before it.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The mark at the end of the row while it is edited, in place of `accessoryType`.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The accessory view at the end of the row. The content ends before it.
  open var accessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }
  /// The accessory view of the row while it is edited, in place of `accessoryView`.
  open var editingAccessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue) } }
  /// A view that is behind the content while the row is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { exchangeSelection(oldValue, for: selectedBackgroundView) }
  }
  /// A view in place of `selectedBackgroundView` in a table with a multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { exchangeSelection(oldValue, for: multipleSelectionBackgroundView) }
  }
  /// The style of the selection. All but `none` are shown in the same gray.
  open var selectionStyle = SelectionStyle.default { didSet { selectionDidChange() } }
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selectionIsOn }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { highlightIsOn }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { editingIsOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Called when the user selects the row, before the delegate: performs the segue of the cell.
  package var selectionHandler: (() -> Void)?
  private var selectionIsOn = false
  private var highlightIsOn = false
  private var editingIsOn = false
  /// Whether the delegate of the table lets the row be indented while it is edited.
  final var isIndentedByDelegate = true {
    didSet { if isIndentedByDelegate != oldValue { setNeedsLayout() } }
  }
  /// The effect of editing the row, which the delegate of the table chooses.
  open var editingStyle: EditingStyle { requestedEditingStyle }
  final var requestedEditingStyle = EditingStyle.delete {
    didSet { if requestedEditingStyle != oldValue { setNeedsLayout() } }
  }
  /// Whether a button for deleting is shown. None is shown here.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether a reorder control is shown. Stored.
  open var showsReorderControl = false
  /// Whether the row is indented while it is edited. In a plain table, rows with a control are
  /// indented in any case.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The indentation level of the texts of the cell's style, or of the view of a configuration.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distances of the separator from the edges, those of the table unless set. Texts of the
  /// cell's style are at least as far from the edges.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? owningTable?.separatorInset
        ?? UIEdgeInsets(top: 0, left: sideOfTexts, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private final var ownSeparatorInset: UIEdgeInsets?
  /// Whether the program chose where separators begin.
  final var hasChosenSeparatorInset: Bool {
    ownSeparatorInset != nil || owningTable?.hasChosenSeparatorInset ?? false
  }
  /// Whether the content is that of a style or a configuration.
  final var hasUsualContent: Bool { parts != nil || contentConfiguration != nil }
  /// Whether controls in the row can be used while it is dragged. Stored.
  open var userInteractionEnabledWhileDragging = false
  /// The style of the focus. Stored.
  open var focusStyle = FocusStyle.default

  /// Creates a cell with a style, 320 × 44.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    _ = contentView
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  /// Called before the cell is used for another row; call this implementation.
  open func prepareForReuse() {}
  /// Selects or deselects the row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != selectionIsOn { setNeedsUpdateConfiguration() }
    selectionIsOn = selected
    selectionDidChange()
  }
  /// Sets whether the row is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != highlightIsOn { setNeedsUpdateConfiguration() }
    highlightIsOn = highlighted
    selectionDidChange()
  }
  /// Begins or ends editing of the row.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingIsOn else { return }
    setNeedsUpdateConfiguration()
    editingIsOn = editing
    showAccessory()
  }
  /// Called before the state of the cell changes.
  open func willTransition(to state: StateMask) {}
  /// Called after the row looked different because of a touch.
  open func didTransition(to state: StateMask) {}
  /// Called when the drag of the row changes. Rows are not dragged here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The controls for editing a row.
  public struct StateMask: OptionSet, Sendable {
    /// The states as a bit mask.
    public let rawValue: UInt

    /// Creates states from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A control for editing is shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// A button for deleting is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  // MARK: Configurations

  final var configurations: ViewConfigurations?
  private var needsConfigurationUpdate = true
  /// Configures the cell for a state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
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

  /// Invalidates the height of the row in a table that measures its rows.
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
    guard subview === contentView, let table = owningTable, table.selfSizingPolicy == .always else {
      return
    }
    table.contentDidChange(of: self)
  }
  override func contentSizeDidChange(of view: UIView, in subview: UIView) {
    guard let parts, [parts.label, parts.detail, parts.picture].contains(view) else { return }
    setNeedsLayout()
  }

  /// Places the views of the cell's style and those at its end.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
    placeConfiguredBackground()
  }

  /// Returns the height that the views of the cell's style need, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfParts(in: size.width))
  }

  /// Returns the size that constraints inside give; without any, that of the views of the cell's
  /// style.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if contentConfiguration != nil {
      let insets = contentInsets
      let end = insets.left + insets.right
      var size = contentView.systemLayoutSizeFitting(
        CGSize(width: max(targetSize.width - end, 0), height: targetSize.height),
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      size.width += end
      size.height = max(size.height, TableMetrics.row)
      return size
    }
    guard parts == nil, !contentView.subviews.isEmpty else { return sizeThatFits(targetSize) }
    placeContentView()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private func exchangeAccessory(_ old: UIView?) {
    if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
    showAccessory()
  }

  private func exchangeBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let backgroundView { fill(with: backgroundView, at: 0) }
  }

  private func exchangeSelection(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    selectionDidChange()
  }

  /// The view that shows the selection; nil for a colour.
  final var selectionView: UIView? {
    let isOneOfSeveral = owningTable?.allowsMultipleSelection ?? false
    return isOneOfSeveral
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  /// Puts the view of the selection behind the content, or removes it.
  private func selectionDidChange() {
    reportChange(.look)
    let shown = showsSelection && configurations?.background == nil ? selectionView : nil
    show(
      shown, of: [selectedBackgroundView, multipleSelectionBackgroundView],
      at: backgroundView == nil ? 0 : 1)
  }
}

extension UITableViewCell: ConfiguredView {
  fileprivate func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    return state
  }
}

extension UIView {
  /// Inserts a subview that has the size of the view and keeps it.
  func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  /// Inserts the view that shows a selection, and removes the others.
  ///
  /// - Parameters:
  ///   - shown: The view of the selection; nil for none.
  ///   - views: All views that can show a selection of this cell.
  func show(_ shown: UIView?, of views: [UIView?], at index: Int) {
    for case let view? in views where view !== shown && view.superview === self {
      view.removeFromSuperview()
    }
    guard let shown, shown.superview !== self else { return }
    fill(with: shown, at: index)
  }

  /// Returns a subview that has the size of the view and keeps it.
  func makeFillingView() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
