// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A mistake that a test plants in a right view.
struct PlantedFault: CustomStringConvertible {
  /// The frequent mistakes of people.
  enum Kind: String, CaseIterable {
    /// A constraint is forgotten.
    case removed
    /// A constraint is there twice, with two constants.
    case doubled
    /// A constant is 16 points greater.
    case otherConstant
    /// An equation is an inequality, or the reverse.
    case otherRelation
    /// A leading or trailing edge is a left or right one.
    case leftForLeading
    /// A text that does not wrap is four times as long.
    case longerText
  }

  var kind: Kind
  /// The constraint or the text, in the order of the tree.
  var index: Int

  var description: String { "\(kind.rawValue) \(index)" }

  /// All faults of a view.
  @MainActor static func all(in root: UIView) -> [PlantedFault] {
    let constraints = constraints(of: root)
    let directed = constraints.indices.filter { follows($0, constraints) }
    let texts = texts(of: root).indices
    let kinds: [Kind] = [.removed, .doubled, .otherConstant, .otherRelation]
    return kinds.flatMap { kind in constraints.indices.map { PlantedFault(kind: kind, index: $0) } }
      + directed.map { PlantedFault(kind: .leftForLeading, index: $0) }
      + texts.map { PlantedFault(kind: .longerText, index: $0) }
  }

  /// Makes the mistake.
  @MainActor func plant(in root: UIView) {
    let constraints = Self.constraints(of: root)
    let texts = Self.texts(of: root)
    // A view may have fewer of them on another device.
    let count = kind == .longerText ? texts.count : constraints.count
    guard index < count else { return }
    switch kind {
    case .removed: constraints[index].isActive = false
    case .doubled: Self.copy(constraints[index], adding: 20).isActive = true
    case .otherConstant:
      Self.replace(constraints[index], by: Self.copy(constraints[index], adding: 16))
    case .otherRelation:
      let relation: NSLayoutConstraint.Relation =
        constraints[index].relation == .equal ? .greaterThanOrEqual : .equal
      Self.replace(constraints[index], by: Self.copy(constraints[index], relation: relation))
    case .leftForLeading:
      Self.replace(constraints[index], by: Self.copy(constraints[index], isAbsolute: true))
    case .longerText:
      switch texts[index] {
      case let label as UILabel: label.text = Self.longer(label.text)
      case let button as UIButton: button.setTitle(Self.longer(button.currentTitle), for: .normal)
      default: break
      }
    }
  }

  private static func longer(_ text: String?) -> String {
    Array(repeating: text ?? "", count: 4).joined(separator: " ")
  }

  @MainActor private static func replace(
    _ constraint: NSLayoutConstraint, by other: NSLayoutConstraint
  ) {
    constraint.isActive = false
    other.isActive = true
  }

  @MainActor private static func copy(
    _ constraint: NSLayoutConstraint, adding: CGFloat = 0, isAbsolute: Bool = false,
    relation: NSLayoutConstraint.Relation? = nil
  ) -> NSLayoutConstraint {
    let copy = NSLayoutConstraint(
      item: constraint.firstItem as Any, attribute: shown(constraint.firstAttribute, isAbsolute),
      relatedBy: relation ?? constraint.relation, toItem: constraint.secondItem,
      attribute: shown(constraint.secondAttribute, isAbsolute), multiplier: constraint.multiplier,
      constant: constraint.constant + adding)
    copy.priority = constraint.priority
    return copy
  }

  private static func shown(
    _ attribute: NSLayoutConstraint.Attribute, _ isAbsolute: Bool
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading where isAbsolute: .left
    case .trailing where isAbsolute: .right
    default: attribute
    }
  }

  @MainActor private static func follows(_ index: Int, _ all: [NSLayoutConstraint]) -> Bool {
    let attributes = [all[index].firstAttribute, all[index].secondAttribute]
    return attributes.allSatisfy { $0 == .leading || $0 == .trailing }
  }

  @MainActor private static func constraints(of root: UIView) -> [NSLayoutConstraint] {
    views(of: root).flatMap(\.constraints).filter { ($0.identifier ?? "").isEmpty }
  }

  @MainActor private static func texts(of root: UIView) -> [UIView] {
    views(of: root).filter { view in
      guard (view as? UILabel)?.numberOfLines ?? 1 == 1 else { return false }
      return ((view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle)?.isEmpty == false
    }
  }

  /// The views, without the insides of controls.
  @MainActor private static func views(of root: UIView) -> [UIView] {
    [root] + (root is UIControl ? [] : root.subviews.flatMap(views))
  }
}
