// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// QuoinUIKit has handles for weak references to views: once Swift has made a weak reference to an
// object, each retain and release of the object takes longer.

#if QUOIN_UIKIT || QUOIN_APPKIT
/// A weak reference to a view.
final class WeakView {
  private(set) weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}
#else
internal import QuoinUIKit

/// A weak reference to a view.
struct WeakView {
  private let life: ElementLife

  init(_ view: View) {
    life = view.life
  }

  /// The view; nil after it is released.
  var view: View? { life.view }
}
#endif

/// Returns a closure with a weak reference to a view, which returns nil after the view is released.
@usableFromInline func weakGetter(of view: View?) -> () -> View? {
  guard let view else { return { nil } }
  let reference = WeakView(view)
  return { reference.view }
}
