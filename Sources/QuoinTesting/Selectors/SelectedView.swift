// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// A view that a selector found, or why it found none.
@MainActor enum SelectedView {
  case found(LaidOutView)
  case failed(ExpectationFinding)

  init(_ selector: LayoutSelector, in layout: CellLayout) {
    let views = layout.views
    let direct = views.views.filter(selector.isDirectMatch)
    if let first = direct.first, direct.count == 1 {
      self = .found(first)
    } else if direct.count > 1 {
      self = .failed(Self.several(direct, selector))
    } else if let other = Self.named(selector, in: layout) {
      self = .found(other)
    } else {
      self = .failed(Self.nothing(selector, in: layout))
    }
  }

  /// The view of a property, of an id of the file, of a name in reports, or at a path.
  private static func named(_ selector: LayoutSelector, in layout: CellLayout) -> LaidOutView? {
    guard case .name(let name) = selector.target else { return nil }
    let views = layout.views
    let owners = [layout.controller, layout.view].compactMap { $0 as AnyObject? }
    for owner in owners {
      let view = PropertyViews(of: owner).views[name]
      if let found = view.flatMap(views.entry) { return found }
    }
    if let found = layout.loadedScene?.view(name).flatMap(views.entry) { return found }
    return views.views.first { $0.path == name }
      ?? views.views.first { layout.viewNames.ownName(of: $0.view) == name }
  }

  private static func several(
    _ views: [LaidOutView], _ selector: LayoutSelector
  ) -> ExpectationFinding {
    let paths = views.map(\.path).joined(separator: ", ")
    let verb =
      switch selector.target {
      case .name: "have the identifier “\(selector.name)”"
      case .text: "show \(selector.name)"
      case .type, .object: "are of the class \(selector.name)"
      }
    return ExpectationFinding(
      key: "several \(selector.name)", message: "\(views.count) views \(verb): \(paths)")
  }

  private static func nothing(
    _ selector: LayoutSelector, in layout: CellLayout
  ) -> ExpectationFinding {
    let names = KnownNames(layout)
    let (message, known): (String, [String]) =
      switch selector.target {
      case .name(let name): ("no view is named “\(name)”", names.views(closeTo: name))
      case .text(let text): ("no view shows the text “\(text)”", names.texts(closeTo: text))
      case .type(_, let name): ("no view is of the class \(name)", names.classes(closeTo: name))
      case .object(_, let name): ("\(name) is not in the layout", [])
      }
    let list = known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))"
    return ExpectationFinding(key: "no \(selector.name)", message: message + list)
  }
}
