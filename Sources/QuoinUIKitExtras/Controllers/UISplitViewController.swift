// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A view controller that shows two or three controllers side by side, or one at a time in a
/// compact width.
///
/// The frames of the columns follow from ``displayMode`` and the widths below. Overlapping columns
/// are placed immediately, without animation, shadow or dimming.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns; `unspecified` for a controller that takes them from `viewControllers`.
  open private(set) var style: Style
  /// The controllers that were set for the columns.
  var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that were created around controllers, by column.
  var wrappers: [Column: UINavigationController] = [:]
  /// The display mode that resulted from showing and hiding columns.
  var chosenMode: DisplayMode?
  /// The columns that are shown now.
  var arranged: [Column] = []
  /// The record of the merged columns while they are collapsed.
  var merge: ColumnMerge?

  /// The delegate that is notified of changes and decides about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether only one column is shown because the width is compact.
  open private(set) var isCollapsed = false
  /// The display mode that the program prefers; `automatic` selects one by the width.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsDidChange() } }
  /// The way in which columns share the width; `automatic` places them side by side in landscape.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columnsDidChange() } }
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
  /// Whether a swipe shows the primary column. Stored, not shown.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column alone. Stored, not shown.
  open var showsSecondaryOnlyButton = false
  /// The visibility of the button that changes the display mode. Stored, not shown.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The style of the background of the primary column. Stored, not shown.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The width of the primary column as a fraction of the whole width; `automaticDimension` means
  /// 0.4.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The width of the primary column in points. It takes precedence over the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The minimum width of the primary column in points; `automaticDimension` means 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The maximum width of the primary column in points; `automaticDimension` means 320.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The width of the supplementary column as a fraction of the whole width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The width of the supplementary column in points. It takes precedence over the fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The minimum width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The maximum width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// A button that changes the display mode. It is not shown.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// The value that represents a width computed from the width of the view.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Creates a controller with the columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    becomeContainer()
  }

  /// Creates a controller that takes its columns from `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    becomeContainer()
  }

  /// Creates a controller that takes its columns from `viewControllers`, which may come from a
  /// storyboard. Archives are not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    becomeContainer()
  }

  // MARK: Columns

  /// The controllers of the columns from the primary to the secondary one. They can be set only
  /// without a style: the first is the primary column, the last of several the secondary one.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { shownController(of: $0) } }
    set {
      let old = columns
      columns = [:]
      if let first = newValue.first { columns[.primary] = first }
      if newValue.count > 1, let last = newValue.last { columns[.secondary] = last }
      if newValue.count > 2 { columns[.supplementary] = newValue[1] }
      replaced(old)
    }
  }

  /// Sets the controller of a column. A navigation controller is created around it if it has none,
  /// except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns
    columns[column] = vc
    wrappers[column] = nil
    replaced(old)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column, beside or over others depending on the width.
  open func show(_ column: Column) {
    if isCollapsed {
      showCollapsed(column)
    } else {
      change(to: mode(showing: column))
    }
  }

  /// Hides a column and those before it.
  open func hide(_ column: Column) {
    if !isCollapsed { change(to: mode(hiding: column)) }
  }

  private func change(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    chosenMode = mode
    columnsDidChange()
  }

  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, let navigation = collapsedNavigation {
      let shown = (vc as? UINavigationController)?.viewControllers ?? [vc]
      navigation.setViewControllers(
        navigation.viewControllers + shown, animated: true)
      return
    }
    setViewController(vc, for: .secondary)
  }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    guard let primary = shownController(of: .primary) else { return }
    if let navigation = primary as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  // MARK: Layout

  private func becomeContainer() {
    showsDetailControllers = true
    setContentPlacement { ($0 as? UISplitViewController)?.placeColumns() }
  }

  /// Adds the columns to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }

  /// Places the columns, and collapses them if the width became compact.
  private func placeColumns() {
    updateCollapse()
    arrange()
  }

  /// Collapses the columns in a compact width and separates them in a regular one.
  private func updateCollapse() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    isCollapsed = isCompact
    if isCompact {
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      expand()
      if let mode = delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: displayMode), mode != displayMode
      {
        chosenMode = mode
      }
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Called when the columns were set or their widths changed.
  func columnsDidChange() { viewIfLoaded?.setNeedsLayout() }

  private func replaced(_ old: [Column: UIViewController]) {
    for (column, controller) in old where columns[column] !== controller {
      let shown = controller.parent as? UINavigationController ?? controller
      shown.viewIfLoaded?.removeFromSuperview()
      if shown.parent === self { shown.removeFromParent() }
      shown.setTraitsOfPlace(nil)
      arranged.removeAll { $0 == column }
    }
    if isCollapsed, merge == nil { collapse() }
    columnsDidChange()
  }
}
