// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The opposites of the protocols `Accepts...`. The unavailable methods, with their messages, are
// declared for these states only. Where states overlap, the compiler finds calls ambiguous.

/// A state that rejects the left edge.
public protocol RejectsLeft: HorizontalState {}
/// A state that rejects the centre.
public protocol RejectsCenter: HorizontalState {}
/// A state that rejects the right edge.
public protocol RejectsRight: HorizontalState {}
/// A state that rejects the leading edge.
public protocol RejectsLeading: HorizontalState {}
/// A state that rejects the trailing edge.
public protocol RejectsTrailing: HorizontalState {}
/// A state that rejects the width.
public protocol RejectsWidth: HorizontalState {}

extension HorizontalAxis.OnlyLeft: RejectsLeft, RejectsLeading, RejectsTrailing {}
extension HorizontalAxis.OnlyCenter: RejectsCenter {}
extension HorizontalAxis.OnlyRight: RejectsRight, RejectsLeading, RejectsTrailing {}
extension HorizontalAxis.OnlyLeading: RejectsLeft, RejectsRight, RejectsLeading {}
extension HorizontalAxis.OnlyTrailing: RejectsLeft, RejectsRight, RejectsTrailing {}
extension HorizontalAxis.OnlyWidth: RejectsWidth {}
extension HorizontalAxis.Complete: RejectsLeft, RejectsCenter, RejectsRight, RejectsLeading,
  RejectsTrailing, RejectsWidth
{}

/// A state with a known element.
public protocol OccupiedHorizontalState: HorizontalState {}
/// A state without any known element.
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
