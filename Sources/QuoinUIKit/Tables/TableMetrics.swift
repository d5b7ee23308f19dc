// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Sizes of tables that UIKit chooses, in points.
///
/// They are those of iOS 13 and 14 as programs observe them; Apple does not publish them, and no
/// file of Interface Builder shows them.
enum TableMetrics {
  /// The height of a row of which nothing is known, as Interface Builder's default (Apple's
  /// documentation of `rowHeight`).
  static let row: CGFloat = 44
  /// The height of a header with a title in a plain table.
  static let plainTitle: CGFloat = 28
  /// *Estimated*: the space above and below a title of a plain table together, which makes the
  /// height of `plainTitle` at the usual text size.
  static let plainPadding: CGFloat = 7
  /// The height of a header with a title in a grouped table; the first has `firstTitle`.
  static let groupedTitle: CGFloat = 38
  static let firstTitle: CGFloat = 55.5
  /// The space between groups: half of it above, half of it below; the first has `firstGap`.
  static let gap: CGFloat = 17.5
  static let firstGap: CGFloat = 35
  /// Returns the inset of groups from the sides of a table with inset groups.
  static func inset(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
  /// Returns the width of the control at the start of an edited row, including its distance from the
  /// edge of the row. *Estimated*, as wide as a checkmark.
  static func widthOfEditingControl(side: CGFloat) -> CGFloat { side + 24 }
  /// Returns the width of a mark at the end of a row, including its distance from the edge of the
  /// row. These widths are missing from content views in files of Interface Builder.
  ///
  /// - Parameter side: the margin of the table.
  static func width(
    of accessory: UITableViewCell.AccessoryType, side: CGFloat, scale: CGFloat
  ) -> CGFloat {
    switch accessory {
    case .none: 0
    // A symbol of 10.5 points, rounded to the pixel.
    case .disclosureIndicator: side + (scale >= 3 ? 31.0 / 3 : 10.5)
    case .checkmark, .detailButton: side + 24
    case .detailDisclosureButton: side + 41
    }
  }
}
