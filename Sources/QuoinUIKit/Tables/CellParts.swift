// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a cell's style.
@MainActor final class CellParts {
  let label: UILabel
  let detail: UILabel?
  let picture: UIImageView

  init(style: UITableViewCell.CellStyle) {
    label = UILabel()
    label.useFont(of: style == .value2 ? .caption1 : .body)
    picture = UIImageView()
    switch style {
    case .default: detail = nil
    case .value1:
      detail = UILabel()
      detail?.useFont(of: .body)
      detail?.textColor = .secondaryLabel
    case .value2:
      detail = UILabel()
      detail?.useFont(of: .subheadline)
    case .subtitle:
      detail = UILabel()
      detail?.useFont(of: .caption1)
    }
  }
}

// The positions are those of UIKit's styles as observed in programs: the text begins at the margin
// of the table, which is 16 points, or 20 in wide tables. Apple does not publish them.
extension UITableViewCell {
  var madeParts: CellParts {
    if let parts { return parts }
    let made = CellParts(style: cellStyle)
    for view in [made.picture, made.label, made.detail].compactMap({ $0 }) {
      contentView.addSubview(view)
    }
    parts = made
    setNeedsLayout()
    return made
  }

  /// The distance between the image and the text, in points.
  private static let gap = 15.0
  /// The space above and below the text, in points.
  private static let end = 11.0

  /// Returns the start and the maximum width of texts.
  private func textSpan(in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let picture = parts?.picture.image?.size.width ?? 0
    let sides = textSides
    let start = sides.leading + indentation + (picture > 0 ? picture + Self.gap : 0)
    return (start, max(width - start - sides.trailing, 0))
  }

  /// The distances of texts from the sides of the content view: the margins of the table, or those
  /// of the separator that a program moved inward (Apple's documentation of `separatorInset`).
  private var textSides: (leading: CGFloat, trailing: CGFloat) {
    let (side, inset) = (sideOfTexts, separatorInset)
    return (max(side, inset.left), max(side, inset.right))
  }

  func heightOfParts(in width: CGFloat) -> CGFloat {
    guard let parts else { return TableMetrics.row }
    let insets = contentInsets
    let width = textSpan(in: max(width - insets.left - insets.right, 0)).width
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let texts =
      cellStyle == .subtitle
      ? height(parts.label) + height(parts.detail)
      : max(height(parts.label), height(parts.detail))
    let picture = parts.picture.image?.size.height ?? 0
    return max(TableMetrics.row, texts + 2 * Self.end, picture)
  }

  func placeParts() {
    placeAccessory()
    guard let parts else { return }
    let bounds = contentView.bounds
    let span = textSpan(in: bounds.width)
    if let size = parts.picture.image?.size {
      place(
        parts.picture, x: textSides.leading + indentation, y: bounds.midY - size.height / 2, size)
    }
    let label = fittingSize(parts.label, in: span.width)
    guard let detailLabel = parts.detail else {
      place(parts.label, x: span.start, y: bounds.midY - label.height / 2, label)
      return
    }
    let detail = fittingSize(detailLabel, in: span.width)
    switch cellStyle {
    case .subtitle:
      let top = bounds.midY - (label.height + detail.height) / 2
      place(parts.label, x: span.start, y: top, label)
      place(detailLabel, x: span.start, y: top + label.height, detail)
    case .value2:
      // The first text ends at 97 points, where the second begins after a gap of 6.
      place(parts.label, x: 97 - label.width, y: bounds.midY - label.height / 2, label)
      place(detailLabel, x: 103, y: bounds.midY - detail.height / 2, detail)
    case .value1, .default:
      place(parts.label, x: span.start, y: bounds.midY - label.height / 2, label)
      place(
        detailLabel, x: bounds.width - textSides.trailing - detail.width,
        y: bounds.midY - detail.height / 2, detail)
    }
  }

  private func fittingSize(_ label: UILabel, in width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Places a part by its distance from the leading edge. One that constraints place stays.
  private func place(_ part: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    guard part.translatesAutoresizingMaskIntoConstraints else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    part.frame = CGRect(
      origin: CGPoint(x: isReversed ? contentView.bounds.width - x - size.width : x, y: y),
      size: size)
  }

  /// The distances of the content view from the sides of the cell: the safe area of the table, the
  /// controls for editing at the start and the accessory at the end of the row.
  var contentInsets: UIEdgeInsets {
    var insets = safeAreaOfTable
    // Views of configurations are indented as a whole.
    let start = widthAtStart + (contentConfiguration == nil ? 0 : indentation)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      insets.left += widthAtEnd
      insets.right += start
    } else {
      insets.left += start
      insets.right += widthAtEnd
    }
    return insets
  }

  /// The width of the accessory at the end of the row.
  private var widthAtEnd: CGFloat {
    if let shownAccessoryView { return shownAccessoryView.bounds.width + sideOfTexts }
    // Content views of files are as wide as the version of Interface Builder left them.
    guard owningTable != nil else { return 0 }
    return TableMetrics.width(of: shownAccessoryType, side: sideOfTexts, scale: contentScale)
  }

  func placeContentView() {
    place(contentView, in: contentInsets)
    if let table = owningTable { takeMargins(in: table) }
  }

  /// Gives the content view the margins that Interface Builder stores for rows of a table: 11
  /// points above and below, those of the table at the sides, and 8 beside an accessory.
  func takeMargins(in table: UITableView) {
    let side = table.sideOfRows
    let hasAccessory = shownAccessoryView != nil || shownAccessoryType != .none
    contentView.changeRowMargins(
      to: NSDirectionalEdgeInsets(
        top: Self.end, leading: side, bottom: Self.end, trailing: hasAccessory ? 8 : side))
  }

  /// Whether the content view is not where the safe area of the table leaves it.
  var isContentMisplaced: Bool {
    let insets = contentInsets
    return contentView.frame.minX != insets.left
      || contentView.frame.maxX != max(bounds.width - insets.right, insets.left)
  }

  /// Places the view at the end of the row, and ends the content before it.
  private func placeAccessory() {
    placeContentView()
    guard let accessoryView = shownAccessoryView else { return }
    let size = accessoryView.bounds.size
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = contentInsets
    accessoryView.frame = CGRect(
      x: isReversed ? insets.left - size.width : bounds.width - insets.right,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
