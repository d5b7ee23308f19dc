// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A list cell with accessories at its ends. It is at least 44 points high, as rows of tables are.
///
/// The content begins after the indentation and takes the width that the accessories leave free.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories of the cell, from left to right at each end.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// The number of indentation steps of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the leading accessories are indented along with the content.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  private var placed: AccessoryLayout?
  /// Whether the placed accessories are those of the editing state.
  private var isPlacedForEditing = false
  /// Whether the placed accessories are those for reading from right to left.
  private var isPlacedReversed = false
  private var separatorGuide: ListContentGuide?

  /// The layout guide of the separator below the cell: from the text of the content to the trailing
  /// edge.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = ListContentGuide(in: self, at: separatorFrame)
    separatorGuide = made
    setNeedsLayout()
    return made.guide
  }

  /// Returns a list content configuration without content: that of a row, header or footer in the
  /// appearance of the list for which the cell was dequeued.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let layout = dequeuingLayout as? UICollectionViewCompositionalLayout
    return layout?.content(ofElement: elementKind, at: dequeuedPath) ?? .cell()
  }

  private func accessoriesDidChange() {
    for (view, _) in placed?.frames(in: .zero) ?? [] { view.removeFromSuperview() }
    placed = nil
    setNeedsLayout()
  }

  private var accessoryLayout: AccessoryLayout {
    let isEditing = configurationState.isEditing
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let placed, isEditing == isPlacedForEditing, isReversed == isPlacedReversed { return placed }
    for (view, _) in placed?.frames(in: .zero) ?? [] { view.removeFromSuperview() }
    let made = AccessoryLayout(accessories, isEditing: isEditing, isReversed: isReversed)
    (isPlacedForEditing, isPlacedReversed) = (isEditing, isReversed)
    for (view, _) in made.frames(in: .zero) { addSubview(view) }
    placed = made
    return made
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Places the accessories and, between them, the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = accessoryLayout
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect {
      guard isReversed else { return frame }
      var frame = frame
      frame.origin.x = bounds.width - frame.maxX
      return frame
    }
    let start = layout.leadingWidth + indentation
    let content = mirrored(
      CGRect(
        x: start, y: 0, width: max(bounds.width - start - layout.trailingWidth, 0),
        height: bounds.height))
    if contentView.frame != content { contentView.frame = content }
    let leading = Set(layout.leading.compactMap(\.view))
    for (view, frame) in layout.frames(in: bounds.size) {
      let shift = indentsAccessories && leading.contains(view) ? indentation : 0
      view.frame = mirrored(frame.offsetBy(dx: shift, dy: 0))
    }
    separatorGuide?.move(to: separatorFrame)
  }

  private var separatorFrame: CGRect {
    let start =
      contentView.frame.minX + ((contentView as? UIListContentView)?.textFrame?.minX ?? 16)
    return CGRect(
      x: start, y: bounds.height - 1, width: max(bounds.width - start, 0), height: 1)
  }

  /// Returns the size that the content and its accessories need, at least 44 points high.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let layout = accessoryLayout
    let taken = layout.leadingWidth + layout.trailingWidth + indentation
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - taken, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += taken
    let highest = (layout.leading + layout.trailing).map(\.size.height).max() ?? 0
    size.height = max(size.height, highest, 44)
    return size
  }
}
