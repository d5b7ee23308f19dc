// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A registration of a program for changes of traits. It ends with the view or controller, or when
/// it is passed to ``UITraitChangeObservable/unregisterForTraitChanges(_:)``.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that reports changes of its traits: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// A closure that is called with the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Removes a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registration of an observer of traits.
@MainActor final class TraitChangeObservation: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let report: (UITraitCollection) -> Void

  init(_ traits: [UITrait], report: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.report = report
  }

  /// Reports a change, if one of the traits differs.
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    let isConcerned = traits.contains { ($0 as? any KnownTrait.Type)?.differs(old, new) ?? false }
    if isConcerned { report(old) }
  }
}

/// An object that keeps its registrations.
@MainActor package protocol TraitObserving: AnyObject, UITraitEnvironment {
  /// The registrations in order.
  var traitObservations: [any UITraitChangeRegistration] { get set }
}

extension TraitObserving {
  /// Reports a change of traits to the registrations.
  func reportTraits(from old: UITraitCollection) {
    guard !traitObservations.isEmpty else { return }
    let new = traitCollection
    for case let observation as TraitChangeObservation in traitObservations {
      observation.traitsDidChange(from: old, to: new)
    }
  }

  /// Adds a registration.
  func observe(
    _ traits: [UITrait], _ report: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitChangeObservation(traits, report: report)
    traitObservations.append(observation)
    return observation
  }

  func endObservation(_ registration: any UITraitChangeRegistration) {
    traitObservations.removeAll { $0 === registration }
  }
}
