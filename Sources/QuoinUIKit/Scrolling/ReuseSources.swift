// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The makers of reusable views of lists, and the views for reuse.
///
/// A view waits under the identifier with which it was made.
@MainActor struct ReuseSources<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a maker of views for an identifier; nil removes it.
  mutating func register(_ identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// Returns a view that waits, or a new one if it is known how to make one.
  mutating func take(_ identifier: String, prepare: (View) -> Void) -> View? {
    if let view = waiting[identifier]?.popLast() {
      prepare(view)
      return view
    }
    return makers[identifier]?()
  }

  /// Returns a view for reuse. One without identifier is discarded.
  mutating func give(back view: View, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }
}
