// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Whether changes of the layout inside rows are reported to the rows: while there is a list that
/// measures its rows again after each (Apple's `SelfSizingInvalidation.enabledIncludingConstraints`).
@MainActor enum ContentChanges {
  private struct MeasuringList {
    weak var view: UIView?
  }

  private static var lists: [MeasuringList] = []

  static var areReported: Bool {
    guard !lists.isEmpty else { return false }
    lists.removeAll { $0.view == nil }
    return !lists.isEmpty
  }

  /// Begins or ends to report changes for a list.
  static func report(_ isReported: Bool, to list: UIView) {
    lists.removeAll { $0.view == nil || $0.view === list }
    if isReported { lists.append(MeasuringList(view: list)) }
  }
}
