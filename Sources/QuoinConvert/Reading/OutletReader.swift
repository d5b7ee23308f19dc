// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Reads the outlets of a scene: those to constraints become properties, and those that the code
/// does not have become notes.
@MainActor struct OutletReader {
  let reader: InterfaceReader
  private var outlets: [MarkupElement] = []

  init(_ reader: InterfaceReader, _ scene: SceneDescription) {
    self.reader = reader
    guard let element = Self.element(of: scene, in: reader.base.root) else { return }
    var waiting = [element]
    while let next = waiting.popLast() {
      waiting += next.children.reversed()
      if next.name == "outlet", !Self.known.contains(next["property"] ?? "") {
        outlets.append(next)
      }
    }
  }

  /// The element with the objects of a scene.
  private static func element(of scene: SceneDescription, in root: MarkupElement) -> MarkupElement?
  {
    root.child("scenes")?.children.first { $0["sceneID"] == scene.id } ?? root.child("objects")
  }

  /// Outlets that classes of UIKit declare, and the notes about views name.
  private static let known: Set = [
    "view", "delegate", "dataSource", "window", "contentView", "backgroundView",
    "selectedBackgroundView", "searchDisplayController",
  ]

  /// Names the constraints with outlets, and adds notes about all outlets that become no property.
  func read(into scene: inout ConvertedScene) {
    for outlet in outlets {
      guard let property = outlet["property"], !property.isEmpty,
        let destination = outlet["destination"], reader.base.element(destination) != nil
      else { continue }
      if nameConstraint(destination, property, outlet, &scene) { continue }
      if nameItem(destination, property, outlet, &scene) { continue }
      guard let problem = problem(destination, property, scene) else { continue }
      scene.notes.append(
        ConversionNote(
          line: outlet.line, "The outlet '\(property)' \(problem.text)",
          isMissing: problem.isMissing))
    }
  }

  private func nameConstraint(
    _ id: String, _ property: String, _ outlet: MarkupElement, _ scene: inout ConvertedScene
  ) -> Bool {
    for root in scene.roots.indices {
      let found = scene.roots[root].constraints.indices.filter {
        scene.roots[root].constraints[$0].id == id
      }
      guard let first = found.first else { continue }
      if let other = scene.roots[root].constraints[first].outlet {
        scene.roots[root].notes.append(
          ConversionNote(
            line: outlet.line,
            "The outlet '\(property)' is for the constraint of the outlet '\(other)'.",
            isMissing: false))
      } else if found.count > 1 {
        scene.roots[root].notes.append(
          ConversionNote(
            line: outlet.line,
            "The outlet '\(property)' is for a constraint with several values, which are "
              + "constraints of their own in code."))
      } else {
        scene.roots[root].constraints[first].outlet = property
      }
      return true
    }
    return false
  }

  private func nameItem(
    _ id: String, _ property: String, _ outlet: MarkupElement, _ scene: inout ConvertedScene
  ) -> Bool {
    for root in scene.roots.indices {
      for bar in scene.roots[root].bars.indices {
        guard let item = scene.roots[root].bars[bar].items.firstIndex(where: { $0.id == id })
        else { continue }
        if let other = scene.roots[root].bars[bar].items[item].outlet {
          scene.roots[root].notes.append(
            ConversionNote(
              line: outlet.line,
              "The outlet '\(property)' is for the bar button item of the outlet '\(other)'.",
              isMissing: false))
        } else {
          scene.roots[root].bars[bar].items[item].outlet = property
        }
        return true
      }
    }
    return false
  }

  /// The end of the sentence about an outlet; nil for one that is a property.
  private func problem(
    _ id: String, _ property: String, _ scene: ConvertedScene
  ) -> (text: String, isMissing: Bool)? {
    for root in scene.roots {
      guard let index = root.index(ofView: id) else { continue }
      let view = root.views[index]
      if index == 0 { return ("is for a view that is a class, \(root.className).", false) }
      if view.outlet == property || view.origin != .property { return nil }
      return ("is for the view of the outlet '\(view.outlet ?? view.name)'.", false)
    }
    guard let element = reader.base.element(id) else { return nil }
    switch element.name {
    case "constraint": return ("is for a constraint that is left out.", true)
    case "viewController", "tableViewController", "collectionViewController",
      "navigationController", "tabBarController", "placeholder":
      return nil
    default:
      let isView = element.child("rect", key: "frame") != nil
      return isView
        ? ("is for a view that is not installed.", true)
        : ("to the \(element.name) is not converted.", false)
    }
  }
}
