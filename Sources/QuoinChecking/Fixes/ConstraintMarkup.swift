// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Writes constraints of a layout as elements of a file.
@MainActor struct ConstraintMarkup {
  let file: FixableFile
  let scene: LoadedScene
  let inspection: LayoutInspection
  /// The frames of the canvas, by which items of another layout of the file are found.
  let frames: DrawnFrames?

  /// The edits that add constraints, each to the closest view around its items.
  ///
  /// - Returns: nil when the file has no ids for the items of a constraint, or no such view.
  func adding(_ constraints: [(constraint: LayoutConstraint, id: String)]) -> [FileEdit]? {
    var holders: [Int] = []
    var elements: [Int: [String]] = [:]
    for (constraint, id) in constraints {
      guard let (text, holder) = element(of: constraint, id: id) else { return nil }
      if elements[holder] == nil { holders.append(holder) }
      elements[holder, default: []].append(text)
    }
    return holders.flatMap { insertions(of: elements[$0] ?? [], in: $0) }
  }

  /// The element for a constraint, and the view that holds it.
  private func element(
    of constraint: LayoutConstraint, id: String
  ) -> (text: String, holder: Int)? {
    guard let first = side(constraint.first) else { return nil }
    var attributes = [("firstItem", first.id), ("firstAttribute", first.attribute)]
    var views = [first.view]
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: attributes.append(("relation", "lessThanOrEqual"))
    case .greaterThanOrEqual: attributes.append(("relation", "greaterThanOrEqual"))
    }
    if let operand = constraint.second {
      guard let second = side(operand) else { return nil }
      attributes += [("secondItem", second.id), ("secondAttribute", second.attribute)]
      views.append(second.view)
      if constraint.multiplier != 1 {
        attributes.append(("multiplier", Self.text(constraint.multiplier)))
      }
    }
    if constraint.constant != 0 { attributes.append(("constant", Self.text(constraint.constant))) }
    if constraint.priority != 1000 {
      attributes.append(("priority", Self.text(constraint.priority)))
    }
    attributes.append(("id", id))
    let text = attributes.map { " \($0)=\"\(AttributeText.encoded($1))\"" }.joined()
    return holder(of: views).map { ("<constraint\(text)/>", $0) }
  }

  /// The element of a constraint of the layout; nil for one that is not in the file.
  func element(of id: LayoutConstraintID) -> Int? {
    inspection.constraint(id).flatMap(scene.identifier(of:)).flatMap(file.checked.index)
  }

  /// The element of a view of the layout; nil for a guide, and for one that is not in the file.
  func element(of item: ItemID) -> Int? {
    identifier(of: item).flatMap(file.checked.index)
  }

  private func identifier(of item: ItemID) -> String? {
    frames?.identifier(of: item)
      ?? (inspection.object(of: item) as? UIView).flatMap(scene.identifier(of:))
  }

  private func side(_ operand: LayoutOperand) -> (id: String, attribute: String, view: UIView)? {
    guard case .attribute(let item, let attribute) = operand,
      let name = Self.attributes[attribute]
    else { return nil }
    switch inspection.object(of: item) {
    case let view as UIView:
      guard let id = identifier(of: item), file.checked.index(id) != nil else { return nil }
      return (id, name, scene.view(id) ?? view)
    case let guide as UILayoutGuide:
      guard let id = scene.identifier(of: guide), let view = guide.owningView else { return nil }
      return (id, name, view)
    default: return nil
    }
  }

  /// The element of the closest view that contains all of the views.
  private func holder(of views: [UIView]) -> Int? {
    guard var holder = views.first else { return nil }
    while !views.allSatisfy({ $0.isDescendant(of: holder) }) {
      guard let outer = holder.superview else { return nil }
      holder = outer
    }
    return scene.identifier(of: holder).flatMap(file.checked.index)
  }

  private func insertions(of elements: [String], in holder: Int) -> [FileEdit] {
    let children = file.children(of: holder)
    let name = { (child: Int) in file.spans.nodes[child].name }
    if let list = children.first(where: { name($0) == "constraints" }) {
      return elements.map { file.spans.appending($0, in: list) }
    }
    guard let last = children.last(where: { Self.leading.contains(name($0)) }) else {
      return [
        file.spans.appending("<constraints>\(elements.joined())</constraints>", in: holder)
      ]
    }
    let step = MarkupSpans.indentationStep
    let lines = ["<constraints>"] + elements.map { step + $0 } + ["</constraints>"]
    return [file.spans.inserting(lines, after: last)]
  }

  /// The elements that Interface Builder writes before the constraints of a view.
  private static let leading: Set = [
    "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "color", "gestureRecognizers",
  ]

  private static let attributes: [LayoutAttribute: String] = [
    .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading",
    .trailing: "trailing", .width: "width", .height: "height", .centerX: "centerX",
    .centerY: "centerY", .firstBaseline: "firstBaseline", .lastBaseline: "baseline",
    .leftMargin: "leftMargin", .rightMargin: "rightMargin", .topMargin: "topMargin",
    .bottomMargin: "bottomMargin", .leadingMargin: "leadingMargin",
    .trailingMargin: "trailingMargin", .centerXWithinMargins: "centerXWithinMargins",
    .centerYWithinMargins: "centerYWithinMargins",
  ]

  /// A number as Interface Builder writes it.
  static func text(_ number: Double) -> String { LayoutText.exact(number) }
}
