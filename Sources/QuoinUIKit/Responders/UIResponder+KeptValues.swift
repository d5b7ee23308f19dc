// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values of properties that extensions add, and of those that few responders set. The name of a
/// value is that of the property that calls.
extension UIResponder {
  /// Returns the value that was set for a property, or its initial value.
  package final func kept<Value>(
    _ initial: @autoclosure () -> Value, _ name: String = #function
  ) -> Value {
    guard let value = keptValue(name), let kept = value as? Value else { return initial() }
    return kept
  }

  /// Sets the value of a property.
  package final func keep<Value>(_ value: Value, _ name: String = #function) {
    setKeptValue(value, name)
  }

  /// Returns the object that was set for a property, if it is still in use.
  package final func keptObject(_ name: String = #function) -> AnyObject? {
    (keptValue(name) as? WeakReference)?.object
  }

  /// Sets the object of a property, which does not keep it alive.
  package final func keepWeakly(_ object: AnyObject?, _ name: String = #function) {
    setKeptValue(object.map { WeakReference($0) }, name)
  }
}

/// A weak reference to an object.
private final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
