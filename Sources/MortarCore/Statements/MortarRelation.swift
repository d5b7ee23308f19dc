// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// A target and a source with the same number of components, and how they compare.
@MainActor package struct MortarRelation {
  package let target: MortarAttribute
  package let relation: NSLayoutConstraint.Relation
  package let source: MortarAttribute

  package init(
    _ target: MortarAttribute, _ relation: NSLayoutConstraint.Relation, _ source: MortarAttribute
  ) {
    self.target = target
    self.relation = relation
    self.source = source
  }

  /// The priority of the source, otherwise that of the target, otherwise the default.
  var priority: PlatformLayoutPriority {
    source.priority ?? target.priority ?? MortarDefault.currentPriority
  }

  /// The relation with a priority that no default changes.
  func withPriority(_ priority: PlatformLayoutPriority) -> MortarRelation {
    MortarRelation(target, relation, source.changed { $0.priority = priority })
  }

  /// Creates a constraint for each component, without installing it. Arithmetic on the target has
  /// no effect.
  package func makeConstraints() throws(MortarMisuse) -> [NSLayoutConstraint] {
    guard !target.isVoid, !source.isVoid else { return [] }
    guard let item = target.item else { throw .targetWithoutItem(target: target.plainName) }
    let first = (target.form ?? source.form ?? .edges)
    let second = (source.form ?? target.form ?? .edges)
    guard first.components.count == second.components.count else {
      throw .componentCounts(
        target: target.plainName, first.components.count, source: source.plainName,
        second.components.count)
    }
    var constraints: [NSLayoutConstraint] = []
    for (index, pair) in zip(first.components, second.components).enumerated() {
      let end =
        source.isConstant
        ? try corner(of: item, pair.0)
        : SourceEnd(item: source.item, attribute: pair.1)
      do throws(ConstraintRefusal) {
        constraints.append(
          try NSLayoutConstraint.makeChecked(
            item, pair.0, relation, end.item, end.attribute,
            multiplier: source.isConstant ? 1 : CGFloat(source.multipliers[index]),
            constant: CGFloat(source.constants[index]), priority: priority))
      } catch {
        throw .cannotBeRelated(error)
      }
    }
    return constraints
  }

  /// Returns the second side for a constraint to a plain number: positions are relative to the
  /// superview's corner, and sizes to nothing.
  private func corner(
    of item: AnyObject, _ attribute: LayoutAttribute
  ) throws(MortarMisuse) -> SourceEnd {
    guard attribute.kind != .size else { return SourceEnd(item: nil, attribute: .notAnAttribute) }
    let holder = (item as? PlatformView)?.superview ?? (item as? PlatformLayoutGuide)?.owningView
    guard let holder else {
      throw .noSuperview(
        target: "\(PlatformItem.name(of: item)).\(attribute)", number: source.plainName)
    }
    return SourceEnd(
      item: holder, attribute: target.form == nil ? attribute : attribute.cornerEdge)
  }
}

private struct SourceEnd {
  let item: AnyObject?
  let attribute: LayoutAttribute
}

extension LayoutAttribute {
  /// The edge of the superview's corner from which a number is counted on the attribute's axis.
  fileprivate var cornerEdge: LayoutAttribute {
    switch kind {
    case .vertical: .top
    case .directional: .leading
    default: .left
    }
  }
}
