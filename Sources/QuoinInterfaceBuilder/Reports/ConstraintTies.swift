// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The groups of views and guides of a scene that constraints tie to each other, axis by axis.
@MainActor struct ConstraintTies {
  private struct End {
    var item: AnyObject
    var isHorizontal: Bool
  }

  private var ends: [ObjectIdentifier: [End]] = [:]

  init(_ views: [UIView]) {
    for view in views {
      for constraint in view.constraints {
        guard let first = constraint.firstItem, let second = constraint.secondItem else { continue }
        let isHorizontal = constraint.firstAttribute.isHorizontal
        ends[ObjectIdentifier(first), default: []]
          .append(End(item: second, isHorizontal: isHorizontal))
        ends[ObjectIdentifier(second), default: []]
          .append(End(item: first, isHorizontal: isHorizontal))
      }
    }
  }

  /// Returns the item with all items that constraints of an axis tie to it, directly or through
  /// others. The views around it are among them, but not items tied only to these views, as they
  /// keep their size.
  func items(tiedTo item: AnyObject, isHorizontal: Bool) -> [AnyObject] {
    let outer = Set(surroundings(of: item))
    var found: [AnyObject] = [item]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    var next = 0
    while next < found.count {
      let current = found[next]
      next += 1
      if outer.contains(ObjectIdentifier(current)) { continue }
      for end in ends[ObjectIdentifier(current)] ?? [] where end.isHorizontal == isHorizontal {
        if seen.insert(ObjectIdentifier(end.item)).inserted { found.append(end.item) }
      }
    }
    return found
  }

  private func surroundings(of item: AnyObject) -> [ObjectIdentifier] {
    var outer: [ObjectIdentifier] = []
    var view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    while let next = view {
      outer.append(ObjectIdentifier(next))
      view = next.superview
    }
    return outer
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is one of the horizontal axis.
  var isHorizontal: Bool {
    InsetEdge.all(of: self).first.map { $0 == .left || $0 == .right } ?? false
  }
}
