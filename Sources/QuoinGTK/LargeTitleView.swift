// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import Foundation
import QuoinUIKit

/// The large title of a navigation bar, below the row with the buttons. The row covers it while it
/// collapses.
final class LargeTitleView: UIView {
  private let label = UILabel()

  /// The distance between the edges of the bar and the title, and below the title, in points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 6
  /// The largest font that fits, in points.
  private static let largestFont: CGFloat = 36

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether any part of the title is visible.
  var isShown: Bool { superview != nil && bounds.height > 1 }

  /// Shows a title where the bar has a large one.
  func show(_ title: String?, in bar: UINavigationBar) {
    guard bar.showsLargeTitle else {
      if superview != nil { removeFromSuperview() }
      return
    }
    if superview !== bar { bar.insertSubview(self, at: 0) }
    if label.text != title { label.text = title }
    let style = UIFont.preferredFont(
      forTextStyle: .largeTitle, compatibleWith: bar.traitCollection)
    let font = UIFont.boldSystemFont(ofSize: min(style.pointSize, Self.largestFont))
    if label.font != font { label.font = font }
    let color = bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    if label.textColor != color { label.textColor = color }
    let top = bar.rowTop + bar.rowHeight
    let frame = CGRect(
      x: 0, y: top, width: bar.bounds.width,
      height: max(bar.bounds.height - top - bar.searchSpace, 0))
    if self.frame != frame { self.frame = frame }
    let height = label.intrinsicContentSize.height
    let place = CGRect(
      x: Self.margin, y: frame.height - height - Self.gap,
      width: max(frame.width - 2 * Self.margin, 0), height: height)
    if label.frame != place { label.frame = place }
  }
}
#endif
