// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The rows of a table that are in a file of Interface Builder.
@MainActor package protocol FileRows: UITableViewDataSource {
  /// Returns the height that the file states for a row, in points; nil for that of all rows.
  func rowHeight(at indexPath: IndexPath) -> CGFloat?
}
