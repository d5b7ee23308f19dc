// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Rows below each other, in sections with headers and footers.
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

  /// The cells, headers and footers in sight, and how high everything is.
  final var content = TableContent()
  final var shownCells: [IndexPath: UITableViewCell] = [:]
  final var shownHeaders: [Int: UIView] = [:]
  final var shownFooters: [Int: UIView] = [:]
  final var cellSources = ReuseSources<UITableViewCell>()
  final var sectionViewSources = ReuseSources<UITableViewHeaderFooterView>()
  final var selectedRows: [IndexPath] = []
  /// The changes between `beginUpdates()` and `endUpdates()`.
  final var pendingUpdate: CollectionUpdate?
  final var updateDepth = 0
  /// The cell that the data source is configuring again.
  final var reconfiguredCell: UITableViewCell?
  /// Whether the numbers of sections and rows have to be read.
  final var needsReload = true
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
  /// The estimated height of rows that were not measured; 44 points unless set.
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
  /// Whether separators are shown between rows. Stored, not shown.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the separators. Stored, not shown.
  open var separatorColor: UIColor?
  /// The insets of the separators. Stored, not shown.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The edges that the separator insets are measured from. Stored, not shown.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The visual effect of the separators. Stored, not shown.
  open var separatorEffect: UIVisualEffect?
  /// Whether the margins of cells follow the readable width. Stored, not shown.
  open var cellLayoutMarginsFollowReadableWidth = false
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
  /// The text colour of the index. Stored, not shown.
  open var sectionIndexColor: UIColor?
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

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
    for cell in shownCells.values { cell.setEditing(editing, animated: animated) }
  }

  override var setsOwnContentSize: Bool { true }

  /// Updates the content views of cells, headers and footers; call this implementation.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layOutRows()
  }

  /// Invalidates the layout of visible rows, which are measured again in the next pass.
  private func layOutRows() {
    guard shownCells.values.contains(where: \.isContentMisplaced) else { return }
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
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func exchangeBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
