// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The names of an object's stored properties that refer to views and layout guides.
///
/// Only properties of a program's own classes count. Elements of an array have an index, as in
/// `buttons[2]`. Lazy properties that were not read yet stay as they are.
struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Reads the properties of an object.
  ///
  /// As any access, reading an `unowned` property whose object was freed stops the program.
  @MainActor init(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !isOfThisLibrary(current.subjectType) {
      for child in current.children {
        if let label = child.label { add(child.value, as: Self.name(label)) }
      }
      mirror = current.superclassMirror
    }
  }

  /// Returns the name of the property that refers to an item; nil when none does.
  func name(of item: any ConstraintItem) -> String? { names[ObjectIdentifier(item)] }

  @MainActor private mutating func add(_ value: Any, as name: String) {
    if let item = value as? any ConstraintItem {
      insert(item, name)
    } else if let items = value as? [any ConstraintItem] {
      for (index, item) in items.enumerated() { insert(item, "\(name)[\(index)]") }
    } else if let item = Self.wrappedItem(in: value) {
      insert(item, name)
    }
  }

  /// The property of a subclass comes before one of its superclass, and the first before the
  /// others.
  private mutating func insert(_ item: any ConstraintItem, _ name: String) {
    let key = ObjectIdentifier(item)
    if names[key] == nil { names[key] = name }
  }

  /// Returns the item that a property wrapper stores as its value.
  private static func wrappedItem(in value: Any) -> (any ConstraintItem)? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? any ConstraintItem
  }

  /// Returns the name of a property in the source. The compiler stores lazy properties and those
  /// with a wrapper by other names.
  private static func name(_ label: String) -> String {
    for prefix in ["$__lazy_storage_$_", "_"] where label.hasPrefix(prefix) {
      return String(label.dropFirst(prefix.count))
    }
    return label
  }
}

/// Returns whether a class belongs to this library and not to a program.
func isOfThisLibrary(_ type: Any.Type) -> Bool {
  type == UIView.self || String(reflecting: type).hasPrefix("QuoinUIKit.")
}
