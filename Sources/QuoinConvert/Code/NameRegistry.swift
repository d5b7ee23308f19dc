// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The names that a file declares.
package struct NameUsage: Hashable, Sendable {
  /// Names that the file declares as views.
  package var views: Set<String> = []
  /// Names that the file declares as numbers.
  package var numbers: Set<String> = []

  package init() {}
}

/// The views that code names, in the order in which they are met.
final class NameRegistry {
  private(set) var views: [String] = []
  /// The view around each view, as far as the code adds it to one.
  let superviews: [String: String]

  private let usage: NameUsage

  init(superviews: [String: String] = [:], usage: NameUsage = NameUsage()) {
    self.superviews = superviews
    self.usage = usage
  }

  /// Whether the file declares a number of that name.
  func isNumber(_ path: [String]) -> Bool {
    let names = path.first == "self" ? Array(path.dropFirst()) : path
    return names.count == 1 && usage.numbers.contains(names[0])
  }

  /// The index of a view.
  func index(of name: String) -> Int {
    if let index = views.firstIndex(of: name) { return index }
    views.append(name)
    return views.count - 1
  }

  /// The item that a path begins with, and the attribute after it.
  func item(_ path: [String]) -> (item: ConvertedItem, rest: [String])? {
    var names = path
    var rest: [String] = []
    if let last = names.last, last.hasSuffix("Anchor") || last.hasPrefix("m_") {
      rest = [last]
      names.removeLast()
    }
    var guide: ConvertedGuide?
    if let last = names.last, let known = ConvertedGuide(rawValue: last) {
      guide = known
      names.removeLast()
    }
    // Members without a receiver are those of `self`.
    if names.isEmpty { names = ["self"] }
    let view = index(of: name(names))
    return (guide.map { .guide(view, $0) } ?? .view(view), rest)
  }

  /// The expression for a path. The superview of a view is one that may not be there.
  private func name(_ path: [String]) -> String {
    guard path.last == "superview" else {
      return path.map { $0 == "superview" ? "superview!" : $0 }.joined(separator: ".")
    }
    let view = path.dropLast().joined(separator: ".")
    return view.isEmpty ? "superview!" : superview(of: view)
  }

  /// The expression for the view around another one.
  func superview(of view: String) -> String { superviews[view] ?? "\(view).superview!" }

  /// Whether the code adds a view of that name to another one.
  func isKnownView(_ path: [String]) -> Bool { superviews[path.joined(separator: ".")] != nil }

  /// Whether a path is that of a view: one that the code adds, or one that was met before.
  func isView(_ path: [String]) -> Bool {
    isKnownView(path) || path == ["self"] || path.count == 1 && usage.views.contains(path[0])
      || views.contains(path.joined(separator: "."))
  }

  /// The views as a root, for the printers.
  var root: ConvertedRoot {
    let converted = views.enumerated().map { index, name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      var view = ConvertedView(
        id: "\(index)", element: "", origin: .property, className: "UIView", systemClass: "UIView",
        keepsMask: Self.keepingMasks.contains(last), line: 0)
      view.name = name
      return view
    }
    return ConvertedRoot(className: "", baseClass: "UIView", views: converted, constraints: [])
  }

  /// The names of views that others place, whose masks stay as they are.
  private static let keepingMasks: Set = [
    "self", "view", "contentView", "superview", "superview!", "window", "tableView!",
  ]
}
