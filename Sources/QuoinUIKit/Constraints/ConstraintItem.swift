// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view or a layout guide, which can be an item of a constraint.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view itself, or the owner of a guide.
  var itemView: UIView? { get }
  /// The name of the item in messages.
  var itemName: String { get }
  /// The handle by which others refer to the item.
  nonisolated var handle: ItemHandle { get }
}
