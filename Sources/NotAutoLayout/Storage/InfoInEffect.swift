// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The entries of views under a condition: for each view that of the condition, otherwise that of
/// the default condition.
struct InfoInEffect<InfoType> {
  let current: ViewInfo<InfoType>?
  let fallback: ViewInfo<InfoType>?

  init(_ infos: [Int: ViewInfo<InfoType>], under condition: Int) {
    let standard = DefaultCondition.default.rawValue
    current = infos.isEmpty ? nil : infos[condition]
    fallback = condition == standard || infos.isEmpty ? nil : infos[standard]
  }

  var isEmpty: Bool { current == nil && fallback == nil }

  /// The number of entries.
  var count: Int { (current?.count ?? 0) + (fallback?.count ?? 0) }

  subscript(_ view: View) -> InfoType? { current?[view] ?? fallback?[view] }

  /// Whether there is an entry for a view. Calls no closure.
  func contains(_ view: View) -> Bool {
    current?.contains(view) == true || fallback?.contains(view) == true
  }
}
