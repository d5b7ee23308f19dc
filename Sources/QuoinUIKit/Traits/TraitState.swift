// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a view or controller overrides and observes among its traits. Made on demand.
@MainActor final class TraitState {
  /// What the controller or the scene of a view overrides.
  var outer = TraitValues()
  /// What the view or controller overrides itself.
  var own = TraitValues()
  /// What a controller overrides in those inside of it.
  var children: [ObjectIdentifier: UITraitCollection] = [:]
  var registrations: [TraitRegistration] = []
  private var outerCache: (base: UITraitCollection, result: UITraitCollection)?
  private var ownCache: (base: UITraitCollection, result: UITraitCollection)?

  var hasOverrides: Bool { !outer.isEmpty || !own.isEmpty }

  func overridesDidChange() {
    outerCache = nil
    ownCache = nil
  }

  /// The traits of the controller of a view whose superview has the given traits.
  func outerTraits(over base: UITraitCollection) -> UITraitCollection {
    if let outerCache, outerCache.base === base { return outerCache.result }
    let result = base.overridden(by: outer)
    outerCache = (base, result)
    return result
  }

  /// The traits of a view whose superview has the given traits.
  func traits(over base: UITraitCollection) -> UITraitCollection {
    if let ownCache, ownCache.base === base { return ownCache.result }
    let result = outerTraits(over: base).overridden(by: own)
    ownCache = (base, result)
    return result
  }

  /// Calls the handlers of traits that changed.
  func announce(_ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in registrations where registration.observes(old, new) {
      registration.handler(old)
    }
  }
}

extension UITraitCollection {
  /// These traits with other values of some; the receiver itself where there are none.
  func overridden(by values: TraitValues) -> UITraitCollection {
    values.isEmpty ? self : UITraitCollection(values: values.completed(with: self.values))
  }
}

/// What a change of traits changes in a view, in its superviews' terms and its own.
struct TraitChange {
  var old: UITraitCollection
  var new: UITraitCollection
}
