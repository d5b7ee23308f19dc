// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The opposites of what the states take. Calls that a chain cannot make are declared for these, with
// a sentence, and for no others: else the compiler could take the first of two equal calls for the
// wrong one.

/// A state which does not take the left edge.
public protocol RejectsLeft: HorizontalState {}
/// A state which does not take the centre.
public protocol RejectsCenter: HorizontalState {}
/// A state which does not take the right edge.
public protocol RejectsRight: HorizontalState {}
/// A state which does not take the leading edge.
public protocol RejectsLeading: HorizontalState {}
/// A state which does not take the trailing edge.
public protocol RejectsTrailing: HorizontalState {}
/// A state which does not take the position of a fraction of the width.
public protocol RejectsHorizontal: HorizontalState {}
/// A state which does not take the width.
public protocol RejectsWidth: HorizontalState {}

extension HorizontalAxis.OnlyLeft: RejectsLeft, RejectsLeading, RejectsTrailing {}
extension HorizontalAxis.OnlyCenter: RejectsCenter {}
extension HorizontalAxis.OnlyRight: RejectsRight, RejectsLeading, RejectsTrailing {}
extension HorizontalAxis.OnlyLeading: RejectsLeft, RejectsRight, RejectsLeading {}
extension HorizontalAxis.OnlyTrailing: RejectsLeft, RejectsRight, RejectsTrailing {}
extension HorizontalAxis.OnlyWidth: RejectsWidth {}
extension HorizontalAxis.Complete: RejectsLeft, RejectsCenter, RejectsRight, RejectsLeading,
  RejectsTrailing, RejectsHorizontal, RejectsWidth
{}

/// A state in which something is known.
public protocol OccupiedHorizontalState: HorizontalState {}
/// A state in which nothing is known.
public protocol EmptyHorizontalState: HorizontalState {}

extension HorizontalAxis.Unset: EmptyHorizontalState {}
extension HorizontalAxis.OnlyLeft: OccupiedHorizontalState {}
extension HorizontalAxis.OnlyCenter: OccupiedHorizontalState {}
extension HorizontalAxis.OnlyRight: OccupiedHorizontalState {}
extension HorizontalAxis.OnlyLeading: OccupiedHorizontalState {}
extension HorizontalAxis.OnlyTrailing: OccupiedHorizontalState {}
extension HorizontalAxis.OnlyFraction: OccupiedHorizontalState {}
extension HorizontalAxis.OnlyWidth: OccupiedHorizontalState {}
extension HorizontalAxis.Complete: OccupiedHorizontalState {}
