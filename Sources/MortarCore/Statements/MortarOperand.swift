// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// A side of a statement in any of its forms.
@MainActor enum MortarOperand {
  case one(MortarAttribute)
  /// A value for each component; only on the right side.
  case tuple(MortarTuple)
  /// Numbers that are chosen by the component; only on the right side.
  case measures(GeometricMeasures)
  case list([MortarOperand])
  /// Another element of an array, in words.
  case unusable(String)
}

extension MortarOperand {
  init(_ value: any MortarAttributable) { self = .one(value.m_intoAttribute()) }
  init(_ values: [any MortarAttributable]) { self = .list(values.map { MortarOperand($0) }) }
  init(_ tuple: MortarTwople) { self = .tuple((attributes(tuple), nil)) }
  init(_ tuple: MortarFourple) { self = .tuple((attributes(tuple), nil)) }
  init(_ tuple: MortarTuple) { self = .tuple(tuple) }
  init(_ size: CGSize) { self = .measures(GeometricMeasures(size)) }
  init(_ point: CGPoint) { self = .measures(GeometricMeasures(point)) }
  init(_ rectangle: CGRect) { self = .measures(GeometricMeasures(rectangle)) }
  init(_ values: [Any]) { self = .list(values.map { MortarOperand(element: $0) }) }

  private init(element: Any) {
    switch element {
    case let value as any MortarAttributable: self.init(value)
    case let tuple as MortarTuple: self.init(tuple)
    case let tuple as MortarTwople: self.init(tuple)
    case let tuple as MortarFourple: self.init(tuple)
    default: self = .unusable("\(element)")
    }
  }

  /// The name in reports.
  private var plainName: String {
    switch self {
    case .one(let attribute): attribute.plainName
    case .tuple(let tuple): "(\(tuple.0.map(\.plainName).joined(separator: ", ")))"
    case .measures(let measures): "a \(measures.name)"
    case .list(let values): "[\(values.map(\.plainName).joined(separator: ", "))]"
    case .unusable(let text): text
    }
  }

  /// Returns the relations between the attributes of a target and a source: the targets in order,
  /// each with all of its sources.
  func relations(
    _ relation: NSLayoutConstraint.Relation, _ source: MortarOperand
  ) throws(MortarMisuse) -> [MortarRelation] {
    var relations: [MortarRelation] = []
    switch (self, source) {
    case (.one(let target), .one(let source)):
      relations = [MortarRelation(target, relation, source)]
    case (.one(let target), .tuple(let tuple)):
      relations = try target.relations(relation, tuple)
    case (.one(let target), .measures(let measures)):
      relations = try target.relations(relation, measures)
    case (.list(let targets), .list(let sources)):
      guard targets.count == sources.count else {
        throw .arrayCounts(targets: targets.count, sources: sources.count)
      }
      for (target, source) in zip(targets, sources) {
        relations += try target.relations(relation, source)
      }
    case (.list(let targets), _):
      for target in targets { relations += try target.relations(relation, source) }
    case (.one, .list(let sources)):
      for source in sources { relations += try self.relations(relation, source) }
    default:
      throw .unusablePair(target: plainName, source: source.plainName)
    }
    return relations
  }
}

extension MortarAttribute {
  /// Returns the relations between the components of the attribute and the values of a tuple.
  fileprivate func relations(
    _ relation: NSLayoutConstraint.Relation, _ tuple: MortarTuple
  ) throws(MortarMisuse) -> [MortarRelation] {
    let components = try tupleComponents()
    guard components.count == tuple.0.count else {
      throw .tupleCount(target: plainName, components.count, tuple: tuple.0.count)
    }
    return zip(components, tuple.0).map { component, value in
      MortarRelation(
        self.component(component), relation,
        value.changed { $0.priority = $0.priority ?? tuple.1 })
    }
  }

  /// Returns the relations between the components of the attribute and the numbers of a size, a
  /// point or a rectangle.
  fileprivate func relations(
    _ relation: NSLayoutConstraint.Relation, _ measures: GeometricMeasures
  ) throws(MortarMisuse) -> [MortarRelation] {
    var relations: [MortarRelation] = []
    for component in try tupleComponents() {
      guard let number = measures.number(for: component) else {
        throw .cannotBeRelated(
          ConstraintRefusal(
            "invalid-pairing",
            "\(plainName) and a \(measures.name) cannot be compared; a \(measures.name) has no "
              + "\(component)."))
      }
      relations.append(
        MortarRelation(self.component(component), relation, MortarAttribute(constant: number)))
    }
    return relations
  }

  private func tupleComponents() throws(MortarMisuse) -> [LayoutAttribute] {
    guard item != nil else { throw .targetWithoutItem(target: plainName) }
    guard let form else { throw .tupleForItem(target: plainName) }
    return form.components
  }
}
