// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import Testing

/// The constraints and frames that statements give, by the specification of the dialect.
struct StatementCase: Sendable, CustomTestStringConvertible {
  typealias Frame = [FrameNumber: CGFloat]

  /// The number of the specification's tables.
  let number: String
  let constraints: [String]?
  let frames: [String: Frame]
  private(set) var prepare: @MainActor @Sendable (Stage) -> Void
  let statements: @MainActor @Sendable (Stage) -> MortarGroup

  /// - Parameters:
  ///   - constraints: all, in order; nil when the frames are enough.
  ///   - q: the frame that q has before.
  init(
    _ number: String, _ constraints: [String]? = nil, frames: [String: Frame] = [:],
    q: CGRect? = nil, _ statements: @escaping @MainActor @Sendable (Stage) -> MortarGroup
  ) {
    self.number = number
    self.constraints = constraints
    self.frames = frames
    prepare = { stage in
      if let q { stage.q.frame = q }
    }
    self.statements = statements
  }

  var testDescription: String { number }

  /// The same, on a stage that is prepared first.
  func after(_ prepare: @escaping @MainActor @Sendable (Stage) -> Void) -> StatementCase {
    var other = self
    other.prepare = prepare
    return other
  }

  static func frame(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Frame {
    [.minX: x, .minY: y, .width: width, .height: height]
  }
}

@MainActor @Suite("Statements") struct StatementCaseTests {
  @Test(
    "A statement gives the constraints and frames of the specification",
    arguments: StatementCase.attributes + StatementCase.numbers + StatementCase.arithmetic
      + StatementCase.insets + StatementCase.tuples + StatementCase.arrays
      + StatementCase.priorities + StatementCase.geometry + StatementCase.samples)
  func statements(_ statementCase: StatementCase) {
    let stage = Stage()
    statementCase.prepare(stage)
    let group = statementCase.statements(stage)
    if let constraints = statementCase.constraints {
      #expect(group.flatMap(\.texts) == constraints)
    }
    #expect(!group.layoutConstraints.contains { !$0.isActive })
    for (name, frame) in statementCase.frames {
      guard let view = stage.view(name) else {
        Issue.record("no view \(name)")
        continue
      }
      for (number, expected) in frame {
        #expect(abs(number.of(view) - expected) < 0.001, "\(name) \(number) of \(view.frame)")
      }
    }
  }
}
#endif
