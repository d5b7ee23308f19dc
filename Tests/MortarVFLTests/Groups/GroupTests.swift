// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL
import QuoinPlatform
import Testing

/// The group that a statement returns. The numbers are those of the specification's table.
@MainActor @Suite("Groups of statements") struct GroupTests {
  private let tray = Tray()

  private func descriptions(_ group: MortarGroup) -> [[String]] {
    group.map { $0.layoutConstraints.map(\.plainDescription) }
  }

  @Test("162 One constraint for each link and size, in order, all active")
  func order() {
    let group =
      tray.l.m_right ||> tray.a[~~2] | 12 | tray.b[~~1] <|| tray.r.m_left
    #expect(
      descriptions(group) == [
        ["a.left == l.right + 8"], ["b.left == a.right + 12"], ["b.width == a.width * 0.5"],
        ["b.right == r.left - 8"],
      ])
    #expect(group.layoutConstraints.allSatisfy { $0.isActive })
    #expect(!tray.a.translatesAutoresizingMaskIntoConstraints)
    #expect(tray.l.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("142 The priority of an end is that of its link alone")
  func priorityOfAnEnd() {
    let group = tray.root.m_left ! .low |> tray.a[~~1] || tray.b[~~1] <|| tray.root
    #expect(group.layoutConstraints.map(\.priority.rawValue) == [250, 1000, 1000, 1000])
  }

  @Test("143 The default priority is that of all constraints")
  func defaultPriority() {
    MortarDefault.priority.push(.high)
    let group = tray.root |>> tray.a[~~1] | tray.b[~~2]
    MortarDefault.priority.pop()
    #expect(group.layoutConstraints.map(\.priority.rawValue) == [750, 750, 750, 750])
  }

  @Test("144 The constraints that line up the views of an array belong to the group")
  func arrays() {
    let group = tray.root |>> [tray.a, tray.b][~~1]
    #expect(group.map(\.layoutConstraints.count) == [1, 2, 1])
    group.deactivate()
    #expect(tray.root.constraints.isEmpty && tray.b.constraints.isEmpty)
  }

  @Test("145 A statement may be deactivated where it is written")
  func deactivated() {
    let group = tray.root |>> tray.a[~~1] | tray.b[~~1] ~~ .deactivated
    #expect(group.layoutConstraints.count == 4)
    #expect(group.layoutConstraints.allSatisfy { !$0.isActive })
    group ~~ .activated
    #expect(tray.frame("b").minX == 150)
  }

  @Test("A group is replaced by that of another statement")
  func replacement() {
    let wide = tray.root |>> tray.a | 20
    let narrow = tray.root |> tray.a[==90] ~~ .deactivated
    wide.replace(with: narrow)
    #expect(tray.frame("a").width == 90)
    narrow.replace(with: wide)
    #expect(tray.frame("a").width == 280)
  }

  @Test("S-36 A view as an end is its outer edge")
  func outerEdges() {
    let (a, b, c, d) = (tray.a, tray.b, tray.c, tray.d)
    #expect(
      descriptions(a.m_left |> b | c <| d.m_right) == descriptions(a |> b | c <| d))
    #expect(
      descriptions(a.m_top |^ b | c ^| d.m_bottom) == descriptions(a |^ b | c ^| d))
  }

  @Test("S-38 Lists with one end", arguments: [false, true])
  func singleEnds(isColumn: Bool) {
    let (a, b, c) = (tray.a, tray.b, tray.c)
    let groups =
      isColumn
      ? [a.m_bottom |^ b[==44] || c, b[==44] || c[==88] ^! a.m_top]
      : [a.m_right |> b[==44] || c, b[==44] || c[==88] <! a.m_left]
    let (start, end, size) = isColumn ? ("top", "bottom", "height") : ("left", "right", "width")
    #expect(
      groups.map(descriptions) == [
        [["b.\(start) == a.\(end)"], ["b.\(size) == 44"], ["c.\(start) == b.\(end) + 8"]],
        [
          ["b.\(size) == 44"], ["c.\(start) == b.\(end) + 8"], ["c.\(size) == 88"],
          ["c.\(end) == a.\(start)"],
        ],
      ])
  }
}
#endif
