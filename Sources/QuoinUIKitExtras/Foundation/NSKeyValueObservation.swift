// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation
public import QuoinUIKit

/// The observation of a value. It ends when the last reference to it is released.
@preconcurrency @MainActor open class NSKeyValueObservation: NSObject, ValueListener {
  private let look: () -> Void
  private let end = ObservationEnd()

  fileprivate init(_ look: @escaping () -> Void) {
    self.look = look
    super.init()
    ValueListeners.add(self)
  }

  /// Ends the observation. It can be called on any thread.
  public nonisolated func invalidate() { end.come() }

  package func valuesMayHaveChanged() { if !end.hasCome { look() } }
}

/// Whether an observation has ended. Any thread can set it.
///
/// Sendable conformance is not checked: the lock guards the value.
private final class ObservationEnd: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var hasCome: Bool { lock.withLock { value } }

  func come() { lock.withLock { value = true } }
}

/// An object whose values can be observed: any `NSObject`.
public protocol KeyValueObservable {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable where Self: NSObject {
  /// Calls a handler when a value of the object has changed.
  ///
  /// Properties cannot report their changes without the Objective-C runtime. Values are compared
  /// after each layout pass and each time a scroll view scrolls. Frames, content sizes and offsets
  /// are therefore reported in time, other values after the next pass.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - options: The values in the change, and whether the handler is called immediately.
  ///   - changeHandler: Receives the object and the change.
  /// - Returns: The observation. It ends when it is released.
  @preconcurrency @MainActor public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    if options.contains(.initial) {
      changeHandler(self, change(to: last, from: nil, options))
    }
    return NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard value != last else { return }
      let old = last
      last = value
      changeHandler(self, change(to: value, from: old, options))
    }
  }

  private func change<Value>(
    to value: Value, from old: Value?, _ options: NSKeyValueObservingOptions
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? value : nil,
      oldValue: options.contains(.old) ? old : nil)
  }
}
#endif
