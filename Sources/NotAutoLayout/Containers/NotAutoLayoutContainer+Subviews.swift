// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// The subviews from back to front, or as they are laid out: by ascending order, 0 where none is
  /// set, and where orders are equal, from back to front.
  public func getSubviews(sortedByOrder: Bool = false) -> [View] {
    sortedByOrder ? subviews(inOrderUnder: currentKey) : body.subviews
  }

  /// The subviews that have a layout now.
  public func getLayoutRequiredSubviews(sortedByOrder: Bool = true) -> [View] {
    let layouts = inEffect(body.layoutInfo)
    return getSubviews(sortedByOrder: sortedByOrder).filter(layouts.contains)
  }

  /// The smallest rectangle around the present frames of the subviews that have a layout now; zero
  /// where there is none.
  public func getLayoutRequiredSubviewsTotalFrame() -> CGRect {
    let frames = getLayoutRequiredSubviews(sortedByOrder: false).map(\.frame)
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Takes all subviews out and adds them again by ascending z-index, 0 where none is set; where
  /// z-indices are equal, they stay as they are.
  public func reloadSubviews() {
    let sorted = body.subviews.sorted(by: inEffect(body.zIndexInfo))
    for view in body.subviews { view.removeFromSuperview() }
    for view in sorted { body.addSubview(view) }
  }

  /// The subviews as they are laid out under a condition.
  func subviews(inOrderUnder condition: Int) -> [View] {
    body.subviews.sorted(by: InfoInEffect(body.orderInfo, under: condition))
  }
}

extension [View] {
  /// By ascending number, 0 where none is known; views with equal numbers stay as they are.
  fileprivate func sorted(by numbers: InfoInEffect<Int>) -> [View] {
    if numbers.isEmpty { return self }
    return enumerated()
      .map { (number: numbers[$0.element] ?? 0, index: $0.offset, view: $0.element) }
      .sorted { ($0.number, $0.index) < ($1.number, $1.index) }
      .map(\.view)
  }
}
