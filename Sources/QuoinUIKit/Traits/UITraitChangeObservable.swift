// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An observation of traits, which ends with ``UITraitChangeObservable/unregisterForTraitChanges(_:)``
/// or with its object.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose traits can be observed: a view, a controller, a scene with windows.
///
/// Handlers are called after `traitCollectionDidChange(_:)` of their object, in the order in which they
/// were registered, and only where one of their traits has another value than before. While they run,
/// `UITraitCollection.current` has the new traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// A handler of changes, with the object and its old traits.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void

  /// Calls a handler when one of some traits changed. The object is not kept alive by it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    observe(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
  }

  /// Performs a selector of this object when one of some traits changed; see ``Selector``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Performs a selector of an object when one of some traits changed, with this object as the
  /// argument; see ``Selector``. The target is not kept alive.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = TargetAction(target: target, action: action)
    return observe(traits) { [weak self] _ in target.perform(from: nil, with: self) }
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.changeTraitState {
      $0.registrations.removeAll { $0 === registration }
    }
  }

  private func observe(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    (self as? any TraitObserving)?.changeTraitState { $0.registrations.append(registration) }
    return registration
  }
}

/// A class that keeps observations of its traits.
@MainActor protocol TraitObserving {
  func changeTraitState(_ change: (TraitState) -> Void)
}

@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func observes(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { old.values.differs(from: new.values, in: $0) }
  }
}
