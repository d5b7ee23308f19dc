// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The opposites of what the states take. Calls that a chain cannot make are declared for these, with
// a sentence, and for no others: else the compiler could take the first of two equal calls for the
// wrong one.

/// A state which does not take the top edge.
public protocol RejectsTop: VerticalState {}
/// A state which does not take the middle.
public protocol RejectsMiddle: VerticalState {}
/// A state which does not take the bottom edge.
public protocol RejectsBottom: VerticalState {}
/// A state which does not take the position of a fraction of the height.
public protocol RejectsVertical: VerticalState {}
/// A state which does not take the height.
public protocol RejectsHeight: VerticalState {}

extension VerticalAxis.OnlyTop: RejectsTop {}
extension VerticalAxis.OnlyMiddle: RejectsMiddle {}
extension VerticalAxis.OnlyBottom: RejectsBottom {}
extension VerticalAxis.OnlyHeight: RejectsHeight {}
extension VerticalAxis.Complete: RejectsTop, RejectsMiddle, RejectsBottom, RejectsVertical,
  RejectsHeight
{}

/// A state in which something is known.
public protocol OccupiedVerticalState: VerticalState {}

extension VerticalAxis.OnlyTop: OccupiedVerticalState {}
extension VerticalAxis.OnlyMiddle: OccupiedVerticalState {}
extension VerticalAxis.OnlyBottom: OccupiedVerticalState {}
extension VerticalAxis.OnlyFraction: OccupiedVerticalState {}
extension VerticalAxis.OnlyHeight: OccupiedVerticalState {}
extension VerticalAxis.Complete: OccupiedVerticalState {}
