// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Some subviews of a view with many subviews.
///
/// Invariant: it has each subview with pending work. It may have others as well: some twice, some
/// that have left.
struct SubviewSelection {
  /// The selected subviews; nil where any subview may be selected.
  private var handles: [ItemHandle]?

  /// A list longer than the number of subviews divided by this costs more time than it saves.
  private static let largestPart = 8

  /// Whether no subview is selected.
  var isEmpty: Bool { handles?.isEmpty ?? false }

  /// Whether any subview may be selected.
  var isEverything: Bool { handles == nil }

  /// Selects a subview.
  /// - Parameter count: the number of all subviews.
  mutating func insert(_ subview: ItemHandle, of count: Int) {
    guard let last = handles?.last else {
      handles?.append(subview)
      return
    }
    guard last !== subview else { return }
    handles?.append(subview)
    if let handles, handles.count > count / Self.largestPart { self.handles = nil }
  }

  /// Selects no subview.
  mutating func removeAll() {
    handles?.removeAll(keepingCapacity: true)
    if handles == nil { handles = [] }
  }

  /// Returns the selected ones of some subviews, in the order of these.
  ///
  /// - Complexity: O(*n* log *k*), *n* the number of subviews and *k* that of the selected ones, of
  ///   which only the latter are retained; O(1) for one selected subview.
  @MainActor func selected(of subviews: [UIView]) -> [UIView] {
    guard let handles else { return subviews }
    var identifiers: [ObjectIdentifier] = []
    for handle in handles {
      guard let view = handle.view else { continue }
      guard handles.count > 1 else { return [view] }
      identifiers.append(ObjectIdentifier(view))
    }
    identifiers.sort()
    var selected: [UIView] = []
    for index in Self.indices(of: identifiers, in: subviews) { selected.append(subviews[index]) }
    return selected
  }

  /// Returns the indices of some subviews, ascending.
  /// - Parameter wanted: the identifiers of the views, ascending.
  private static func indices(of wanted: [ObjectIdentifier], in subviews: [UIView]) -> [Int] {
    guard let first = wanted.first, let last = wanted.last else { return [] }
    var indices: [Int] = []
    subviews.withIdentifiers { identifiers in
      for index in 0..<identifiers.count
      where identifiers[index] >= first && identifiers[index] <= last {
        if contains(identifiers[index], wanted) { indices.append(index) }
      }
    }
    return indices
  }

  /// Returns whether an identifier is among some, which are ascending.
  private static func contains(_ identifier: ObjectIdentifier, _ wanted: [ObjectIdentifier]) -> Bool
  {
    var (low, high) = (0, wanted.count)
    while low < high {
      let middle = low + (high - low) / 2
      if wanted[middle] < identifier { low = middle + 1 } else { high = middle }
    }
    return low < wanted.count && wanted[low] == identifier
  }
}

#if QUOIN_INVARIANTS
extension SubviewSelection {
  /// Returns whether a subview may be selected.
  func mayContain(_ subview: ItemHandle) -> Bool {
    handles?.contains { $0 === subview } ?? true
  }
}
#endif
