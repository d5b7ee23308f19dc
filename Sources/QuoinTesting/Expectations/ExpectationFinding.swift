// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The violation of an expectation in one layout.
@MainActor struct ExpectationFinding {
  /// The part of a finding that is the same in the layouts in which it is one problem. It has no
  /// number that differs between layouts.
  var key: String
  /// One sentence without a period.
  var message: String
  /// The reason and what to try, one line each. Only made for the first layout that has the
  /// problem.
  var details: () -> [String] = { [] }
  /// The frame that a view should have; nil where no single frame is expected.
  var expectedFrame: ExpectedFrame?
  /// The length that the finding is about; nil where it is about something else.
  var side: FrameSide?
  /// The lengths that are wrong because of what the finding says. Findings about them are its
  /// consequences.
  var explainedSides: Set<FrameSide>

  init(
    key: String, message: String, expectedFrame: ExpectedFrame? = nil, side: FrameSide? = nil,
    explaining explainedSides: Set<FrameSide> = [], details: @escaping () -> [String] = { [] }
  ) {
    self.key = key
    self.message = message
    self.expectedFrame = expectedFrame
    self.side = side
    self.explainedSides = explainedSides
    self.details = details
  }
}
