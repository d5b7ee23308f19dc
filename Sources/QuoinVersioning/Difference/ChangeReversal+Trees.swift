// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// An attribute of an element of the new version, as it was in the old one.
struct FormerAttribute {
  /// The index of the element in the new version.
  var element: Int
  var name: String
  /// The value in the old version; nil for none.
  var text: String?
}

extension ChangeReversal {
  /// The tree of the new version without some changes, which is read much faster than bytes; nil
  /// where one of them is more than another value of an attribute.
  func tree(without changes: [ObjectChange], in tree: MarkupTree) -> MarkupTree? {
    guard let old = matching.old, let new = matching.new else { return nil }
    var result = tree
    for change in changes {
      guard let value = attribute(before: change, old, new) else { return nil }
      Self.set(
        value.name, to: value.text, at: Self.path(to: value.element, new.tree)[...],
        in: &result.root)
    }
    return result
  }

  /// The attribute that a change gave another value; nil for other changes.
  func attribute(
    before change: ObjectChange, _ old: ObjectCatalog, _ new: ObjectCatalog
  ) -> FormerAttribute? {
    guard change.operation == .change, let property = change.property else { return nil }
    let partner = matching.new(change.object)
    let before = old.objects[change.object]?.facts[property]
    let after = new.objects[partner]?.facts[property]
    guard let name = (after ?? before)?.attribute,
      after == nil || before == nil || before?.attribute == after?.attribute
    else { return nil }
    let known = before?.element == change.object ? partner : before?.element
    guard let element = after?.element ?? known, let index = new.tree.indices[element] else {
      return nil
    }
    guard let before else { return FormerAttribute(element: index, name: name) }
    return value(of: before, name, old).map {
      FormerAttribute(element: index, name: name, text: $0)
    }
  }

  /// Returns the path from the root to an element: its number among its siblings, and those of the
  /// elements around it.
  private static func path(to index: Int, _ tree: VersionTree) -> [Int] {
    var path: [Int] = []
    var next = index
    while let parent = tree.nodes[next].parent {
      path.append(tree.nodes[parent..<next].count { $0.parent == parent })
      next = parent
    }
    return path.reversed()
  }

  private static func set(
    _ name: String, to value: String?, at path: ArraySlice<Int>, in element: inout MarkupElement
  ) {
    guard let first = path.first else {
      element.attributes[name] = value
      return
    }
    set(name, to: value, at: path.dropFirst(), in: &element.children[first])
  }
}
