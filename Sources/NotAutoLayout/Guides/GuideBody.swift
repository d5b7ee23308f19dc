// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The view that guides are about.
@MainActor enum GuideBody {
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
}

/// A reference to a view that does not keep it.
@MainActor final class WeakView {
  weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}
