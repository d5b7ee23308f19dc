// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value that few responders of this module have. Keys of other modules are not negative.
enum StoredResponderValue: Int {
  case focusGroup = -1
  case focusPriority = -2
  case focusEffect = -3
  case transition = -4
  case markedTextStyle = -5
  case inputAssistantItem = -6
}

extension UIResponder {
  /// Returns a stored value; nil when no value of its type was stored.
  final func stored<Value>(_ name: StoredResponderValue, as type: Value.Type) -> Value? {
    keptValue(name.rawValue) as? Value
  }

  /// Stores a value; nil removes it.
  final func store(_ value: Any?, as name: StoredResponderValue) {
    setKeptValue(value, name.rawValue)
  }
}
