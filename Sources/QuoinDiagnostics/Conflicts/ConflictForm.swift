// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The form of the sentence with the reason that the constraints of a conflict cannot all hold.
///
/// A sentence has the first form that fits. <doc:SentencesOfConflicts> explains each with a layout
/// that has it.
public enum ConflictForm: String, CaseIterable, Hashable, Sendable {
  /// Distances and sizes along one axis, added up.
  ///
  /// See <doc:SentencesOfConflicts#Sum>.
  case sum
  /// A size that would be less than 0.
  ///
  /// See <doc:SentencesOfConflicts#Negative>.
  case negative
  /// One constraint beside a given size.
  ///
  /// See <doc:SentencesOfConflicts#Size>.
  case size
  /// Several constraints beside a given size, in which one number remains.
  ///
  /// See <doc:SentencesOfConflicts#Constraints>.
  case constraints
  /// Two requirements for the same number, one of which is the broken constraint.
  ///
  /// See <doc:SentencesOfConflicts#Others>.
  case others
  /// A multiple or a part of a number, beside another number.
  ///
  /// See <doc:SentencesOfConflicts#Share>.
  case share
  /// The number that a layout without the broken constraint has.
  ///
  /// See <doc:SentencesOfConflicts#Value>.
  case value
}
