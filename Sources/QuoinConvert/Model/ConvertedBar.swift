// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The items that a controller shows in a bar around it.
package struct ConvertedBar: Hashable, Sendable {
  /// The property of the controller, such as `navigationItem.rightBarButtonItem`.
  var property: String
  /// Whether the property is an array.
  var isList: Bool
  package var items: [Item]

  /// A button or a space in a bar.
  package struct Item: Hashable, Sendable {
    package var id: String
    /// The arguments of the initializer, such as `systemItem: .add`.
    var arguments: [String]
    /// The values that differ from those of a new item.
    var settings: [ViewSetting] = []
    /// The action that the item sends; nil for none.
    var action: ConvertedAction?
    /// The name of the property for the item; nil for an item without an outlet.
    var outlet: String?
    var line: Int
  }

  /// The expression for an item in statements about it.
  func receiver(of index: Int) -> String {
    items[index].outlet ?? (isList ? "\(property)?[\(index)]" : "\(property)?")
  }
}
