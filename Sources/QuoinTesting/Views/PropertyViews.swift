// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The views that the stored properties of an object refer to, by name. Elements of an array have
/// an index, as in `buttons[2]`.
///
/// Lazy properties that were not read yet stay as they are.
@MainActor struct PropertyViews {
  private(set) var views: [String: UIView] = [:]

  init(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, current.subjectType != UIView.self {
      for child in current.children {
        if let label = child.label { add(child.value, Self.name(label)) }
      }
      mirror = current.superclassMirror
    }
  }

  /// The property of a subclass comes before one of its superclass.
  private mutating func add(_ value: Any, _ name: String) {
    if let view = value as? UIView {
      if views[name] == nil { views[name] = view }
    } else if let list = value as? [UIView] {
      for (index, view) in list.enumerated() where views["\(name)[\(index)]"] == nil {
        views["\(name)[\(index)]"] = view
      }
    }
  }

  /// The name of a property in the source. The compiler stores lazy properties by other names.
  private static func name(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
