// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The view to which guides belong.
enum GuideBody {
  /// A view that exists during the call of a closure.
  case present(View)
  /// A view that guides which a program stores reference weakly.
  case kept(WeakView)

  /// The view; nil after it is released.
  var view: View? {
    switch self {
    case .present(let view): view
    case .kept(let reference): reference.view
    }
  }

  /// Returns a value of the view; nil after it is released. The view is not retained.
  @MainActor @inline(__always) func read<Value>(_ value: (View) -> Value) -> Value? {
    switch self {
    case .present(let view): value(view)
    case .kept(let reference): reference.view.map(value)
    }
  }
}
