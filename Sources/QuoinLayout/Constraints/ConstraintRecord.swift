// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A constraint as a model keeps it, in little memory.
///
/// Items are named by their slots alone: a constraint leaves before its items do.
struct ConstraintRecord: Sendable {
  var constant: Double
  /// The slot of the first item.
  let first: Int32
  /// The slot of the second item, -1 when there is none.
  let second: Int32
  private let shortMultiplier: Float
  private let shortPriority: UInt16
  private let code: UInt16

  // The parts of the code: twice an attribute, the relation, who made it, and two facts.
  private static let attributeBits: UInt16 = 5
  private static let relationShift: UInt16 = 10
  private static let breakingShift: UInt16 = 12
  private static let rareBit: UInt16 = 1 << 14
  private static let distanceBit: UInt16 = 1 << 15
  /// Priorities are kept as multiples of one 64th, as far as they are such.
  private static let priorityScale = 64.0

  init(_ constraint: LayoutConstraint) {
    let (item, attribute, isDistance) = Self.place(constraint.first)
    first = item
    var code = UInt16(attribute.rawValue)
    var hasDistance = isDistance
    if let operand = constraint.second {
      let (item, attribute, isDistance) = Self.place(operand)
      second = item
      code |= UInt16(attribute.rawValue) << Self.attributeBits
      hasDistance = hasDistance || isDistance
    } else {
      second = -1
    }
    code |= UInt16(constraint.relation.rawValue + 1) << Self.relationShift
    code |= UInt16(constraint.breaking.rawValue) << Self.breakingShift
    constant = constraint.constant
    shortMultiplier = Float(constraint.multiplier)
    shortPriority = UInt16(constraint.priority * Self.priorityScale)
    if hasDistance { code |= Self.distanceBit }
    if hasDistance || Double(shortMultiplier) != constraint.multiplier
      || Double(shortPriority) != constraint.priority * Self.priorityScale
    {
      code |= Self.rareBit
    }
    self.code = code
  }

  private static func place(
    _ operand: LayoutOperand
  ) -> (item: Int32, attribute: LayoutAttribute, isDistance: Bool) {
    switch operand {
    case .attribute(let item, let attribute): (item.index, attribute, false)
    case .distance(let item, let attribute, _, _): (item.index, attribute, true)
    }
  }

  var firstAttribute: LayoutAttribute { attribute(code) }
  var secondAttribute: LayoutAttribute { attribute(code >> Self.attributeBits) }

  private func attribute(_ code: UInt16) -> LayoutAttribute {
    LayoutAttribute(rawValue: Int(code & (1 << Self.attributeBits - 1))) ?? .notAnAttribute
  }

  var relation: LayoutRelation {
    LayoutRelation(rawValue: Int8(code >> Self.relationShift & 3) - 1) ?? .equal
  }

  var breaking: LayoutBreakingClass {
    LayoutBreakingClass(rawValue: UInt8(code >> Self.breakingShift & 3)) ?? .ordinary
  }

  /// Whether there is more to say: a distance, or numbers that need more digits. All of it is then
  /// kept elsewhere.
  var isRare: Bool { code & Self.rareBit != 0 }
  /// Whether a side is the distance between two locations.
  var hasDistance: Bool { code & Self.distanceBit != 0 }

  /// The multiplier, for a record that is not rare.
  var multiplier: Double { Double(shortMultiplier) }
  /// The priority, for a record that is not rare.
  var priority: Double { Double(shortPriority) / Self.priorityScale }
}
