// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls a closure after one of some traits changed, in place of
  /// ``UITraitEnvironment/traitCollectionDidChange(_:)``.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits, such as `UITraitHorizontalSizeClass.self`.
  ///   - handler: Gets the object, which it should not capture, and the traits of before.
  /// - Returns: The registration, with which it can be removed. It ends with the object too.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let known = self as? any TraitObserving
    let observation = TraitChangeObservation(traits) { [weak known] old in
      if let object = known as? Self { handler(object, old) }
    }
    known?.traitObservations.append(observation)
    return observation
  }

  /// Registers a closure that names the type of the object: `(self: Self, previous) in`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, old: UITraitCollection) in
      if let object = object as? Environment { handler(object, old) }
    }
  }

  /// Performs a selector of a target after one of some traits changed; see ``Selector``.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let responder = target as? UIResponder
    return registerForTraitChanges(traits) { [weak responder] object, _ in
      responder?.perform(action, with: object)
    }
  }

  /// Performs a selector of the object itself after one of some traits changed; see ``Selector``.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, _ in
      (object as? UIResponder)?.perform(action, with: object)
    }
  }
}

extension UIView: UITraitChangeObservable, TraitObserving {
  /// Removes a registration for changes of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    endObservation(registration)
  }
}

extension UIViewController: UITraitChangeObservable, TraitObserving {
  /// Removes a registration for changes of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    endObservation(registration)
  }

  /// Reports a change of traits to the controller and to the registrations.
  final func traitsDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    reportTraits(from: old)
  }
}
