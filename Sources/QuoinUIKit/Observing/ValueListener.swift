// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An object that compares values of views with those before.
@MainActor package protocol ValueListener: AnyObject {
  /// Called after each layout pass, and each time when a scroll view scrolled.
  func valuesMayHaveChanged()
}

/// The listeners that there are. They are not kept alive.
@MainActor package enum ValueListeners {
  private struct Entry {
    weak var listener: (any ValueListener)?
  }

  private static var entries: [Entry] = []

  package static func add(_ listener: any ValueListener) {
    entries.removeAll { $0.listener == nil }
    entries.append(Entry(listener: listener))
  }

  /// Calls the listeners.
  ///
  /// - Complexity: Linear in the number of listeners.
  static func notify() {
    guard !entries.isEmpty else { return }
    // A listener may add others.
    for entry in entries { entry.listener?.valuesMayHaveChanged() }
  }
}
