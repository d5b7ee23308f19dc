// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What items and constraints are called in explanations.
///
/// The engine knows numbers only; whoever owns the objects knows their names.
public struct LayoutNames {
  /// The name of an item, such as `title` or `form.safeAreaLayoutGuide`.
  public var item: (ItemID) -> String
  /// Where a constraint was made, such as `Form.swift:21`; nil when that is not known.
  public var place: (LayoutConstraintID) -> String?

  /// Names for items, and places for constraints where they are known.
  public init(
    item: @escaping (ItemID) -> String,
    place: @escaping (LayoutConstraintID) -> String? = { _ in nil }
  ) {
    self.item = item
    self.place = place
  }
}
