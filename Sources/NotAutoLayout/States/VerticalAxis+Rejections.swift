// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The opposites of the protocols `Accepts...`. The unavailable methods, with their messages, are
// declared for these states only. Where states overlap, the compiler finds calls ambiguous.

/// A state that rejects the top edge.
public protocol RejectsTop: VerticalState {}
/// A state that rejects the middle.
public protocol RejectsMiddle: VerticalState {}
/// A state that rejects the bottom edge.
public protocol RejectsBottom: VerticalState {}
/// A state that rejects the height.
public protocol RejectsHeight: VerticalState {}

extension VerticalAxis.OnlyTop: RejectsTop {}
extension VerticalAxis.OnlyMiddle: RejectsMiddle {}
extension VerticalAxis.OnlyBottom: RejectsBottom {}
extension VerticalAxis.OnlyHeight: RejectsHeight {}
extension VerticalAxis.Complete: RejectsTop, RejectsMiddle, RejectsBottom,
  RejectsHeight
{}

/// A state with a known element.
public protocol OccupiedVerticalState: VerticalState {}

extension VerticalAxis.OnlyTop: OccupiedVerticalState {}
extension VerticalAxis.OnlyMiddle: OccupiedVerticalState {}
extension VerticalAxis.OnlyBottom: OccupiedVerticalState {}
extension VerticalAxis.OnlyFraction: OccupiedVerticalState {}
extension VerticalAxis.OnlyHeight: OccupiedVerticalState {}
extension VerticalAxis.Complete: OccupiedVerticalState {}
