// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Applies the stored layouts: for each view that of the current condition or, if it has none,
  /// that of the default condition.
  ///
  /// Views are laid out by ascending order and, if orders are equal, from back to front. The frames
  /// of views without layout do not change. Call this method from `layoutSubviews()`, as
  /// `LayoutInfoStoredView` does.
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
    warnOfPinOrder(layouts.count)
    // Layouts that were not used may be those of released views.
    if laidOut < layouts.count { purge() }
  }

  /// Applies the current layout of a view, if it has one.
  public func layout(_ subview: View) {
    guard let layout = getCurrentLayout(for: subview) else { return }
    self.layout(subview, with: layout)
  }

  /// Stores a layout for the default condition. It is applied from the next layout pass on.
  ///
  /// - Parameters:
  ///   - view: The view that is laid out.
  ///   - making: A closure that makes the layout. It is called once.
  ///   - fileID: The file of the statement, which warnings name.
  ///   - line: The line of the statement.
  public func setLayout(
    for view: View,
    making: (_ layoutMaker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
      IndividualProperty.Layout
    >,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let layout = makeLayout(making)
    layout.record.log.statement = FrameStatement(fileID, line)
    body.layoutInfo[DefaultCondition.default.rawValue, default: [:]].set(.value(layout), for: view)
  }

  /// Stores a layout for the default condition and adds the view.
  public func addSubview(_ view: View, withDefaultLayout layout: IndividualProperty.Layout) {
    body.layoutInfo[DefaultCondition.default.rawValue, default: [:]].set(.value(layout), for: view)
    body.addSubview(view)
  }

  /// Sets the layouts, orders and z-indices of a view, and adds it as a subview, in one chain.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - setup: A closure that is called once, with a wizard for the view. When it returns, the
  ///     layouts, orders and z-indices are stored, and the view is added if the chain adds or
  ///     inserts it.
  public func setupSubview(
    _ view: View,
    setup: (_ wizard: SubviewSetupWizard<Containee>) -> SubviewSetupWizard<Containee>
  ) {
    setup(SubviewSetupWizard(parent: body, view: view)).commit()
  }

  /// Removes the entries of released views.
  private func purge() {
    for key in body.layoutInfo.keys { body.layoutInfo[key]?.purge() }
    for key in body.orderInfo.keys { body.orderInfo[key]?.purge() }
    for key in body.zIndexInfo.keys { body.zIndexInfo[key]?.purge() }
  }
}
