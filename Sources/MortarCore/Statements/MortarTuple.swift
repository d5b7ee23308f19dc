// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// Two values that go to two components.
public typealias MortarTwople = (any MortarAttributable, any MortarAttributable)
/// Four values that go to four components.
public typealias MortarFourple = (
  any MortarAttributable, any MortarAttributable, any MortarAttributable, any MortarAttributable
)
/// The values of components, and the priority of values without a priority.
public typealias MortarTuple = ([MortarAttribute], MortarAliasLayoutPriority?)

/// The values of a tuple as sides of a statement.
@MainActor func attributes(_ tuple: MortarTwople) -> [MortarAttribute] {
  [tuple.0.m_intoAttribute(), tuple.1.m_intoAttribute()]
}

/// The values of a tuple as sides of a statement.
@MainActor func attributes(_ tuple: MortarFourple) -> [MortarAttribute] {
  attributes((tuple.0, tuple.1)) + attributes((tuple.2, tuple.3))
}

extension MortarAttributable {
  /// The value as a side of a statement with a priority.
  func prioritized(_ priority: any MortarAliasLayoutPriorityAble) -> MortarAttribute {
    var attribute = m_intoAttribute()
    attribute.priority = priority.m_intoPriority()
    return attribute
  }
}
