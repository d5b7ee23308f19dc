// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import Testing

@MainActor @Suite("Activation, replacement and groups") struct ActivationTests {
  private let stage = Stage()
  private var p: PlatformView { stage.p }
  private var q: PlatformView { stage.q }
  private var box: PlatformView { stage.box }

  private func isActive(_ constraint: MortarConstraint) -> [Bool] {
    constraint.layoutConstraints.map(\.isActive)
  }

  @Test func `Constraints are installed in the nearest common superview (1, 21)`() {
    p.m_edges |=| box
    p.m_width |=| 42
    #expect(box.constraints.count == 4)
    #expect(p.constraints.count == 1 && p.constraints.first?.secondItem == nil)
  }

  @Test func `Superviews hold what is between them and theirs (17)`() {
    p.addSubview(q)
    p |=| box.m_edges ~ (50, 60, 70, 80)
    q.m_size |=| box.m_size * 0.1
    q.m_cornerTL |=| p.m_cornerTL + (3, 9)
    #expect([box, p, q].map(\.constraints.count) == [6, 2, 0])
  }

  @Test func `A statement is switched off and on as a whole (89)`() {
    let constraint = p.m_edges |=| box
    #expect(box.constraints.count == 4)
    #expect(constraint.deactivate() === constraint)
    #expect(box.constraints.isEmpty)
    #expect(constraint.activate().activate() === constraint)
    #expect(box.constraints.count == 4)
  }

  @Test func `A statement can be inactive from the start (90, S-26)`() {
    let constraint = p.m_edges |=| box ~~ .deactivated
    #expect(isActive(constraint) == [false, false, false, false])
    #expect((constraint ~~ .activated) === constraint)
    #expect(isActive(constraint) == [true, true, true, true])
  }

  @Test func `An assignment needs no parentheses (91)`() {
    var constraint = p |=| q
    // The formatter does not know how the operators bind.
    // swift-format-ignore: NoAssignmentInExpressions
    constraint = p.m_top |=| box ~~ .deactivated
    #expect(isActive(constraint) == [false])
  }

  @Test func `A group is switched as a whole (92, 93, S-26)`() {
    let group = [p |=| box, q.m_size |=| (3, 4)] ~~ .deactivated
    #expect(group.count == 2 && group.layoutConstraints.count == 6)
    #expect(!group.layoutConstraints.contains { $0.isActive })
    #expect(group.activate().layoutConstraints.filter(\.isActive).count == 6)
    #expect(group.activate().deactivate().layoutConstraints.filter(\.isActive).isEmpty)
  }

  @Test func `A statement replaces another one (94, S-29)`() {
    let sides = p.m_sides |=| box
    let width = p.m_width |=| 70 ~~ .deactivated
    #expect(sides.replace(with: width) === width)
    #expect(isActive(sides) == [false, false] && isActive(width) == [true])
  }

  @Test func `Groups replace each other (95, S-29)`() {
    let group1 = [p.m_sides |<| q, p.m_caps |>| q]
    let group2 = [p.m_width |=| q] ~~ .deactivated
    group1.replace(with: group2)
    #expect(group1.layoutConstraints.filter(\.isActive).isEmpty)
    #expect(group2.layoutConstraints.filter(\.isActive).count == 1)
    group2.replace(with: group1)
    #expect(group1.layoutConstraints.filter(\.isActive).count == 4)
    #expect(group2.layoutConstraints.filter(\.isActive).isEmpty)
  }

  @Test func `A statement that replaces itself stays active (96)`() {
    let constraint = p.m_sides |=| box
    constraint.replace(with: constraint)
    #expect(isActive(constraint) == [true, true])
  }

  @Test func `A priority changes to a number, a name or one of the platform (97, S-25)`() {
    let constraint = p |=| q ! .low
    func priorities() -> [Float] { constraint.layoutConstraints.map(\.priority.rawValue) }
    #expect(constraint.changePriority(to: 444) === constraint)
    #expect(priorities() == [444, 444, 444, 444])
    constraint.changePriority(to: .high)
    #expect(priorities() == [750, 750, 750, 750])
    constraint.changePriority(to: UILayoutPriority(rawValue: 610))
    #expect(priorities() == [610, 610, 610, 610])
  }

  @Test func `A group's priority changes in all members (98)`() {
    let group = [p.m_width |=| 9 ! .high, p.m_size |=| q ! 3]
    group.changePriority(to: .low)
    #expect(group.layoutConstraints.map(\.priority.rawValue) == [250, 250, 250])
  }

  @Test func `Required does not change while active, not even in a part (99)`() {
    let group = [p.m_height |=| 5 ! .low, p.m_width |=| 9]
    let found = reports(of: { group.changePriority(to: .high) })
    #expect(found.map(\.code) == ["M-15"])
    #expect(
      found.map(\.sentence) == [
        "The priority of p.width == 9 cannot change from 1000 to 750 while the constraint is active; "
          + "deactivate it first."
      ])
    #expect(found.map(\.rule) == ["required-priority-change"])
    #expect(found.map(\.evidence) == [["p.width == 9", "1000", "750"]])
    #expect(group.layoutConstraints.map(\.priority.rawValue) == [250, 1000])
    group.deactivate().changePriority(to: .low)
    #expect(group.layoutConstraints.map(\.priority.rawValue) == [250, 250])
  }

  @Test func `A priority is a number above 0 up to 1000`() {
    let constraint = p.m_width |=| 9 ~~ .deactivated
    let found = reports(of: { constraint.changePriority(to: 0) })
    #expect(
      found.map(\.sentence) == [
        "The priority of a constraint on p.width == 9 is 0; it must be greater than 0 and at most "
          + "1000."
      ])
    #expect(constraint.layoutConstraints.map(\.priority.rawValue) == [1000])
  }

  @Test func `Constants of the constraints may change (100)`() {
    let constraint = p.m_left |=| box
    constraint.layoutConstraints[0].constant = 31
    #expect(stage.view("p")?.frame.minX == 31)
  }

  @Test func `A statement visits each of its constraints (S-27)`() {
    let constraint = p.m_top |=| q.m_bottom
    var visited: [NSLayoutConstraint] = []
    for raw in constraint.layoutConstraints { visited.append(raw) }
    #expect(visited.count == 1 && visited[0].firstItem === p)
  }

  @Test func `An empty group does nothing (101)`() {
    #expect(([] as MortarGroup).activate().isEmpty)
    #expect(([] as MortarGroup).layoutConstraints.isEmpty)
  }

  @Test func `A statement that cannot be installed replaces nothing`() {
    let inner = PlatformView()
    p.addSubview(inner)
    let old = p.m_left |=| box
    let new = inner.m_left |=| box ~~ .deactivated
    inner.removeFromSuperview()
    let found = reports(of: { old.replace(with: new) })
    #expect(found.map(\.code) == ["M-16"])
    #expect(isActive(old) == [true] && isActive(new) == [false])
    #expect(reports(of: { new.activate() }).map(\.code) == ["M-16"])
  }

  @Test func `Constraints of freed views cannot be activated, and keep no view alive`() {
    weak var freed: PlatformView?
    var first: MortarGroup = []
    var second: MortarGroup = []
    do {
      let inner = PlatformView()
      freed = inner
      box.addSubview(inner)
      first = ([inner.m_left |=| box.m_left + 3] ~~ .deactivated)
      second = ([p.m_left |=| inner.m_left + 3] ~~ .deactivated)
      inner.removeFromSuperview()
    }
    #expect(freed == nil)
    let found = reports(of: {
      first.activate()
      second.activate()
    })
    #expect(
      found.map(\.sentence) == [
        "a freed item.left == box.left + 3 cannot be installed: a view or guide of it was freed; "
          + "create it again.",
        "p.left == a freed item.left + 3 cannot be installed: a view or guide of it was freed; "
          + "create it again.",
      ])
  }

  @Test func `Targets leave their autoresizing masks, sources keep them (103)`() {
    p.m_left |=| q
    #expect(!p.translatesAutoresizingMaskIntoConstraints)
    #expect(q.translatesAutoresizingMaskIntoConstraints)
    [p, stage.r] |=| q
    #expect(!stage.r.translatesAutoresizingMaskIntoConstraints)
    #expect(q.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `A number of the platform and one of Mortar lay out alike (S-1)`() {
    stage.placeQ(200, 0, 9, 9)
    let other = NSLayoutConstraint(
      item: stage.r, attribute: .right, relatedBy: .equal, toItem: q, attribute: .left,
      multiplier: 1.0, constant: -12.0)
    stage.r.translatesAutoresizingMaskIntoConstraints = false
    box.addConstraint(other)
    p.m_right |=| q.m_left - 12.0
    #expect(stage.view("p")?.frame.maxX == 188)
    #expect(stage.view("r")?.frame.maxX == 188)
  }
}
#endif
