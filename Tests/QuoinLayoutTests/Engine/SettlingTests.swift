// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Insets that depend on the frames that they decide") struct SettlingTests {
  /// A view that lies `share` times its own safe area below the top of a root with a safe area of
  /// 100: at 0 its safe area is 100, from 100 on it is 0.
  private struct Chase {
    var fixture: Fixture
    let spacer: ItemID
    let view: ItemID

    init(share: Double) throws {
      fixture = try Fixture {
        $0.safeAreaInsets = LayoutInsets(top: 100, left: 0, bottom: 0, right: 0)
      }
      spacer = try fixture.add("spacer")
      view = try fixture.add("view")
      let guide = try fixture.add("safe", .safeAreaGuide, in: view)
      try fixture.relate(spacer, .top, .equal, fixture.root, .top)
      try fixture.relate(view, .top, .equal, spacer, .bottom)
      try fixture.relate(view, .height, .equal, nil, nil, 200)
      try fixture.engine.addConstraint(
        LayoutConstraint(
          .attribute(spacer, .height), .equal,
          .distance(from: view, .top, to: guide, .top), multiplier: share))
    }

    /// The required height of the spacer, computed from the reported insets.
    func wantedHeight(share: Double) -> Double {
      share * fixture.engine.safeAreaInsets(of: view).top
    }
  }

  /// y = share · (100 - y) has one solution.
  @Test(
    "An inset that changes less with each round settles, and all rows hold",
    arguments: [0.25, 0.5])
  func shrinkingChangesSettle(share: Double) throws {
    var chase = try Chase(share: share)
    let y = share * 100 / (1 + share)
    #expect(abs(chase.fixture.frame(of: chase.view).y - y) < 1e-5)
    #expect(abs(chase.fixture.engine.safeAreaInsets(of: chase.view).top - (100 - y)) < 1e-5)
    #expect(chase.fixture.engine.problems.isEmpty)
  }

  @Test(
    "An inset that alternates is reported, and rows hold for the insets that are reported",
    arguments: [1.0, 1.5, 3, 1e9])
  func alternationIsReported(share: Double) throws {
    var chase = try Chase(share: share)
    chase.fixture.engine.layout()
    #expect(chase.fixture.engine.problems == [.unsettled(items: [chase.view])])
    let height = chase.fixture.engine.frame(of: chase.spacer).height
    #expect(height == chase.wantedHeight(share: share))
    // The first round has no insets; its frame asks for 100. No later round comes closer.
    #expect(height == 0)
    #expect(chase.fixture.engine.safeAreaInsets(of: chase.view).top == 0)
    // No row reads the safe area of the spacer, which follows its frame.
    #expect(chase.fixture.engine.safeAreaInsets(of: chase.spacer).top == 100)
  }

  @Test("A layout that does not settle is the same again after an unrelated change")
  func unsettledLayoutIsRepeatable() throws {
    var chase = try Chase(share: 1.5)
    let first = chase.fixture.frame(of: chase.view)
    try chase.fixture.update(chase.fixture.root) { $0.margins = LayoutInsets(all: 9) }
    #expect(chase.fixture.frame(of: chase.view) == first)
    #expect(chase.fixture.engine.problems == [.unsettled(items: [chase.view])])
  }

  @Test("A layout that settles again reports nothing")
  func reportEnds() throws {
    var chase = try Chase(share: 1.5)
    chase.fixture.engine.layout()
    #expect(!chase.fixture.engine.problems.isEmpty)
    try chase.fixture.update(chase.fixture.root) { $0.safeAreaInsets = nil }
    chase.fixture.engine.layout()
    #expect(chase.fixture.engine.problems.isEmpty)
    try chase.fixture.update(chase.fixture.root) { $0.safeAreaInsets = LayoutInsets(all: 10) }
    chase.fixture.engine.layout()
    #expect(!chase.fixture.engine.problems.isEmpty)
  }

  /// The width is twice the left margin and 10 more; the margin is what the superview's right
  /// margin of 100 leaves of the view, which grows as the view does: 100 - (320 - width).
  @Test("Margins that feed their own size are reported, and the size follows the reported margin")
  func growingMarginsAreReported() throws {
    var fixture = try Fixture { $0.margins = LayoutInsets(top: 0, left: 0, bottom: 0, right: 100) }
    let view = try fixture.add("box") {
      $0.preservesSuperviewMargins = true
      $0.margins = .zero
    }
    let guide = try fixture.add("margins", .marginsGuide, in: view)
    try fixture.relate(view, .left, .equal, fixture.root, .left)
    try fixture.relate(view, .top, .equal, fixture.root, .top)
    try fixture.relate(view, .height, .equal, nil, nil, 50)
    try fixture.engine.addConstraint(
      LayoutConstraint(
        .attribute(view, .width), .equal, .distance(from: guide, .right, to: view, .right),
        multiplier: 2, constant: 230))
    fixture.engine.layout()
    #expect(fixture.engine.problems == [.unsettled(items: [view])])
    let width = fixture.engine.frame(of: view).width
    #expect(width == 2 * fixture.engine.effectiveMargins(of: view).right + 230)
    #expect(width.isFinite)
  }

  @Test("The report names the items whose insets do not settle")
  func description() throws {
    var chase = try Chase(share: 1.5)
    chase.fixture.engine.layout()
    let problem = try #require(chase.fixture.engine.problems.first)
    let description = LayoutProblemDescription(problem, names: chase.fixture.layoutNames)
    #expect(
      description.text
        == "the margins or safe areas of view depend on a frame that depends on them, and do not "
        + "settle; try: constrain what decides the frame of view to edges instead of margins or "
        + "safe areas")
  }

  @Test("A report about several items names all of them")
  func descriptionOfSeveral() throws {
    let fixture = try Fixture()
    let problem = LayoutProblem.unsettled(items: [fixture.root, fixture.root, fixture.root])
    let description = LayoutProblemDescription(problem, names: fixture.layoutNames)
    #expect(
      description.sentence
        == "the margins or safe areas of root, root and root depend on frames that depend on them, "
        + "and do not settle")
  }
}
