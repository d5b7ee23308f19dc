// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

/// Arranges views in a row or a column, by constraints that it makes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The rule for sizes and gaps along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The positions of views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The same alignment as `leading`, for rows.
    public static var top: Alignment { .leading }
    /// The same alignment as `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The value for the stack's own spacing in `setCustomSpacing(_:after:)`.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value for the spacing that the system recommends.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// A view that got a gap without being arranged, for reports.
  private(set) var ignoredSpacing: ItemHandle?
  /// The constraints that the stack made in the last constraints pass.
  var madeConstraints: [NSLayoutConstraint] = []
  var madeGuides: [StackGuide] = []
  /// Whether the arrangement changed since then.
  var rulesAreDirty = true

  /// Creates a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack of no views; archives are not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? any ObjectDecoding)?.decode(self)
  }

  /// The views in order.
  open var arrangedSubviews: [UIView] { arranged }
  /// The direction of the row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rulesDidChange() } }
  }
  /// The rule for sizes and gaps along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rulesDidChange() } }
  }
  /// The positions of views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rulesDidChange() } }
  }
  /// The gap between views, in points; the minimum gap where gaps are made equal.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rulesDidChange() } }
  }
  /// Whether gaps in a column run from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rulesDidChange() } }
  }
  /// Whether views keep inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rulesDidChange() } }
  }

  /// Adds a view at the end, and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count)
  }
  /// Inserts a view, and adds it as a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

  /// Sets the gap after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else {
      ignoredSpacing = arrangedSubview.handle
      return
    }
    let value = spacing == UIStackView.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(arrangedSubview)] != value else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = value
    rulesDidChange()
  }
  /// Returns the gap after a view, `spacingUseDefault` for one without a gap of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  override var constraintsInOrder: [NSLayoutConstraint] {
    let all = constraintList.all
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(all.count)
    for constraint in all where constraint.origin == .program { constraints.append(constraint) }
    let made = madeConstraints.filter { $0.ownerHandle === handle }
    if constraints.count + made.count < all.count {
      // Those that place the guides of the view.
      let known = Set(made.map { ObjectIdentifier($0) })
      constraints += all.filter { $0.origin != .program && !known.contains(ObjectIdentifier($0)) }
    }
    return constraints + made
  }
  /// Replaces the constraints after a change.
  open override func updateConstraints() {
    makeConstraints()
    super.updateConstraints()
  }
  override var arrangementDetails: String? {
    "spacing \(LayoutText.number(Double(spacing))), \(distribution)"
  }
  /// A hidden view leaves its space to the others.
  override func subviewDidHide(_ subview: UIView) {
    // Many views are hidden before the next pass.
    let isPending =
      rulesAreDirty && layoutState.needsUpdateConstraints && layoutState.needsLayout
    if !isPending, arranged.contains(where: { $0 === subview }) { rulesDidChange() }
  }
  /// Only proportions depend directly on content sizes.
  override func willDetach(_ subview: UIView) { stopArranging(subview) }
  override func contentSizeDidChange(of subview: UIView) {
    if distribution == .fillProportionally { subviewDidHide(subview) }
  }
  /// The first view of a column, or the view whose first baseline is highest in a row.
  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  /// The last view of a column, or the view whose last baseline is lowest in a row.
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }
}
