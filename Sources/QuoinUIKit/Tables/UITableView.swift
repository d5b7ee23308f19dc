// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// All members that programs override are in the class, since Swift overrides none of an extension
// without Objective-C. That makes the file long.

/// Rows one below the other, in sections with headers and footers.
///
/// Rows come from the data source. Those that are visible, by `contentOffset`, have cells, which
/// are reused; a cell whose constraints determine its height gives its row that height.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The grouping of rows.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animation of changed rows. Changes are shown immediately here.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The visible cells, headers and footers, and the heights of all rows.
  final var content = TableContent()
  final var shownCells: [IndexPath: UITableViewCell] = [:] { didSet { shownPaths = nil } }
  /// The paths of the visible cells; nil after a change.
  private final var shownPaths: [ObjectIdentifier: IndexPath]?
  final var shownHeaders: [Int: UIView] = [:]
  final var shownFooters: [Int: UIView] = [:]
  /// The titles of the index, as they were last read.
  package internal(set) final var indexTitles: [String] = []
  final var cellSources = ReuseSources<UITableViewCell>()
  final var sectionViewSources = ReuseSources<UITableViewHeaderFooterView>()
  final var selectedRows: [IndexPath] = []
  /// The changes between `beginUpdates()` and `endUpdates()`.
  final var pendingUpdate: CollectionUpdate?
  final var updateDepth = 0
  /// The changes after which rows are measured again.
  package final var selfSizingPolicy = SelfSizingPolicy.ofInvalidContent {
    didSet { ContentChanges.report(selfSizingPolicy == .always, to: self) }
  }
  /// The cell that the data source is configuring again.
  final var reconfiguredCell: UITableViewCell?
  /// Whether the numbers of sections and rows have to be read.
  final var needsReload = true
  /// Whether the visible rows are being placed, and the program is asked for their cells.
  final var isPlacingRows = false
  /// The width for which heights were measured.
  final var measuredWidth: CGFloat = 0

  /// The grouping of rows.
  open package(set) var style = Style.plain
  /// The rows of a file, which the controller of the table answers with.
  package final var fileRows: (any FileRows)? { didSet { setNeedsReload() } }
  /// The source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The delegate that provides heights, and is notified of touches and of shown views.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsReload()
    }
  }
  /// Would prepare data; never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the data of rows is prefetched. Stored, not shown.
  open var isPrefetchingEnabled = true
  /// A view above the rows. Its height is kept, its width is that of the table.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below the rows. Its height is kept, its width is that of the table.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue) } }
  /// The height of rows in points; `automaticDimension` for self-sizing rows.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of headers in points; `automaticDimension` for self-sizing headers.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of footers in points; `automaticDimension` for self-sizing footers.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The estimated height of rows that were not measured; 44 points unless set. With 0, rows do not
  /// size themselves.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The estimated height of headers that were not measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// The estimated height of footers that were not measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// The space above headers of a plain table; none unless set, as before iOS 15.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of the empty rows below the content, in points. Stored, not shown.
  open var fillerRowHeight = UITableView.automaticDimension
  /// Whether separators are shown between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { reportChange(.look) }
  }
  /// The colour of the separators.
  open var separatorColor: UIColor? { didSet { reportChange(.look) } }
  /// The insets of the separators. They begin at the margin of the table unless a program sets
  /// others, and the texts of standard cells do as well.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: sideOfRows, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      sidesDidChange()
      reportChange(.look)
    }
  }
  private final var ownSeparatorInset: UIEdgeInsets?
  final var hasChosenSeparatorInset: Bool { ownSeparatorInset != nil }
  /// The edges that the separator insets are measured from. Stored, not shown.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The visual effect of the separators. Stored, not shown.
  open var separatorEffect: UIVisualEffect?
  /// Whether the margins of rows leave their content the readable width at most.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { sidesDidChange() } }
  /// Whether the content views of cells, headers and footers stay in the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { layOutRows() } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the selection follows the focus. Stored.
  open var selectionFollowsFocus = false
  /// Whether rows can be dragged. Stored.
  open var dragInteractionEnabled = false
  /// Whether the last focused row is remembered. Stored.
  open var remembersLastFocusedIndexPath = false
  /// The minimum number of rows for which an index is shown. Stored.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The text colour of the index; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { reportChange(.look) } }
  /// The background colour of the index. Stored, not shown.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background colour of the index while it is touched. Stored, not shown.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { editingIsOn }
    set { setEditing(newValue, animated: false) }
  }
  private var editingIsOn = false
  /// The value with which each row has its own height.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The name of the magnifying glass in an index.
  public nonisolated static let indexSearch = "{search}"

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// Reads everything from the data source again, in the next layout pass.
  open func reloadData() {
    selectedRows = []
    setNeedsReload()
  }

  /// Begins or ends editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingIsOn else { return }
    editingIsOn = editing
    for path in shownCells.keys.sorted() {
      guard let cell = shownCells[path] else { continue }
      updateEditing(of: cell, at: path, animated: animated)
    }
    sidesDidChange()
  }

  // MARK: Rows and their rectangles

  /// The number of sections.
  open var numberOfSections: Int {
    settle()
    return content.sections.count
  }

  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    settle()
    return content.sections.indices.contains(section) ? content.sections[section].rows.count : 0
  }

  /// Returns the rectangle of a section with its header and its footer, in points of the content.
  open func rect(forSection section: Int) -> CGRect {
    settle()
    guard content.sections.indices.contains(section) else { return .zero }
    return line(content.start(of: section), content.sections[section].height())
  }

  /// Returns the rectangle of a header that is not pinned to the edge of the table.
  open func rectForHeader(inSection section: Int) -> CGRect {
    settle()
    guard content.sections.indices.contains(section) else { return .zero }
    return line(content.headerStart(of: section), content.sections[section].header.height)
  }

  /// Returns the rectangle of a footer that is not pinned to the edge of the table.
  open func rectForFooter(inSection section: Int) -> CGRect {
    settle()
    guard content.sections.indices.contains(section) else { return .zero }
    let height = content.sections[section].footer.height
    return line(
      content.start(of: section) + content.sections[section].height() - height, height)
  }

  /// Returns the rectangle of a row, by its estimated height until it was measured.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    settle()
    guard content.contains(indexPath) else { return .zero }
    let span = content.span(of: indexPath)
    return line(span.start, span.height)
  }

  /// Returns the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    settle()
    return content.shown(from: point.y, to: point.y.nextUp).rows.first
  }

  /// Returns the rows that have a part in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    settle()
    return content.shown(from: rect.minY, to: rect.maxY).rows
  }

  // MARK: Scrolling

  /// Scrolls so that a row is at a place, at once. The rows that are seen there are measured.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    settle()
    guard content.contains(indexPath) else { return }
    let old = contentOffset
    scroll { offset(showing: indexPath, at: scrollPosition) }
    if contentOffset != old, animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls to the selected row, at once.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = selectedRows.last else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The row that was selected last.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.last }
  /// The selected rows in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects a row without a call of the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in selectedRows { deselectRow(at: row, animated: animated) }
      return
    }
    guard allowsSelection || allowsMultipleSelection else { return }
    if !allowsMultipleSelection {
      for row in selectedRows where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    if !selectedRows.contains(indexPath) { selectedRows.append(indexPath) }
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without a call of the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Making cells

  /// Registers a class for creating cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cellSources.register(
      identifier, type.map { type in { type.make(reusableAs: identifier) } })
  }

  /// Registers a class for creating headers and footers with an identifier; nil removes the
  /// registration.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    sectionViewSources.register(
      identifier, type.map { type in { type.make(reusableAs: identifier) } })
  }

  /// Returns a cell that is no longer visible, or a new one of the registered class; nil when there
  /// is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    let cell = cellSources.take(identifier) { $0.prepareForReuse() }
    cell?.takeMargins(in: self)
    return cell
  }

  /// Returns a cell that is no longer visible, or a new one of the registered class. An identifier
  /// without a class stops the program.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      ProgrammerError.stop(
        "unregistered-identifier",
        "No class is registered for cells with the identifier “\(identifier)”; call "
          + "register(_:forCellReuseIdentifier:) first.")
    }
    return cell
  }

  /// Returns a header or footer that is no longer visible, or a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sectionViewSources.take(identifier) { $0.prepareForReuse() }
  }

  // MARK: Asking for cells

  /// Returns the cell of a visible row; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
  /// Returns the header of a visible section, if it is a header of the system or a subclass of it.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a visible section, if it is a footer of the system or a subclass of it.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }
  /// Returns the row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    let paths =
      shownPaths
      ?? Dictionary(
        shownCells.map { (ObjectIdentifier($0.value), $0.key) },
        uniquingKeysWith: { first, _ in first })
    shownPaths = paths
    return paths[ObjectIdentifier(cell)]
  }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  // MARK: Changes

  // The data source has the rows as they are after the changes. The numbers and heights of all rows
  // are read again, and cells of rows that stay are kept.

  /// Makes several changes together, and calls a function. Deletions come before insertions.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins several changes. Calls can be nested.
  open func beginUpdates() {
    updateDepth += 1
    if pendingUpdate == nil { pendingUpdate = CollectionUpdate() }
  }

  /// Ends several changes. The heights of all rows are requested again.
  open func endUpdates() {
    guard updateDepth > 0 else {
      setNeedsReload()
      return
    }
    updateDepth -= 1
    guard updateDepth == 0, let update = pendingUpdate else { return }
    pendingUpdate = nil
    apply(update)
  }

  /// Shows rows that the data source has now; paths are those after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems += indexPaths }
  }
  /// Removes rows that the data source has deleted; paths are those before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems += indexPaths }
  }
  /// Requests the cells of rows again; paths are those before the changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems += indexPaths }
  }
  /// Lets the data source configure the cells of rows again. It gets the same cells from
  /// `dequeueReusableCell(withIdentifier:for:)`.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }
  /// Moves a row from a path before the changes to one after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Requests the rows of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Requests the titles of the index again.
  open func reloadSectionIndexTitles() {
    readIndexTitles()
    reportChange(.look)
  }
  /// Whether changes wait to be shown.
  open var hasUncommittedUpdates: Bool { needsReload || pendingUpdate != nil }

  // MARK: Layout

  override var setsOwnContentSize: Bool { true }

  /// Updates the content views of cells, headers and footers; call this implementation.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layOutRows()
  }

  private func layOutRows() {
    if shownCells.values.contains(where: \.isContentMisplaced) { sidesDidChange() }
  }

  /// Invalidates the layout of visible rows, which are measured again in the next pass.
  final func sidesDidChange() {
    for cell in shownCells.values { cell.setNeedsLayout() }
    for view in shownHeaders.values { view.setNeedsLayout() }
    for view in shownFooters.values { view.setNeedsLayout() }
    forgetMeasuredHeights()
    setNeedsLayout()
  }

  /// Makes, places and removes cells, headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
  }

  /// Marks the rows for reloading in the next pass.
  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    // The same view again: its height may be another one.
    setNeedsLayout()
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  private func exchangeBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
