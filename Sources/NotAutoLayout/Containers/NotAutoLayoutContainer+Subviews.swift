// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Returns the subviews.
  ///
  /// - Parameter sortedByOrder: Whether the subviews are in the order of layout: by ascending
  ///   order, where 0 is the default, and from back to front if orders are equal. Otherwise they
  ///   are from back to front.
  public func getSubviews(sortedByOrder: Bool = false) -> [View] {
    sortedByOrder ? subviews(inOrderUnder: currentKey) : body.subviews
  }

  /// Returns the subviews that have a current layout.
  public func getLayoutRequiredSubviews(sortedByOrder: Bool = true) -> [View] {
    let layouts = inEffect(body.layoutInfo)
    return getSubviews(sortedByOrder: sortedByOrder).filter(layouts.contains)
  }

  /// Returns the smallest rectangle around the current frames of the subviews that have a current
  /// layout; zero if there are none.
  public func getLayoutRequiredSubviewsTotalFrame() -> CGRect {
    let frames = getLayoutRequiredSubviews(sortedByOrder: false).map(\.frame)
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Removes all subviews and adds them again by ascending z-index, where 0 is the default.
  /// Subviews with equal z-indices keep their order.
  public func reloadSubviews() {
    let sorted = body.subviews.sorted(by: inEffect(body.zIndexInfo))
    for view in body.subviews { view.removeFromSuperview() }
    for view in sorted { body.addSubview(view) }
  }

  /// The subviews in the order of layout under a condition.
  func subviews(inOrderUnder condition: Int) -> [View] {
    body.subviews.sorted(by: InfoInEffect(body.orderInfo, under: condition))
  }
}

extension [View] {
  /// The views by ascending number, where 0 is the default. Views with equal numbers keep their
  /// order.
  fileprivate func sorted(by numbers: InfoInEffect<Int>) -> [View] {
    if numbers.isEmpty { return self }
    return enumerated()
      .map { (number: numbers[$0.element] ?? 0, index: $0.offset, view: $0.element) }
      .sorted { ($0.number, $0.index) < ($1.number, $1.index) }
      .map(\.view)
  }
}
