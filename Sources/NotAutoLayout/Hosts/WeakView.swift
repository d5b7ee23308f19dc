// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A zeroing reference to a view.
final class WeakView {
  private(set) weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}

/// Returns a getter of a view, which returns nil once the view is freed.
@usableFromInline func weakGetter(of view: View?) -> () -> View? {
  guard let view else { return { nil } }
  let reference = WeakView(view)
  return { reference.view }
}
