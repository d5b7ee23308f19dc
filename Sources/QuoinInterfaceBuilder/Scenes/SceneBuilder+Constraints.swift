// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneBuilder {
  /// Finds the objects of the guides that the file names.
  func addGuides() {
    for guide in document.guides[scene.guides] {
      guard let owner = entries.view(at: guide.owner) else { continue }
      let object: UILayoutGuide?
      switch guide.kind {
      case .safeArea: object = owner.safeAreaLayoutGuide
      case .layoutMargins, .readableContent: object = owner.layoutMarginsGuide
      case .contentLayout: object = (owner as? UIScrollView)?.contentLayoutGuide
      case .frameLayout: object = (owner as? UIScrollView)?.frameLayoutGuide
      case .keyboard, .controllerTop, .controllerBottom: object = nil
      }
      if let object { entries.add(object, id: guide.id) }
    }
  }

  /// Creates and activates the constraints of the scene.
  ///
  /// Constraints of outer views are the first: where required ones cannot all hold, the inner ones
  /// are broken. Observed: `NutriScoreView.xib` of openfoodfacts-ios, where a stack view keeps its
  /// edges and a view in it loses its height.
  func addConstraints() {
    let depths = depths()
    let order = constraints.enumerated().map { index, description in
      (depth: depths[description.holder] ?? 0, index: index)
    }
    var made: [Int: NSLayoutConstraint] = [:]
    for (_, index) in order.sorted(by: <) { made[index] = activate(constraints[index]) }
    for (index, description) in constraints.enumerated() {
      if let constraint = made[index] { entries.add(constraint, id: description.id) }
    }
  }

  /// Returns the number of ancestors of each view of the scene, by index.
  private func depths() -> [Int: Int] {
    var depths: [Int: Int] = [:]
    for index in scene.views {
      depths[index] = document.views[index].parent.map { (depths[$0] ?? 0) + 1 } ?? 0
    }
    return depths
  }

  /// Makes a constraint, and activates it where it is installed. Returns nil and adds a finding
  /// when the engine rejects it.
  private func activate(_ description: ConstraintDescription) -> NSLayoutConstraint? {
    let items = [description.first, description.second].compactMap(\.self)
    if let foreign = items.lazy.compactMap(identifierOutsideOfScene).first {
      addFinding(
        .rejectedConstraint, line: description.line, column: description.column,
        "The constraint '\(description.id)' is left out: '\(foreign)' is in another scene or another "
          + "top-level object.")
      return nil
    }
    do {
      let constraint = try makeConstraint(description)
      if document.isInstalled(description) { try constraint.activateChecked() }
      return constraint
    } catch {
      addFinding(
        .rejectedConstraint, line: description.line, column: description.column,
        "The constraint '\(description.id)' is left out: \(error.message)")
      return nil
    }
  }

  /// The id of an item that is not in the scene; nil for one that is.
  private func identifierOutsideOfScene(_ item: InterfaceItem) -> String? {
    switch item {
    case .view(let index):
      entries.view(at: index) == nil ? document.views[index].id : nil
    case .guide(let index):
      entries.view(at: document.guides[index].owner) == nil ? document.guides[index].id : nil
    }
  }

  private func makeConstraint(
    _ description: ConstraintDescription
  ) throws(ConstraintProblem) -> NSLayoutConstraint {
    let first = try operand(description.first, description.firstAttribute)
    var second: (item: Any?, attribute: NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
    if let item = description.second {
      second = try operand(item, description.secondAttribute)
    }
    let constraint = try NSLayoutConstraint(
      checking: first.item, attribute: first.attribute,
      relatedBy: NSLayoutConstraint.Relation(rawValue: Int(description.relation.rawValue))
        ?? .equal,
      toItem: second.item, attribute: second.attribute,
      multiplier: CGFloat(description.multiplier), constant: CGFloat(description.constant),
      priority: priority(description.priority))
    constraint.identifier = description.name
    constraint.sourceLocation = SourceLocation(
      path: source.fileName, line: description.line, column: description.column)
    return constraint
  }

  /// The object and the attribute that a reference of a constraint means.
  private func operand(
    _ item: InterfaceItem, _ attribute: LayoutAttribute
  ) throws(ConstraintProblem) -> (item: Any?, attribute: NSLayoutConstraint.Attribute) {
    let plain = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    switch item {
    case .view(let index):
      return (entries.view(at: index), plain)
    case .guide(let index):
      let guide = document.guides[index]
      if let object = entries.guide(guide.id) {
        return (object, plain)
      }
      return controllerGuide(guide, plain)
    }
  }

  /// The meaning of an attribute of an old guide of a controller: its inner edge is an edge of the
  /// safe area, all others are those of the view.
  private func controllerGuide(
    _ guide: GuideDescription, _ attribute: NSLayoutConstraint.Attribute
  ) -> (item: Any?, attribute: NSLayoutConstraint.Attribute) {
    guard let owner = entries.view(at: guide.owner) else { return (nil, attribute) }
    switch (guide.kind, attribute) {
    case (.controllerTop, .bottom), (.controllerTop, .lastBaseline):
      return (owner.safeAreaLayoutGuide, .top)
    case (.controllerBottom, .top), (.controllerBottom, .firstBaseline), (.keyboard, .top):
      return (owner.safeAreaLayoutGuide, .bottom)
    case (_, .height), (_, .centerY):
      return (nil, attribute)
    default:
      return (owner, attribute)
    }
  }
}
