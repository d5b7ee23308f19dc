// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIWindowScene: UITraitChangeObservable, TraitObserving {
  /// The traits that the scene specifies for its windows.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.own ?? TraitValues()) }
    set {
      let old = traitCollection
      changeTraitState {
        $0.own = newValue.values
        $0.overridesDidChange()
      }
      for window in windows { takeOverrides(in: window) }
      let new = traitCollection
      guard old != new else { return }
      traitCollectionDidChange(old)
      traitState?.announce(old, new)
    }
  }

  func changeTraitState(_ change: (TraitState) -> Void) {
    let state = traitState ?? TraitState()
    traitState = state
    change(state)
  }

  /// Gives a window of the scene what is overridden in it.
  func takeOverrides(in window: UIWindow) {
    let values = traitState?.own ?? TraitValues()
    guard values != window.traitState?.outer ?? TraitValues() else { return }
    window.changeOverrides { $0.outer = values }
  }

  /// The traits of the scene.
  var resolvedTraits: UITraitCollection {
    let traits = windows.first?.traits ?? .current
    return traits.overridden(by: traitState?.own ?? TraitValues())
  }
}
