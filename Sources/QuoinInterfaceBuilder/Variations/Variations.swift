// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The combined variations of an element under given size classes.
struct Variations {
  /// The variations that apply, the strongest last.
  private var matching: [MarkupElement] = []

  init(of element: MarkupElement, in classes: SizeClasses) {
    let ranked = element.children.filter { $0.name == "variation" }
      .compactMap { variation in
        classes.rank(ofKey: variation.key ?? "").map { (rank: $0, variation: variation) }
      }
    // Swift's sort is stable: of equal keys the later one wins.
    matching = ranked.sorted { $0.rank < $1.rank }.map(\.variation)
  }

  /// The element with the attributes and keyed children that the variations give it.
  ///
  /// A property is an attribute or a child with its name as the key, `nil` for none. That of a
  /// variation replaces both.
  func applied(to element: MarkupElement) -> MarkupElement {
    guard !matching.isEmpty else { return element }
    var result = element
    var children = VariedChildren(element.children)
    for variation in matching {
      for (name, value) in variation.attributes where name != "key" {
        result.attributes[name] = value
        children.remove(key: name)
      }
      for child in variation.children where child.name != "mask" {
        if let property = child.key { result.attributes[property] = nil }
        children.replace(with: child)
      }
    }
    result.children = children.elements
    return result
  }

  /// The ids that do not exist: of the element's `subviews` or of its `constraints`.
  func excluded(from list: String) -> Set<String> {
    var excluded: Set<String> = []
    for mask in matching.compactMap({ $0.child("mask", key: list) }) {
      for entry in mask.children {
        guard let reference = entry["reference"] else { continue }
        if entry.name == "exclude" {
          excluded.insert(reference)
        } else if entry.name == "include" {
          excluded.remove(reference)
        }
      }
    }
    return excluded
  }
}

extension SizeClasses {
  /// Returns the rank of a variation's key by its conditions; nil when one of them is false.
  ///
  /// `default` always matches and comes first. Of two keys with as many conditions, the one with a
  /// height class ranks higher.
  fileprivate func rank(ofKey key: String) -> Int? {
    if key == "default" { return 0 }
    var rank = 0
    for condition in key.split(separator: "-") {
      switch condition {
      case "heightClass=compact" where height == .compact: rank += 11
      case "heightClass=regular" where height == .regular: rank += 11
      case "widthClass=compact" where width == .compact: rank += 10
      case "widthClass=regular" where width == .regular: rank += 10
      default: return nil
      }
    }
    return rank
  }
}
