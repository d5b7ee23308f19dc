// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MortarOperators in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

public import QuoinPlatform

// White space belongs on both sides of the operator: `a !.low` is two statements, and `a!.low`
// unwraps. A later priority replaces an earlier one, and that of the source wins over that of the
// target.

/// An item, attribute or number with a named priority.
@preconcurrency @MainActor
public func ! (operand: any MortarAttributable, priority: MortarLayoutPriority) -> MortarAttribute {
  operand.prioritized(priority)
}

/// The items, attributes or numbers of an array, each with a named priority.
@preconcurrency @MainActor
public func ! (operands: [any MortarAttributable], priority: MortarLayoutPriority) -> [MortarAttribute] {
  operands.map { $0.prioritized(priority) }
}

/// Two values with a named priority, which applies to values without a priority.
@preconcurrency @MainActor
public func ! (operands: MortarTwople, priority: MortarLayoutPriority) -> MortarTuple {
  (attributes(operands), priority.m_intoPriority())
}

/// Four values with a named priority, which applies to values without a priority.
@preconcurrency @MainActor
public func ! (operands: MortarFourple, priority: MortarLayoutPriority) -> MortarTuple {
  (attributes(operands), priority.m_intoPriority())
}

/// An item, attribute or number with a priority of the platform.
@preconcurrency @MainActor
public func ! (operand: any MortarAttributable, priority: MortarAliasLayoutPriority) -> MortarAttribute {
  operand.prioritized(priority)
}

/// The items, attributes or numbers of an array, each with a priority of the platform.
@preconcurrency @MainActor
public func ! (operands: [any MortarAttributable], priority: MortarAliasLayoutPriority) -> [MortarAttribute] {
  operands.map { $0.prioritized(priority) }
}

/// Two values with a priority of the platform, which applies to values without a priority.
@preconcurrency @MainActor
public func ! (operands: MortarTwople, priority: MortarAliasLayoutPriority) -> MortarTuple {
  (attributes(operands), priority.m_intoPriority())
}

/// Four values with a priority of the platform, which applies to values without a priority.
@preconcurrency @MainActor
public func ! (operands: MortarFourple, priority: MortarAliasLayoutPriority) -> MortarTuple {
  (attributes(operands), priority.m_intoPriority())
}

/// An item, attribute or number with a number as the priority.
@preconcurrency @MainActor
public func ! (operand: any MortarAttributable, priority: any MortarCGFloatable) -> MortarAttribute {
  operand.prioritized(priority)
}

/// The items, attributes or numbers of an array, each with a number as the priority.
@preconcurrency @MainActor
public func ! (operands: [any MortarAttributable], priority: any MortarCGFloatable) -> [MortarAttribute] {
  operands.map { $0.prioritized(priority) }
}

/// Two values with a number as the priority, which applies to values without a priority.
@preconcurrency @MainActor
public func ! (operands: MortarTwople, priority: any MortarCGFloatable) -> MortarTuple {
  (attributes(operands), priority.m_intoPriority())
}

/// Four values with a number as the priority, which applies to values without a priority.
@preconcurrency @MainActor
public func ! (operands: MortarFourple, priority: any MortarCGFloatable) -> MortarTuple {
  (attributes(operands), priority.m_intoPriority())
}
