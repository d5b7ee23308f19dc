// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The names of views and guides in the code of a class.
package struct ItemNames {
  let views: [String]
  /// The registry that adds unknown names; nil when all names are known.
  let registry: NameRegistry?

  /// - Parameters:
  ///   - root: The root of the class.
  ///   - rootName: `self` in a view, `view` in a controller.
  package init(_ root: ConvertedRoot, rootName: String) {
    var names: [String] = []
    for view in root.views {
      switch view.origin {
      case .root: names.append(rootName)
      case .property: names.append(view.name)
      case .cellPart(let property):
        names.append((rootName == "self" ? "" : rootName + ".") + property + "?")
      case .content(let parent):
        names.append(names[parent] == "self" ? "contentView" : "\(names[parent]).contentView")
      }
    }
    views = names
    registry = nil
  }

  /// Creates names for code whose views are found while it is read.
  init(_ registry: NameRegistry) {
    views = registry.views
    self.registry = registry
  }

  /// The expression for a view or a guide.
  func expression(_ item: ConvertedItem) -> String {
    let views = registry?.views ?? views
    return switch item {
    case .view(let index): views[index]
    case .guide(let index, let guide): member(guide.rawValue, of: views[index])
    }
  }

  /// The expression for a member of an item. The members of `self` need no receiver outside of
  /// closures.
  func member(_ name: String, of item: ConvertedItem) -> String {
    member(name, of: expression(item))
  }

  private func member(_ name: String, of receiver: String) -> String {
    receiver == "self" && registry?.namesSelf != true ? name : "\(receiver).\(name)"
  }

  /// A name for a constant inside a method, which hides no view.
  func local(_ name: String) -> String {
    let taken = Set(views.map { String($0.prefix { $0 != "." }) })
    var result = name
    var number = 1
    while taken.contains(result) {
      number += 1
      result = "\(name)\(number)"
    }
    return result
  }

  /// The item that the text of an expression names, and the members after it.
  func item(_ path: [String]) -> (item: ConvertedItem, rest: [String])? {
    if let registry { return registry.item(path) }
    var best: (index: Int, count: Int)?
    for (index, name) in views.enumerated() {
      let parts = name.split(separator: ".").map(String.init)
      guard path.starts(with: parts), parts.count > best?.count ?? 0 else { continue }
      best = (index, parts.count)
    }
    // Members without a receiver are those of `self`.
    guard let found = best ?? views.firstIndex(of: "self").map({ ($0, 0) }) else { return nil }
    var rest = Array(path.dropFirst(found.count))
    if let guide = rest.first.flatMap(ConvertedGuide.init) {
      rest.removeFirst()
      return (.guide(found.index, guide), rest)
    }
    return (.view(found.index), rest)
  }
}
