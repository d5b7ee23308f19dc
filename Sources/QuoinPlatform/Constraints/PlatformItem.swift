// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The properties of constrained objects that dialects use.
@MainActor package enum PlatformItem {
  /// Returns the view that an item is or belongs to; nil for a guide that was not added to a view,
  /// and for other objects.
  package static func view(of item: AnyObject) -> PlatformView? {
    switch item {
    case let view as PlatformView: view
    case let guide as PlatformLayoutGuide: guide.owningView
    default: nil
    }
  }

  /// The nearest view that contains both views, each of which contains itself.
  package static func commonAncestor(
    of first: PlatformView, _ second: PlatformView
  ) -> PlatformView? {
    var ancestor: PlatformView? = first
    while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
    return ancestor
  }

  /// A view that constraints place is not placed by its autoresizing mask.
  package static func leaveAutoresizing(_ item: AnyObject) {
    (item as? PlatformView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The topmost view above an item.
  package static func root(of item: AnyObject) -> PlatformView? {
    var root = view(of: item)
    while let superview = root?.superview { root = superview }
    return root
  }

  /// Lays out each tree of some items once.
  package static func layOut(_ items: [AnyObject]) {
    var done = Set<ObjectIdentifier>()
    for root in items.compactMap(root) where done.insert(ObjectIdentifier(root)).inserted {
      #if QUOIN_APPKIT
      root.layoutSubtreeIfNeeded()
      #else
      root.layoutIfNeeded()
      #endif
    }
  }
}

extension PlatformItem {
  /// Returns the name of an item in sentences: its accessibility identifier, otherwise its class
  /// and its indices among siblings from the root on, such as `UILabel 1.2`.
  package static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as PlatformView: name(of: view)
    case let guide as PlatformLayoutGuide: name(of: guide)
    case .some(let other): "\(type(of: other))"
    case nil: "a freed item"
    }
  }

  private static func name(of view: PlatformView) -> String {
    if let identifier = identifier(of: view), !identifier.isEmpty { return identifier }
    var path: [Int] = []
    var next = view
    while let superview = next.superview, let index = superview.subviews.firstIndex(of: next) {
      path.append(index + 1)
      next = superview
    }
    let indices = path.reversed().map(String.init).joined(separator: ".")
    return path.isEmpty ? "\(type(of: view))" : "\(type(of: view)) \(indices)"
  }

  /// A guide is named by its view; one that has none, by its class.
  private static func nameWithoutIdentifier(of guide: PlatformLayoutGuide) -> String {
    guide.owningView.map { "a guide of \(name(of: $0))" } ?? "\(type(of: guide))"
  }
}

#if QUOIN_APPKIT
extension PlatformItem {
  private static func identifier(of view: PlatformView) -> String? {
    view.accessibilityIdentifier()
  }

  private static func name(of guide: PlatformLayoutGuide) -> String {
    guide.identifier.rawValue.isEmpty
      ? nameWithoutIdentifier(of: guide) : guide.identifier.rawValue
  }
}
#else
extension PlatformItem {
  private static func identifier(of view: PlatformView) -> String? { view.accessibilityIdentifier }

  private static func name(of guide: PlatformLayoutGuide) -> String {
    guide.identifier.isEmpty ? nameWithoutIdentifier(of: guide) : guide.identifier
  }
}
#endif
