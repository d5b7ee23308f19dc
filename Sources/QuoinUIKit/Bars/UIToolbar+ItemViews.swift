// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// Custom views of items are subviews of the bar. Pictures draw the other items beside them, in the
// same row.
extension UIToolbar {
  /// The distance of the items from the edges, and between two of them, in points.
  private static let spacing: CGFloat = 16

  /// Puts the views of the items into the bar, and places them. Hosts place them themselves.
  func placeItemViews() {
    guard Host.observer == nil else { return }
    let items = items ?? []
    shownItemViews = items.compactMap(\.customView)
    guard !shownItemViews.isEmpty else { return }
    let room = bounds.width - 2 * Self.spacing
    let sizes = items.map { size(of: $0, most: room) }
    let starts = ToolbarRow.starts(
      of: zip(items, sizes).map { $0.systemItem == .flexibleSpace ? nil : Double($1.width) },
      in: Double(room), gap: Double(Self.spacing))
    for (index, item) in items.enumerated() {
      if let view = item.customView { place(view, sizes[index], after: CGFloat(starts[index])) }
    }
  }

  private func place(_ view: UIView, _ size: CGSize, after used: CGFloat) {
    let x = Self.spacing + used
    let frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x - size.width : x,
      y: (min(bounds.height, barHeight) - size.height) / 2, width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  /// The size of an item; pictures draw symbols 22 points wide.
  private func size(of item: UIBarButtonItem, most width: CGFloat) -> CGSize {
    if let view = item.customView {
      return view.sizeInBar(most: CGSize(width: width, height: barHeight))
    }
    if let system = item.systemItem {
      if system == .fixedSpace || system == .flexibleSpace {
        return CGSize(width: item.width, height: 0)
      }
      let hasText = [.done, .save, .cancel, .edit, .undo, .redo].contains(system)
      guard hasText else { return CGSize(width: 22, height: 22) }
    }
    if let image = item.image, item.systemItem == nil {
      return CGSize(width: image.isSymbolImage ? 22 : image.size.width, height: 22)
    }
    let isDone = item.style == .done || [.done, .save].contains(item.systemItem)
    let font = UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    let title = item.title ?? item.systemItem.map { "\($0)".capitalized } ?? ""
    let text = NSAttributedString(string: title, attributes: [.font: font])
    return TextBounds.rect(of: text, in: .zero, options: .usesLineFragmentOrigin).size
  }
}
