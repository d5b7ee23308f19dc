// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What responders keep for the focus, by keys that no other module uses.
enum FocusValue: Int {
  case group = -1
  case priority = -2
  case effect = -3
}

extension UIResponder {
  final func focusValue<Value>(_ name: FocusValue, as type: Value.Type) -> Value? {
    keptValue(name.rawValue) as? Value
  }
  final func setFocusValue(_ value: Any?, _ name: FocusValue) {
    setKeptValue(value, name.rawValue)
  }
}
