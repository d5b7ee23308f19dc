// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Layouts hold views by these, since a view that was once referred to weakly is retained and released
// the slow way for ever.

#if QUOIN_UIKIT || QUOIN_APPKIT
/// A reference to a view that does not keep it.
final class WeakView {
  private(set) weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}
#else
internal import QuoinUIKit

/// A reference to a view that does not keep it.
struct WeakView {
  private let life: ElementLife

  init(_ view: View) {
    life = view.life
  }

  /// The view, nil when it is gone.
  var view: View? { life.view }
}
#endif

/// What gives a view until it is gone. It does not keep the view.
@usableFromInline func weakGetter(of view: View?) -> () -> View? {
  guard let view else { return { nil } }
  let reference = WeakView(view)
  return { reference.view }
}
