// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

extension FaultPlanter {
  /// Removes a constraint. It is a fault where a coordinate of one of its views is not a combination of
  /// the remaining relations.
  func removedConstraint(_ generator: inout SplitMix64) -> PlantedFault? {
    guard sound.file.document.kind.platform == .iOS, let (index, id) = constraint(&generator),
      let planted = sound.edited([sound.spans.removing(index)])
    else { return nil }
    // With as many contents as there may be at run time, so that more is determined.
    var options = SceneOptions()
    options.readsSizesBack = false
    options.judgedContents = .ofPrograms
    guard let (scene, constraint) = scene(of: sound.file, with: id, options: options),
      let after = planted.file.scene(scene.id, options: options)
    else { return nil }
    after.layout()
    let axis: LayoutAxis = constraint.firstAttribute.isOnHorizontalAxis ? .horizontal : .vertical
    let objects = views(of: constraint).compactMap(scene.identifier).filter { view in
      isOpen(view, axis, in: after) && !isOpen(view, axis, in: scene)
    }
    guard !objects.isEmpty else { return nil }
    return PlantedFault(
      kind: .removedConstraint, data: planted.data, objects: Set(objects),
      change: "the constraint \(id) is removed")
  }

  /// Whether a coordinate of a view that rules judge is not a combination of the relations.
  private func isOpen(_ id: String, _ axis: LayoutAxis, in scene: LoadedScene) -> Bool {
    guard let view = scene.view(id), let description = scene.description(of: view),
      isJudged(view, in: scene), let root = root(of: view, in: scene)
    else { return false }
    let oracle = FaultOracle(root)
    guard oracle.isSound, let (position, length) = oracle.coordinates(of: view, axis) else {
      return false
    }
    let space = oracle.allRelations()
    if !space.contains(position) { return true }
    let mayHaveContent = description.customClass != nil
    return !mayHaveContent && description.ambiguityCheck == .always && !space.contains(length)
  }

  /// Whether Interface Builder judges a view: it is shown, and constraints or a stack view place it.
  private func isJudged(_ view: UIView, in scene: LoadedScene) -> Bool {
    guard let own = scene.description(of: view), own.ambiguityCheck != .off,
      own.isConstrained || view.superview is UIStackView
    else { return false }
    var next: UIView? = view
    while let outer = next {
      if let description = scene.description(of: outer),
        description.isHidden || description.appearance.alpha == 0
      {
        return false
      }
      next = outer.superview
    }
    return true
  }

  /// Changes the constant of a required equality. It is a fault where the other required equalities
  /// imply another constant, or where a length becomes negative.
  func changedConstraint(_ generator: inout SplitMix64) -> PlantedFault? {
    guard let (index, id) = constraint(&generator),
      let (scene, constraint) = scene(of: sound.file, with: id),
      constraint.priority == .required, constraint.relation == .equal,
      let view = views(of: constraint).first, let root = root(of: view, in: scene)
    else { return nil }
    let oracle = FaultOracle(root)
    let number = oracle.inspection.engine.constraintIDs.first {
      oracle.inspection.constraint($0) === constraint
    }
    guard oracle.isSound, let number, let row = oracle.row(of: number) else { return nil }
    let others = oracle.requiredEqualities(without: number)
    let shift: Double
    if others.contains(row.terms) {
      // Further than a guessed safe area or margin may be wrong.
      let hasGuess = scene.views.contains { !scene.guesses(about: $0).isEmpty }
      let points = hasGuess ? 1047.0 : 47
      shift = generator.chance(1, in: 2) ? points : -points
    } else if let sign = signOfLength(constraint, row, others, oracle) {
      shift = sign * -20_000
    } else {
      return nil
    }
    let constant = Double(constraint.constant) + shift
    let edit = sound.spans.setting("constant", to: "\(constant)", of: index, before: "id")
    guard let planted = sound.edited([edit]) else { return nil }
    return PlantedFault(
      kind: .changedConstraint, data: planted.data, objects: [id],
      change: "the constant of \(id) is changed by \(shift)")
  }

  /// Whether a length of a view of the constraint grows (1) or shrinks (-1) with the constant, where the
  /// required equalities determine it; nil where they do not.
  private func signOfLength(
    _ constraint: NSLayoutConstraint, _ row: SystemRow, _ others: RowSpace, _ oracle: FaultOracle
  ) -> Double? {
    let axis: LayoutAxis = constraint.firstAttribute.isOnHorizontalAxis ? .horizontal : .vertical
    for view in views(of: constraint) {
      guard let length = oracle.coordinates(of: view, axis)?.length else { continue }
      if let factor = others.factor(of: row.terms, in: length) { return factor }
    }
    return nil
  }

  /// Gives a label with a text of many letters a width of 10 points. It is a fault where no required
  /// equality gave it another one: the narrowest eight letters of 10 points or more are wider. Where a
  /// program sets the text, that of the file says nothing.
  func shrunkLabel(_ generator: inout SplitMix64) -> PlantedFault? {
    let nodes = sound.spans.nodes
    let labels = nodes.indices.filter { index in
      let node = nodes[index]
      return node.name == "label" && node["id"] != nil && node["customClass"] == nil
        && node["adjustsFontSizeToFit"] == "NO" && node["text"].map(Self.isLong) ?? false
        && node["numberOfLines"] == nil
        && node["translatesAutoresizingMaskIntoConstraints"] == "NO"
    }
    guard !labels.isEmpty else { return nil }
    let index = generator.pick(labels)
    guard let id = nodes[index]["id"], !isFilledByProgram(index, id),
      let scene = sound.file.scenes().first(where: { $0.view(id) != nil }),
      let view = scene.view(id), let description = scene.description(of: view),
      description.appearance.isSystemFont, (description.appearance.pointSize ?? 17) >= 10
    else { return nil }
    let constraint = "<constraint firstAttribute=\"width\" constant=\"10\" id=\"shr-nk-lab\"/>"
    let own = childIndex("constraints", of: index)
    let edit =
      own.map { sound.spans.appending(constraint, in: $0) }
      ?? sound.spans.appending("<constraints>\(constraint)</constraints>", in: index)
    guard let planted = sound.edited([edit]), let after = planted.file.scene(scene.id),
      let label = after.view(id), isJudged(label, in: after)
    else { return nil }
    after.layout()
    guard let root = root(of: label, in: after), FaultOracle(root).isSound,
      label.exactFrame.width <= 10.01
    else { return nil }
    return PlantedFault(
      kind: .shrunkLabel, data: planted.data, objects: [id],
      change: "the label \(id) is 10 points wide")
  }

  private static let cells = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
  ]

  /// Whether an outlet reaches an element of a xib or of a cell, whose texts are placeholders for those
  /// of a program.
  private func isFilledByProgram(_ index: Int, _ id: String) -> Bool {
    let (nodes, elements) = (sound.spans.nodes, sound.spans.elements)
    let isReached = nodes.contains { $0.name.hasPrefix("outlet") && $0["destination"] == id }
    guard isReached, sound.file.document.kind.isStoryboard else { return isReached }
    var depth = elements[index].depth
    for outer in (0..<index).reversed() where elements[outer].depth < depth {
      depth = elements[outer].depth
      if Self.cells.contains(nodes[outer].name) { return true }
    }
    return false
  }

  private static func isLong(_ text: String) -> Bool {
    // One word may be a placeholder.
    text.contains(" ") && text.unicodeScalars.allSatisfy(\.isASCII)
      && !text.lowercased().contains("lorem ipsum")
      && text.filter { !$0.isWhitespace }.count >= 8
  }

  private func childIndex(_ name: String, of index: Int) -> Int? {
    let elements = sound.spans.elements
    var next = index + 1
    while next < elements.count, elements[next].depth > elements[index].depth {
      if elements[next].depth == elements[index].depth + 1, sound.spans.nodes[next].name == name {
        return next
      }
      next += 1
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isOnHorizontalAxis: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
