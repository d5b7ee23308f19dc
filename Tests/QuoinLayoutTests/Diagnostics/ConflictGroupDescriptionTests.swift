// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinDiagnostics
import QuoinLayout
import Testing

@LongTests @Suite("Conflict groups in words") struct ConflictGroupDescriptionTests {
  private func description(
    _ fixture: inout Fixture, names: LayoutNames? = nil, isFull: Bool = false
  ) throws -> ConflictGroupDescription {
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups().first)
    return ConflictGroupDescription(
      group, in: fixture.engine, names: names ?? fixture.layoutNames, isFull: isFull)
  }

  private func sentence(_ fixture: inout Fixture) throws -> String {
    try #require(try description(&fixture).sentences.first)
  }

  @Test("Distances that are measured backwards are added on the other side, not subtracted")
  func backwards() throws {
    var fixture = try Fixture(width: 393)
    let (a, b) = (try fixture.add("a"), try fixture.add("b"))
    try fixture.relate(a, .left, .equal, fixture.root, .left, 100)
    try fixture.relate(b, .left, .equal, a, .left, 30)
    try fixture.relate(b, .left, .equal, a, .right, 20)
    try fixture.relate(a, .width, .equal, nil, nil, 44)
    // b is 30 behind the beginning of a, and 44 + 20 by the length of a.
    let sentence = try sentence(&fixture)
    #expect(sentence.contains("44 + 20 = 64"), "\(sentence)")
    #expect(sentence.hasSuffix("30: 34 too much"), "\(sentence)")
    #expect(!sentence.contains("30 - 20"))
  }

  @Test("Half of a length is added to the other lengths, which are not subtracted from the whole")
  func half() throws {
    var fixture = try Fixture(width: 100)
    let (a, b) = (try fixture.add("a"), try fixture.add("b"))
    try fixture.relate(a, .left, .equal, fixture.root, .left, 30)
    try fixture.relate(a, .width, .equal, nil, nil, 21)
    try fixture.relate(b, .left, .equal, a, .centerX, 8)
    try fixture.relate(fixture.root, .right, .equal, b, .right, 2)
    try fixture.relate(b, .width, .equal, nil, nil, 60)
    // 30 + 21 / 2 + 8 + 60 + 2 = 110.5.
    let sentence = try sentence(&fixture)
    #expect(sentence.contains("= 110.5"), "\(sentence)")
    #expect(sentence.hasSuffix("10.5 too much"), "\(sentence)")
    #expect(!sentence.contains(" - 8"))
  }

  @Test("A group has its sum, its members, what the layout shows and fixes")
  func fullForm() throws {
    var fixture = try Fixture(width: 393)
    let title = try fixture.add("title")
    let left = try fixture.relate(title, .left, .equal, fixture.root, .left, 16)
    let right = try fixture.relate(fixture.root, .right, .equal, title, .right, 16)
    let width = try fixture.relate(title, .width, .equal, nil, nil, 400)
    try fixture.relate(title, .top, .equal, fixture.root, .top)
    try fixture.relate(title, .height, .equal, nil, nil, 20)
    let locations = [left: "Form.swift:9", right: "Form.swift:24", width: "Form.swift:31"]
    var names = fixture.layoutNames
    names.location = { locations[$0] }
    let group = try description(&fixture, names: names)
    #expect(
      group.text == """
        error[conflict]: title cannot be 400 wide between 16 and 16: 3 constraints cannot all hold (horizontal)
          --> Form.swift:31
           |
           |  16 + 400 + 16 = 432, but root is 393 wide: 39 too much
           |
           |  Form.swift:9   title.left == root.left + 16
           |  Form.swift:24  root.right == title.right + 16
           |  Form.swift:31  title.width == 400  <- broken
           |                 root is 393 points wide
           = now: title.width is 361 instead of 400; no other view differs
           = fixes, each tried:
             1. remove title.width == 400  (nothing moves, no new problem)
             2. title.width == 400: priority 1000 -> 999  (nothing moves, no new problem)
             3. title.width == 400: relation == -> <=  (nothing moves, fits this screen only)
        """)
    #expect(
      group.shortText == """
        3 constraints cannot all hold (horizontal)
          16 + 400 + 16 = 432, but root is 393 wide: 39 too much
          fix: remove title.width == 400  (nothing moves, no new problem)
        """)
    #expect(
      group.consoleText == """
        error[conflict]: title cannot be 400 wide between 16 and 16: 3 constraints cannot all hold (horizontal)
          16 + 400 + 16 = 432, but root is 393 wide: 39 too much
          Form.swift:9   title.left == root.left + 16
          Form.swift:24  root.right == title.right + 16
          Form.swift:31  title.width == 400  <- broken
          fix: remove title.width == 400  (nothing moves, no new problem)
        """)
  }

  /// A column of views of 30 points with gaps of 8, each made in two lines of a file, in a card of 100.
  private func column(of count: Int) throws -> ConflictGroupDescription {
    var fixture = try Fixture(width: 320)
    let card = try fixture.add("card")
    var locations: [LayoutConstraintID: String] = [:]
    var line = 1
    func located(_ id: LayoutConstraintID) {
      locations[id] = "Card.swift:\(line)"
      line += 1
    }
    located(try fixture.relate(card, .height, .equal, nil, nil, 100))
    var last = card
    for index in 0..<count {
      let view = try fixture.add("v\(index)", in: card)
      located(
        try fixture.relate(view, .top, .equal, last, index == 0 ? .top : .bottom, 8))
      located(try fixture.relate(view, .height, .equal, nil, nil, 30))
      last = view
    }
    located(try fixture.relate(card, .bottom, .equal, last, .bottom, 8))
    var names = fixture.layoutNames
    names.location = { locations[$0] }
    return try description(&fixture, names: names)
  }

  @Test("A report on the console has 8 lines at most, with the place of each member")
  func consoleLines() throws {
    // 2 + 2 · 3 lines of a file in a sum of 7 numbers: 3 · 30 + 4 · 8 = 122.
    let words = try column(of: 3)
    let lines = words.consoleText.split(separator: "\n").map(String.init)
    // The line that says where to read more comes on top.
    #expect(lines.count <= 7)
    #expect(lines[1].hasSuffix("= 122, but card is to be 100 high: 22 too much"))
    let broken = try #require(lines.first { $0.hasSuffix("<- broken") })
    #expect(!broken.contains(";"))
    let text = words.consoleText
    for (line, member) in [(2, "v0.top"), (3, "v0.height"), (5, "v1.height"), (6, "v2.top")] {
      // A place is behind the name of the file, or behind that of the line's first member.
      #expect(
        text.contains("Card.swift:\(line)  \(member)") || text.contains("; :\(line) \(member)"))
    }
  }

  /// A view of 800 points between the edges of a safe area of 759.
  private func tooHighForSafeArea() throws -> Fixture {
    var fixture = try Fixture(height: 852) {
      $0.safeAreaInsets = LayoutInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
    let safeArea = try fixture.add("safe area", .safeAreaGuide)
    let a = try fixture.add("a")
    try fixture.relate(a, .top, .equal, safeArea, .top, 10)
    try fixture.relate(safeArea, .bottom, .equal, a, .bottom, 20)
    try fixture.relate(a, .height, .equal, nil, nil, 800)
    return fixture
  }

  @Test("The safe area is as high as the root without its insets")
  func safeAreaIsNamed() throws {
    var fixture = try tooHighForSafeArea()
    // 852 - 59 - 34 = 759
    #expect(
      try sentence(&fixture)
        == "10 + 800 + 20 = 830, but the safe area is 759 high: 71 too much")
  }

  @Test("The sum has the shortest names that are unique in the conflict")
  func shortNames() throws {
    var fixture = try Fixture(width: 100)
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    try fixture.relate(a, .width, .equal, fixture.root, .width)
    var names = fixture.layoutNames
    let own = names.item
    names.item = { $0 == a ? "UILabel Title" : "UIView " + own($0) }
    let group = try description(&fixture, names: names)
    #expect(group.sentences.first?.contains("root is 100 wide") == true)
    #expect(group.sentences.first?.contains("UIView") == false)
    names.item = { $0 == a ? "UILabel Title" : "UIView Title" }
    let equal = try description(&fixture, names: names)
    #expect(equal.sentences.first?.contains("UIView Title is 100 wide") == true)
  }

  @Test("Inequalities say at least and at most")
  func inequalities() throws {
    var fixture = try Fixture(width: 100)
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .greaterThanOrEqual, fixture.root, .left, 8)
    try fixture.relate(fixture.root, .right, .greaterThanOrEqual, a, .right, 12)
    try fixture.relate(a, .width, .greaterThanOrEqual, nil, nil, 90.5)
    #expect(
      try sentence(&fixture)
        == "at least 8 + 90.5 + 12 = 110.5, but root is 100 wide: 10.5 too much")
    var bounds = try Fixture()
    let b = try bounds.add("b")
    try bounds.relate(b, .width, .greaterThanOrEqual, nil, nil, 200.5)
    try bounds.relate(b, .width, .lessThanOrEqual, nil, nil, 100)
    #expect(
      try sentence(&bounds)
        == "b is to be at least 200.5 wide, but also at most 100 wide: 100.5 too much")
  }

  @Test("A sum of edges says what is too little")
  func tooLittle() throws {
    var fixture = try Fixture(width: 100)
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 8)
    try fixture.relate(fixture.root, .right, .equal, a, .right, 12)
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    // 8 + 50 + 12
    #expect(
      try sentence(&fixture) == "8 + 50 + 12 = 70, but root is 100 wide: 30 too little")
  }

  @Test("A constraint that no size can meet contradicts the sign")
  func sign() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .height, .equal, nil, nil, -5)
    #expect(
      try sentence(&fixture) == "no height is negative, but a.height is to be -5: 5 too much")
  }

  @Test("A proportion says the share")
  func share() throws {
    var fixture = try Fixture(width: 393)
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, fixture.root, .width, multiplier: 0.5)
    try fixture.relate(a, .width, .greaterThanOrEqual, nil, nil, 220)
    #expect(
      try sentence(&fixture)
        == "half of 393 is 196.5, but a.width is to be at least 220: 23.5 too little")
  }

  @Test("The sums of both directions are compared by their ratio")
  func ratio() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, nil, nil, 100)
    try fixture.relate(a, .height, .equal, nil, nil, 100)
    try fixture.relate(a, .width, .equal, a, .height, multiplier: 2)
    let group = try description(&fixture)
    #expect(group.summary == "3 constraints cannot all hold (horizontal and vertical)")
    #expect(group.headline == "a.width cannot be 200: \(group.summary)")
    #expect(group.sentences == ["2 times 100 is 200, but a.width is to be 100: 100 too much"])
  }

  @Test("Terms that do not add up with two decimals get more")
  func decimals() throws {
    var fixture = try Fixture(width: 1)
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 0.333)
    try fixture.relate(fixture.root, .right, .equal, a, .right, 0.333)
    try fixture.relate(a, .width, .equal, nil, nil, 0.333 + 1)
    // With two decimals 0.33 + 1.33 + 0.33 would be 1.99, and the sum 2.00.
    #expect(
      try sentence(&fixture)
        == "0.333 + 1.333 + 0.333 = 1.999, but root is 1 wide: 0.999 too much")
  }

  @Test("A mask that other constraints were meant to replace is explained")
  func mask() throws {
    var fixture = try Fixture()
    let a = try fixture.addMasked("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 25)
    #expect(
      try description(&fixture).headline
        == "a still has translatesAutoresizingMaskIntoConstraints = true although constraints place it"
    )
  }

  @Test("Constraints of a cell's container are explained and never edited")
  func origins() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let encapsulated = try fixture.relate(a, .height, .equal, nil, nil, 44)
    try fixture.relate(a, .height, .equal, nil, nil, 60)
    var names = fixture.layoutNames
    names.origin = {
      $0 == encapsulated ? .encapsulatedSize(container: "the table", length: 44) : .program
    }
    let group = try description(&fixture, names: names)
    #expect(
      group.hints == [
        "the table gives the cell 44; lower one constraint to 999 or let the cell size itself"
      ])
    #expect(!group.fixes.isEmpty)
    #expect(group.fixes.allSatisfy { !$0.edit.contains("a.height == 44") })
  }

  @Test("The multiples of the rows and the rule that chose the broken one are details")
  func details() throws {
    var fixture = try Fixture(width: 393)
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, fixture.root, .width, multiplier: 0.5)
    try fixture.relate(a, .width, .greaterThanOrEqual, nil, nil, 220)
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups().first)
    let words = ConflictGroupDescription(
      group, in: fixture.engine, names: fixture.layoutNames, isVerbose: true)
    // Twice a.width >= 220, less twice a.width = half of the root, less the root: 440 - 393.
    #expect(
      words.details == [
        "a.width >= 220 is broken, since it is the newest of 2 requirements of the program",
        "multiples of the rows, whose sum is 0 >= 47:", "  -1 × root is 393 points wide",
        "  -2 × a.width == 0.5*root.width", "  2 × a.width >= 220",
      ])
    #expect(try description(&fixture).details.isEmpty)
  }

  @Test("Margins that are a part of the sum are noted")
  func insets() throws {
    var fixture = try tooHighForSafeArea()
    #expect(
      try description(&fixture).hints == [
        "the safe area of root leaves out 59 at the top and 34 at the bottom"
      ])
  }

  @Test("More than 8 members are folded, and the sum remains exact", .thorough)
  func folding() throws {
    var fixture = try Fixture(height: 210)
    try fixture.fillWithRows(10, .greaterThanOrEqual, 14)
    let group = try description(&fixture)
    // 10 * 14 + 9 * 8, of which the broken height has a line of its own.
    let sentence = try #require(group.sentences.first)
    #expect(sentence.hasSuffix("= 212, but root is 210 high: 2 too much"))
    #expect(
      group.text.contains(
        "chain: 9 sizes of at least 14 and 11 gaps of 0 or 8, at least 198 together"))
    #expect(group.text.split(separator: "\n").count <= 25)
    let full = try description(&fixture, isFull: true)
    #expect(full.text.split(separator: "\n").count > 25)
  }

  @Test(
    "A conflict of more than 75 members is one report, with everything that gives way", .thorough)
  func manyMembers() throws {
    var fixture = try Fixture(height: 950)
    let heights = try fixture.fillWithRows(37, .equal, 20)
    let description = try description(&fixture)
    let groups = fixture.engine.conflictGroups()
    // 37 * 20 + 36 * 8 = 1028 are 78 too much, and each row has 20 to give: 3 would not be enough.
    #expect(groups.map(\.broken.count) == [4])
    #expect(Set(groups.flatMap(\.sets).flatMap(\.members)).count >= 75)
    let lines = description.text.split(separator: "\n")
    #expect(lines.count <= 25)
    for row in 0..<37 {
      let isBroken = groups[0].broken.contains(.constraint(heights[row]))
      #expect(
        lines.contains { $0.contains("row\(row).height == 20  <- broken") } == isBroken, "\(row)")
    }
  }
}

extension Fixture {
  /// Adds rows that fill the root from top to bottom, with gaps of 8 points.
  ///
  /// - Returns: the constraints of their heights.
  @discardableResult
  fileprivate mutating func fillWithRows(
    _ count: Int, _ relation: LayoutRelation, _ height: Double
  ) throws -> [LayoutConstraintID] {
    var rows: [ItemID] = []
    for index in 0..<count {
      let row = try add("row\(index)")
      if let last = rows.last {
        try relate(row, .top, .equal, last, .bottom, 8)
      } else {
        try relate(row, .top, .equal, root, .top)
      }
      rows.append(row)
    }
    if let last = rows.last { try relate(last, .bottom, .equal, root, .bottom) }
    // Newer constraints give way first.
    return try rows.map { try relate($0, .height, relation, nil, nil, height) }
  }
}
