// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import QuoinPlatform
import Testing

/// An invalid statement and the report about it.
struct MisuseCase: Sendable, CustomTestStringConvertible {
  /// The number of the specification's tables, or the rule in words.
  let number: String
  let code: String
  let name: String
  let sentence: String
  let misuse: @MainActor @Sendable (Stage) -> Void

  init(
    _ number: String, _ code: String, _ name: String, _ sentence: String,
    _ misuse: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    (self.number, self.code, self.name) = (number, code, name)
    (self.sentence, self.misuse) = (sentence, misuse)
  }

  var testDescription: String { "\(number) \(code)" }
}

@MainActor @Suite("Misuse") struct MisuseCaseTests {
  @Test(
    "Misuse is reported, and the whole statement has no effect",
    arguments: MisuseCase.statements)
  func statement(_ misuseCase: MisuseCase) {
    let stage = Stage()
    let found = reports(of: { misuseCase.misuse(stage) })
    #expect(found.map(\.code) == [misuseCase.code])
    #expect(found.map(\.name) == [misuseCase.name])
    #expect(found.map(\.sentence) == [misuseCase.sentence])
    for view in [stage.box, stage.p, stage.q, stage.r, stage.s] {
      #expect(view.constraints.isEmpty)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
    }
  }
}

extension MisuseCase {
  private static let counts = "both sides need the same number."
  private static let pairing = "NSInvalidArgumentException"

  static let statements = [
    MisuseCase(
      "31", "M-1", "Target Attribute must have a defined view",
      "5 has no view, so it cannot be the left side of a statement; put the view or guide to the "
        + "left of the operator."
    ) { v in 5 |=| v.p },
    MisuseCase(
      "59", "M-2", "Attribute size mismatch",
      "p.width has 1 component and q.size has 2; \(counts)"
    ) { v in v.p.m_size |=| (v.q.m_size, 4) },
    MisuseCase(
      "The second value is wrong (R-14)", "M-2", "Attribute size mismatch",
      "p.height has 1 component and q.size has 2; \(counts)"
    ) { v in v.p.m_size |=| (4, v.q.m_size) },
    MisuseCase(
      "Edges of a size", "M-2", "Attribute size mismatch",
      "p.edges has 4 components and q.size has 2; \(counts)"
    ) { v in v.p.m_edges |=| v.q.m_size },
    MisuseCase(
      "61", "M-4", "Target Attribute must be defined",
      "p has no attribute that a tuple could go to; name one, as in p.m_size."
    ) { v in [v.p] |=| (1, 2) },
    MisuseCase(
      "60", "M-5", "Invalid component count",
      "p.size has 2 components, so a tuple of 4 cannot go to it."
    ) { v in v.p.m_size |=| (1, 2, 3, 4) },
    MisuseCase(
      "70", "M-6", "Constraining two arrays requires them to be the same length",
      "An array of 2 cannot be related to an array of 1; two arrays need the same length."
    ) { v in [v.p, v.q] |=| [v.r] },
    MisuseCase(
      "A text in a mixed array", "M-7", "Invalid constraint pairing",
      "q.width and seven cannot be related; the left side is a view, a guide or an attribute, and "
        + "the right side one of these, a number, or a tuple of 2 or 4 of them."
    ) { v in [v.p.m_size, v.q.m_width] |=| [(10, 20), "seven"] },
    MisuseCase(
      "A tuple on the left", "M-7", "Invalid constraint pairing",
      "(10, 20) and p.size cannot be related; the left side is a view, a guide or an attribute, and "
        + "the right side one of these, a number, or a tuple of 2 or 4 of them."
    ) { v in [(10, 20), v.q] |=| [v.p.m_size, v.r] },
    MisuseCase(
      "43", "M-8", "Right side of arithmetic must be constant",
      "q.right cannot stand to the right in arithmetic with q.left; only numbers can, with a "
        + "priority or without."
    ) { v in v.p |=| v.q.m_left + v.q.m_right },
    MisuseCase(
      "An attribute in the tuple of an inset", "M-8", "Right side of arithmetic must be constant",
      "r.width cannot stand to the right in arithmetic with q.size; only numbers can, with a "
        + "priority or without."
    ) { v in v.p |=| v.q.m_size ~ (1, v.r.m_width) ! .low },
    MisuseCase(
      "A tuple for a number", "M-9", "Attribute has no components for tuple arithmetic",
      "20 has no components that a tuple could be combined with; name an attribute of 2 or 4, such "
        + "as m_size or m_edges."
    ) { v in v.p.m_width |=| (20 ! .low) + (1, 2) },
    MisuseCase(
      "Insets for a view", "M-9", "Attribute has no components for tuple arithmetic",
      "q has no components that a tuple could be combined with; name an attribute of 2 or 4, such as "
        + "m_size or m_edges."
    ) { v in v.p |=| (v.q ! .low) ~ (1, 2, 3, 4) },
    MisuseCase(
      "44", "M-10", "Attribute has wrong component count",
      "q.edges has 4 components, so a tuple of 2 cannot be combined with it."
    ) { v in v.p |=| v.q.m_edges + (1, 2) },
    MisuseCase(
      "54", "M-10", "Attribute has wrong component count",
      "q.left has 1 component, so a tuple of 2 cannot be combined with it."
    ) { v in v.p |=| v.q.m_left ~ (1, 2) },
    MisuseCase(
      "A rejection on the left", "M-10", "Attribute has wrong component count",
      "p.left has 1 component, so a tuple of 4 cannot be combined with it."
    ) { v in v.p.m_left * (1, 2, 3, 4) |=| v.q },
    MisuseCase(
      "A rejection in a tuple", "M-10", "Attribute has wrong component count",
      "q.left has 1 component, so a tuple of 2 cannot be combined with it."
    ) { v in v.p.m_origin |=| (4, v.q.m_left - (1, 2)) },
    MisuseCase(
      "Another axis", "M-13", pairing,
      "p.width and q.centerX cannot be compared; pair sizes with sizes, and locations with locations on one "
        + "axis."
    ) { v in v.p.m_size |=| v.q.m_center },
    MisuseCase(
      "The second of two pairs", "M-13", pairing,
      "q.top and r.left cannot be compared; pair sizes with sizes, and locations with locations on one "
        + "axis."
    ) { v in [v.p, v.q.m_top] |=| [v.r, v.r.m_left] },
    MisuseCase(
      "Leading with left", "M-13", pairing,
      "p.leading and q.left cannot be compared; use leading and trailing for both or for neither."
    ) { v in v.p.m_leading |=| v.q.m_left },
    MisuseCase(
      "No number", "M-13", pairing,
      "The constant of a constraint on p.width is nan; use a finite one."
    ) { v in v.p.m_width |=| CGFloat.nan },
    MisuseCase(
      "Divided by nothing", "M-13", pairing,
      "The multiplier of a constraint on p.width and q.width is inf; use a finite one."
    ) { v in v.p.m_width |=| v.q.m_width / 0 },
    MisuseCase(
      "No priority", "M-13", pairing,
      "The priority of a constraint on p.width is 1200; it must be greater than 0 and at most 1000."
    ) { v in v.p.m_width |=| 5 ! 1200 },
    MisuseCase(
      "A size has no place (E-1)", "M-13", pairing,
      "p.center and a size cannot be compared; a size has no centerX."
    ) { v in v.p.m_center |=| CGSize(width: 1, height: 2) },
    MisuseCase(
      "30", "M-14", pairing,
      "UIView.left cannot be 5: a place is counted from the superview, and there is none; add it to "
        + "a view first."
    ) { _ in PlatformView().m_left |=| 5 },
    MisuseCase(
      "102", "M-16", "NSGenericException",
      "p.left == stranger.left cannot be installed: p and stranger have no common superview; add "
        + "both to one tree first."
    ) { v in
      let stranger = PlatformView()
      stranger.accessibilityIdentifier = "stranger"
      v.p |=| [v.q.m_top, stranger.m_left]
    },
    MisuseCase(
      "Inactive from the start (2.10)", "M-16", "NSGenericException",
      "p.left == UIView.left cannot be installed: p and UIView have no common superview; add both to "
        + "one tree first."
    ) { v in v.p.m_left |=| PlatformView() ~~ .deactivated },
    MisuseCase(
      "107", "M-11", "InvalidGetter",
      "p.m_hugging cannot be read, since its two axes may differ; read m_huggingH or m_huggingV."
    ) { v in #expect(v.p.m_hugging.rawValue == 0) },
    MisuseCase(
      "S-30", "M-11", "InvalidGetter",
      "p.m_compResist cannot be read, since its two axes may differ; read m_compResistH or "
        + "m_compResistV."
    ) { v in #expect(v.p.m_compResist.rawValue == 0) },
    MisuseCase(
      "85", "M-12d", "InvalidPopState",
      "MortarDefault.priority.pop() has nothing to take back; call push(_:) first."
    ) { _ in MortarDefault.priority.pop() },
  ]
}
#endif
