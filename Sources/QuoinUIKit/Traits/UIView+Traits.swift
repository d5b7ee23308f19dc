// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView: UITraitChangeObservable, TraitObserving {
  /// The traits that the view specifies for itself and for all inside, in place of its
  /// superview's and its controller's.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.own ?? TraitValues()) }
    set { changeOverrides { $0.own = newValue.values } }
  }

  /// Light or dark in the view and all inside, whatever the superview is.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Does nothing: traits are up to date whenever they are read.
  public func updateTraitsIfNeeded() {}

  /// Whether any view ever overrode traits.
  static var hasTraitOverrides = false

  var traitState: TraitState? { layoutExtras?.traitState }

  /// Whether the traits may differ from those of the superview.
  var overridesTraits: Bool { traitState?.hasOverrides ?? false }

  func changeTraitState(_ change: (TraitState) -> Void) {
    let state = traitState ?? TraitState()
    assignedTraitState = state
    change(state)
  }

  /// Changes what the view, its controller or its scene overrides.
  func changeOverrides(_ change: (TraitState) -> Void) {
    let (old, oldOuter) = (traitCollection, outerTraitCollection)
    changeTraitState { state in
      change(state)
      state.overridesDidChange()
    }
    if overridesTraits {
      becomeLandmark()
      UIView.hasTraitOverrides = true
    }
    if traitCollection != old || outerTraitCollection != oldOuter {
      traitsDidChange(from: old, ofController: oldOuter)
    }
  }

  /// The traits that hold for the controller of the view: without what the view overrides itself.
  var outerTraitCollection: UITraitCollection {
    let traits = surroundingTraits
    return traitState?.outerTraits(over: traits) ?? traits
  }

  /// The traits of the view.
  var resolvedTraits: UITraitCollection {
    let traits = surroundingTraits
    return traitState?.traits(over: traits) ?? traits
  }

  /// Informs the tree that other traits hold in it, superviews first.
  ///
  /// - Parameters:
  ///   - old: The traits that the view had.
  ///   - oldOuter: The traits that its controller had; nil for the same.
  func traitsDidChange(
    from old: UITraitCollection, ofController oldOuter: UITraitCollection? = nil
  ) {
    let new = traitCollection
    if old.layoutDirection != new.layoutDirection { layoutStructureDidChange() }
    let outer = TraitChange(old: oldOuter ?? old, new: outerTraitCollection)
    new.performAsCurrent {
      walk { (view, above: TraitChange?) -> TraitChange? in
        guard let above else { return view.take(TraitChange(old: old, new: new), outer) }
        guard view.inheritsTraits else { return nil }
        guard let state = view.traitState, state.hasOverrides else {
          return view.take(above, above)
        }
        return view.take(
          TraitChange(old: state.traits(over: above.old), new: state.traits(over: above.new)),
          TraitChange(
            old: state.outerTraits(over: above.old), new: state.outerTraits(over: above.new)))
      }
    }
  }

  /// Takes a change of traits in the view and in its controller; returns it, nil where nothing
  /// changes in the view.
  private func take(_ change: TraitChange, _ outer: TraitChange) -> TraitChange? {
    if let controller, outer.old != outer.new {
      outer.new.performAsCurrent { controller.traitsDidChange(from: outer.old, to: outer.new) }
    }
    guard change.old != change.new else { return nil }
    adjustFont()
    if overridesTraits {
      change.new.performAsCurrent { announce(change) }
    } else {
      announce(change)
    }
    layoutItemDidChange()
    setNeedsLayout()
    return change
  }

  private func announce(_ change: TraitChange) {
    traitCollectionDidChange(change.old)
    traitState?.announce(change.old, change.new)
  }
}
