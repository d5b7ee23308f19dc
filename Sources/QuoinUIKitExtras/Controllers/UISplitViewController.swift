// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Shows two or three controllers beside each other, one at a time where the width is compact.
///
/// The frames of the columns are real: they are those of ``displayMode`` and of the widths below. Columns
/// over others are placed there at once, without animation, shadow or dimming.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are; `unspecified` for the one of `viewControllers`.
  open private(set) var style: Style
  /// The controllers of the columns as they were given.
  var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that were put around controllers, by column.
  var wrappers: [Column: UINavigationController] = [:]
  /// The display mode that was chosen by showing and hiding columns.
  var chosenMode: DisplayMode?
  /// The columns that are shown beside or over each other now.
  var arranged: [Column] = []
  /// Where the secondary controllers begin on the pile of the primary column while it is collapsed.
  var merge: ColumnMerge?

  /// Decides with the controller.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether only one column is shown, because the width is compact.
  open private(set) var isCollapsed = false
  /// Which columns a program would like to be shown; `automatic` for those that suit the width.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsDidChange() } }
  /// How columns share the width; `automatic` places them beside each other in landscape.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columnsDidChange() } }
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
  /// Whether a swipe shows the primary column. Stored, not shown.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column only. Stored, not shown.
  open var showsSecondaryOnlyButton = false
  /// When a button changes the display mode. Stored, not shown.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// What is behind the primary column. Stored, not shown.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The width of the primary column as a share of the whole width; `automaticDimension` means 0.4.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The width of the primary column in points, before the share.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The least width of the primary column in points; `automaticDimension` means 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The greatest width of the primary column in points; `automaticDimension` means 320.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The width of the supplementary column as a share of the whole width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The width of the supplementary column in points, before the share.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The least width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The greatest width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// A button that changes the display mode. It is not shown.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// The value of widths that follow from the width of the view.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// A controller of columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    showsDetailControllers = true
  }

  /// A controller of the columns in `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    showsDetailControllers = true
  }

  /// A controller of the columns in `viewControllers`, which may come from a storyboard. Archives are
  /// not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    showsDetailControllers = true
  }

  // MARK: Columns

  /// The controllers of the columns from the primary to the secondary one. Of a controller without a
  /// style they can be set: the first is the primary column, the last of several the secondary one.
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

  /// Sets the controller of a column. Where the column has no navigation controller, one is put around
  /// it, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns
    columns[column] = vc
    wrappers[column] = nil
    replaced(old)
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column, beside or over others as the width allows.
  open func show(_ column: Column) {
    if isCollapsed {
      showCollapsed(column)
    } else {
      change(to: mode(showing: column))
    }
  }

  /// Hides a column, and those before it.
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

  /// Makes the view with the columns in it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    updateCollapse()
    arrange()
  }

  /// Places the columns; collapses them where the width became compact.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateCollapse()
    arrange()
  }

  /// Collapses the columns in a compact width, and separates them in a regular one.
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

  /// The columns were set or their widths changed.
  func columnsDidChange() { viewIfLoaded?.setNeedsLayout() }

  private func replaced(_ old: [Column: UIViewController]) {
    for (column, controller) in old where columns[column] !== controller {
      let shown = controller.parent as? UINavigationController ?? controller
      shown.viewIfLoaded?.removeFromSuperview()
      if shown.parent === self { shown.removeFromParent() }
      arranged.removeAll { $0 == column }
    }
    if isCollapsed, merge == nil { collapse() }
    columnsDidChange()
  }
}
