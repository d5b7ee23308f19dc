// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The objects that have the common appearances of classes.
@MainActor enum AppearanceProxies {
  private struct Entry {
    var containers: [any UIAppearanceContainer.Type]
    /// The traits that a view has to have; nil for any.
    var traits: UITraitCollection?
    var proxy: NSObject
  }

  private static var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Whether a class has a common appearance.
  static var isInUse: Bool { !entries.isEmpty }

  /// Returns the object for a class inside some classes and with some traits, which a closure makes
  /// at first.
  static func proxy<T: NSObject>(
    of type: T.Type, in containers: [any UIAppearanceContainer.Type],
    with traits: UITraitCollection? = nil, make: () -> T?
  ) -> T {
    let identities = containers.map(ObjectIdentifier.init)
    let known = entries[ObjectIdentifier(type)]?.first {
      $0.containers.map(ObjectIdentifier.init) == identities && $0.traits == traits
    }
    if let proxy = known?.proxy as? T { return proxy }
    guard let made = make() else {
      ProgrammerError.stop(
        "missing-appearance",
        "\(type).init(coder:) returns nil, so that there is no object for the common look of \(type)."
      )
    }
    entries[ObjectIdentifier(type), default: []].append(
      Entry(containers: containers, traits: traits, proxy: made))
    return made
  }

  /// Returns the looks that hold for a view, those of subclasses and of more containers last.
  static func proxies(for view: UIView) -> [UIView] {
    guard isInUse else { return [] }
    var classes: [AnyClass] = []
    var next: AnyClass? = type(of: view)
    while let current = next, current is UIView.Type {
      classes.append(current)
      next = _getSuperclass(current)
    }
    return classes.reversed().flatMap { type in
      (entries[ObjectIdentifier(type)] ?? [])
        .filter {
          isView(view, inside: $0.containers)
            && ($0.traits.map(view.traitCollection.containsTraits) ?? true)
        }
        .sorted {
          ($0.containers.count, $0.traits == nil ? 0 : 1)
            < ($1.containers.count, $1.traits == nil ? 0 : 1)
        }
        .compactMap { $0.proxy as? UIView }
    }
  }

  /// Returns whether there are views or controllers of some classes around a view, in order.
  private static func isView(
    _ view: UIView, inside containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var waiting = containers[...]
    var outer = view.next
    while let container = waiting.first, let candidate = outer {
      if isObject(candidate, of: container) { waiting = waiting.dropFirst() }
      outer = candidate.next
    }
    return waiting.isEmpty
  }

  private static func isObject(
    _ object: NSObject, of type: any UIAppearanceContainer.Type
  ) -> Bool {
    var next: AnyClass? = Swift.type(of: object)
    while let current = next {
      if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
