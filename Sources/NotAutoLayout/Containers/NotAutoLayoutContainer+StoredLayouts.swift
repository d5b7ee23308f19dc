// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Applies the stored layouts: those of the condition that holds at the present size, view by view
  /// else the default ones.
  ///
  /// Views are laid out by ascending order, and where orders are equal, from back to front. Views
  /// without layout stay where they are. Call it from `layoutSubviews()`; `LayoutInfoStoredView`
  /// does.
  public func layoutSubviews() {
    let key = currentKey
    let layouts = InfoInEffect(body.layoutInfo, under: key)
    guard !layouts.isEmpty else { return }
    var laidOut = 0
    for view in subviews(inOrderUnder: key) {
      guard let layout = layouts[view] else { continue }
      self.layout(view, with: layout)
      laidOut += 1
    }
    // Layouts that were not used may be of views that are gone.
    if laidOut < layouts.count { purge() }
  }

  /// Applies the layout that a view has now, if it has one.
  public func layout(_ subview: View) {
    guard let layout = getCurrentLayout(for: subview) else { return }
    self.layout(subview, with: layout)
  }

  /// Stores a layout for the default condition. It holds from the next layout pass on.
  public func setLayout(
    for view: View,
    making: (_ layoutMaker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
      IndividualProperty.Layout
    >
  ) {
    let layout = makeLayout(making)
    body.layoutInfo[DefaultCondition.default.rawValue, default: [:]].set(.value(layout), for: view)
  }

  /// Stores a layout for the default condition and adds the view.
  public func addSubview(_ view: View, withDefaultLayout layout: IndividualProperty.Layout) {
    body.layoutInfo[DefaultCondition.default.rawValue, default: [:]].set(.value(layout), for: view)
    body.addSubview(view)
  }

  /// Says all about a subview in one chain: its layouts, orders, z-indices, and where it goes among
  /// the subviews.
  ///
  /// The closure is called now. When it returns, what it says is stored, and the view is added if it
  /// says so.
  public func setupSubview(
    _ view: View,
    setup: (_ wizard: SubviewSetupWizard<Containee>) -> SubviewSetupWizard<Containee>
  ) {
    setup(SubviewSetupWizard(parent: body, view: view)).commit()
  }

  /// Forgets what is stored of freed views.
  private func purge() {
    for key in body.layoutInfo.keys { body.layoutInfo[key]?.purge() }
    for key in body.orderInfo.keys { body.orderInfo[key]?.purge() }
    for key in body.zIndexInfo.keys { body.zIndexInfo[key]?.purge() }
  }
}
