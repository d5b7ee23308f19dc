// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The views that code names, in the order in which they are met.
final class NameRegistry {
  private(set) var views: [String] = []
  /// The view around each view, as far as the code adds it to one.
  let superviews: [String: String]

  let usage: NameUsage
  /// The views whose masks the code switches off although they have names of views that others
  /// place.
  var unmasked: Set<String> = []
  /// Whether members of `self` are written with it.
  var namesSelf = false

  init(superviews: [String: String] = [:], usage: NameUsage = NameUsage()) {
    self.superviews = superviews
    self.usage = usage
  }

  /// Whether the file declares a number of that name.
  func isNumber(_ path: [String]) -> Bool {
    guard let name = path.last else { return false }
    return usage.numbers.contains(name) && !usage.views.contains(name)
  }

  /// The index of a view.
  func index(of name: String) -> Int {
    if let index = views.firstIndex(of: name) { return index }
    views.append(name)
    return views.count - 1
  }

  /// The item that a path begins with, and the attribute after it.
  func item(_ path: [String]) -> (item: ConvertedItem, rest: [String])? {
    // A view that may be nil has no constraints then; code of other dialects would need a
    // condition.
    guard !path.isOptional, !usage.places.contains(path.plainName) else { return nil }
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
    guard path.last == "superview" || path.last == "superview!" else {
      return path.map { $0 == "superview" ? "superview!" : $0 }.joined(separator: ".")
    }
    let view = path.dropLast().joined(separator: ".")
    return view.isEmpty ? "superview!" : superview(of: view)
  }

  /// The expression for the view around another one.
  func superview(of view: String) -> String {
    if let known = superviews[Self.plain(view)] { return known }
    return view == "self" ? "superview!" : "\(view).superview!"
  }

  /// The name of a view without `self` before it, as in ``superviews``.
  static func plain(_ view: String) -> String {
    view.split(separator: ".").map(String.init).plainName
  }

  /// Whether the code adds a view of that name to another one.
  private func isAdded(_ view: String) -> Bool { superviews[Self.plain(view)] != nil }

  /// Whether a path is that of a view: one that the code adds or declares, one that was met before,
  /// or one that is called a view.
  func isView(_ path: [String]) -> Bool {
    let name = path.plainName
    if name == "self" || superviews[name] != nil || superviews.values.contains(name) { return true }
    if path.count == 1, usage.views.contains(name) { return true }
    if let element = path.last, element.hasSuffix("]") {
      let list = element.prefix { $0 != "[" }
      if list.hasSuffix("s"), NameUsage.isView(String(list.dropLast())) { return true }
    }
    return views.contains(path.joined(separator: "."))
      || !usage.numbers.contains(name) && path.last.map(NameUsage.isView) == true
  }

  /// The views as a root, for the printers.
  var root: ConvertedRoot {
    let converted = views.enumerated().map { index, name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      var view = ConvertedView(
        id: "\(index)", element: "", origin: .property, className: "UIView", systemClass: "UIView",
        keepsMask: usage.guides.contains(last)
          || Self.keepingMasks.contains(last) && !isAdded(name)
            && !unmasked.contains(Self.plain(name)),
        line: 0)
      view.name = name
      return view
    }
    return ConvertedRoot(className: "", baseClass: "UIView", views: converted, constraints: [])
  }

  /// Whether one of the items is an old guide of a controller, which has anchors and no more.
  var hasLayoutSupport: Bool {
    views.contains { $0.hasSuffix("topLayoutGuide") || $0.hasSuffix("bottomLayoutGuide") }
  }

  /// The names of views that others place, whose masks stay as they are.
  private static let keepingMasks: Set = [
    "self", "view", "contentView", "superview", "superview!", "window", "tableView!",
    "topLayoutGuide", "bottomLayoutGuide",
  ]
}
