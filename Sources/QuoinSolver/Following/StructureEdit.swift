// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What the stages need to follow constraints and variables that come and go, kept from one time to
/// the next.
///
/// One solver state refers to it and nobody else, so it can be sent with that state.
final class StructureEdit: @unchecked Sendable {
  var elimination = EliminationEdit()
  var reduction = ReductionEdit()
  var former = FormerResults()
}
