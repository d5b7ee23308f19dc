// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The view that guides are about.
enum GuideBody {
  /// During the call of a closure the view is there; nothing has to be asked.
  case present(View)
  /// Guides that a program keeps do not keep the view.
  case kept(WeakView)

  /// The view, nil when it is gone.
  var view: View? {
    switch self {
    case .present(let view): view
    case .kept(let reference): reference.view
    }
  }

  /// Something of the view, nil when it is gone. It does not retain a view that is present.
  @MainActor @inline(__always) func read<Value>(_ value: (View) -> Value) -> Value? {
    switch self {
    case .present(let view): value(view)
    case .kept(let reference): reference.view.map(value)
    }
  }
}
