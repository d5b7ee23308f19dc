// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIViewController: UITraitChangeObservable, TraitObserving {
  /// The traits that the controller specifies for itself, its view and the controllers inside, in
  /// place of those around.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: extras?.traits?.own ?? TraitValues()) }
    set {
      changeTraitState { $0.own = newValue.values }
      traitOverridesDidChange()
    }
  }

  /// Does nothing: traits are up to date whenever they are read.
  public func updateTraitsIfNeeded() {}

  func changeTraitState(_ change: (TraitState) -> Void) {
    let state = extras?.traits ?? TraitState()
    changeExtras { $0.traits = state }
    change(state)
  }

  /// What the controllers around the controller, its presentation and the controller itself override.
  private var combinedOverrides: TraitValues {
    var values = extras?.traits?.own ?? TraitValues()
    let outer = [
      parent?.overrideTraitCollection(forChild: self), extras?.shownBy?.overrideTraitCollection,
    ]
    for collection in outer.compactMap({ $0 }) {
      values = values.completed(with: collection.values)
    }
    return values
  }

  /// Gives the view what is overridden in it.
  func traitOverridesDidChange() {
    guard let view = viewIfLoaded else { return }
    let values = combinedOverrides
    guard values != view.traitState?.outer ?? TraitValues() else { return }
    view.changeOverrides { $0.outer = values }
  }

  /// The traits of the controller.
  var resolvedTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.outerTraitCollection }
    return (parent?.traitCollection ?? .current).overridden(by: combinedOverrides)
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    extras?.traits?.announce(old, new)
  }

  func storeOverride(_ collection: UITraitCollection?, forChild child: UIViewController) {
    changeTraitState { $0.children[ObjectIdentifier(child)] = collection }
    child.traitOverridesDidChange()
  }

  func storedOverride(forChild child: UIViewController) -> UITraitCollection? {
    extras?.traits?.children[ObjectIdentifier(child)]
  }
}
