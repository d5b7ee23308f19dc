// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutElement {
  /// The gaps between the cells of a grid.
  public enum Gaps {
    /// The gaps: the width between columns, the height between rows.
    case constant(NotAutoLayout.Size)
    /// A size that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> NotAutoLayout.Size)
    /// A gap as large as the margins around the grid.
    case equalsToMargin
    /// The space beside the cells, with nothing around the grid. One column or one row is centred.
    case filling
  }
}
