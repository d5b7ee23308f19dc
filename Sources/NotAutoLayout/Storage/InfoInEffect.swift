// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What holds of some views under a condition: what is said for the condition, view by view else what
/// is said for the default one.
struct InfoInEffect<InfoType> {
  let current: ViewInfo<InfoType>?
  let fallback: ViewInfo<InfoType>?

  init(_ infos: [Int: ViewInfo<InfoType>], under condition: Int) {
    let standard = DefaultCondition.default.rawValue
    current = infos.isEmpty ? nil : infos[condition]
    fallback = condition == standard || infos.isEmpty ? nil : infos[standard]
  }

  var isEmpty: Bool { current == nil && fallback == nil }

  /// How many entries there are.
  var count: Int { (current?.count ?? 0) + (fallback?.count ?? 0) }

  subscript(_ view: View) -> InfoType? { current?[view] ?? fallback?[view] }

  /// Whether something is said of a view. Asks no closure.
  func contains(_ view: View) -> Bool {
    current?.contains(view) == true || fallback?.contains(view) == true
  }
}
