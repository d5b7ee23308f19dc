// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit
import Testing

/// The output of a program without a handler: the short form of each report.
@MainActor @Suite("What a running program writes", .serialized) struct ConsoleTests {
  private nonisolated static let conflicts = Mistake.reported.filter {
    if case .conflict = $0.expected { true } else { false }
  }

  /// The reports about a screen in a window.
  private func reports(_ make: (Stage) -> Void) -> [LayoutProblemReport] {
    var reports: [LayoutProblemReport] = []
    LayoutProblems.handler = { reports.append($0) }
    defer { LayoutProblems.handler = nil }
    let stage = Stage(isInWindow: true)
    make(stage)
    stage.layOut()
    return reports
  }

  private func lines(_ report: LayoutProblemReport?) -> [String] {
    (report?.shortText ?? "").components(separatedBy: "\n")
  }

  @Test(
    "A conflict says what cannot be, where its members are, and what to do", arguments: conflicts)
  func conflict(_ mistake: Mistake) throws {
    let report = try #require(
      reports { mistake.make($0) }.first { $0.code == "conflict" })
    let lines = lines(report)
    #expect(lines[0].hasPrefix("error[conflict]: "))
    let isAboutMasks = lines[0].contains("translatesAutoresizingMaskIntoConstraints")
    #expect(isAboutMasks || lines.contains { $0.hasSuffix("  <- broken") })
    #expect(lines.contains { $0.hasPrefix("  fix: ") })
    // One line more says how to see the whole report. Each broken member has a line of its own.
    let broken = lines.count { $0.hasSuffix("  <- broken") }
    #expect(lines.count <= 7 + max(broken - 1, 0))
    if Dialect.located.contains(mistake.dialect) {
      let name = mistake.file.split(separator: "/").last.map(String.init) ?? ""
      #expect(lines.contains { $0.contains("\(name):") })
    }
  }

  @Test("A sum ends at the container, whichever member is broken")
  func container() {
    // 10 + 44 + 8 + 44 + 10 = 116 = 80 + 36
    let report = reports { stage in
      let card = stage.box("card")
      let (a, b) = (stage.box("a", in: card), stage.box("b", in: card))
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 80),
        a.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        a.heightAnchor.constraint(equalToConstant: 44),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
        b.heightAnchor.constraint(equalToConstant: 44),
        b.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      ])
    }.first { $0.code == "conflict" }
    #expect(lines(report)[0].hasPrefix("error[conflict]: a and b do not fit into card: "))
    #expect(
      lines(report)[1] == "  10 + 44 + 8 + 44 + 10 = 116, but card is to be 80 high: 36 too much")
  }

  @Test("Five views with their masks on are one message that names them")
  func masks() {
    let all = reports { stage in
      var last: UIView?
      for name in ["a", "b", "c", "d", "e"] {
        let label = UILabel()
        label.text = name
        label.accessibilityIdentifier = name
        stage.screen.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
          label.topAnchor.constraint(
            equalTo: last?.bottomAnchor ?? stage.screen.topAnchor, constant: 8),
        ])
        last = label
      }
    }
    #expect(all.map(\.code) == ["conflict"])
    let lines = lines(all.first)
    #expect(
      lines[0] == "error[conflict]: 5 views still have translatesAutoresizingMaskIntoConstraints = "
        + "true although constraints place them: a, b, c, d and e")
    #expect(lines.count <= 5)
    #expect(
      lines.last?.hasPrefix("  fix: translatesAutoresizingMaskIntoConstraints = false") == true)
  }

  @Test("A stack view that hides a view with a required height is the headline")
  func hiddenView() {
    let report = reports { stage in
      let detail = stage.box("detail")
      let list = stage.add(UIStackView(arrangedSubviews: [detail]), "list")
      list.axis = .vertical
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        list.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        list.widthAnchor.constraint(equalToConstant: 100),
        detail.heightAnchor.constraint(equalToConstant: 44),
      ])
      detail.isHidden = true
    }.first { $0.code == "conflict" }
    let lines = lines(report)
    #expect(lines[0] == "error[conflict]: list hides detail, which has a required height of 44")
    #expect(lines.contains { $0.hasPrefix("  fix: detail.height == 44: priority 1000 -> 999") })
  }

  @Test("A statement that ran twice is the headline, and the older constraint is removed")
  func repeatedStatement() {
    let report = reports { stage in
      let box = stage.box("box")
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
        box.widthAnchor.constraint(equalToConstant: 10),
      ])
      for inset in [8.0, 16] {
        box.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: inset)
          .isActive = true
      }
    }.first { $0.code == "conflict" }
    let lines = lines(report)
    #expect(
      lines[0].hasSuffix("made its constraints again while those of the first time still hold"))
    #expect(lines.contains { $0.contains("replace:") })
    #expect(lines.last?.hasPrefix("  fix: remove box.leading == screen.leading + 8") == true)
  }

  @Test("A constraint that the program deactivated is named where something is open")
  func deactivated() throws {
    let stage = Stage(isInWindow: true)
    let card = stage.box("card")
    stage.top(card)
    let height = card.heightAnchor.constraint(equalToConstant: 50)
    height.isActive = true
    stage.layOut()
    let later = reports(stage) { height.isActive = false }
    #expect(later.map(\.code) == ["ambiguous"])
    #expect(
      later.first?.shortText.contains(
        "nothing says how high card is: 1 constraint on it was deactivated; activate it again, or "
          + "another one: ConsoleTests.swift:") == true)
    // Another height in its place is no reason for anything else that is open.
    card.heightAnchor.constraint(equalToConstant: 60).isActive = true
    stage.layOut()
    #expect(card.explainProblems().isEmpty)
  }

  @Test("A text that a later change cuts off is written once, and so is a view that it moves out")
  func laterTexts() {
    let stage = Stage(isInWindow: true)
    let (title, card) = (stage.label("Hi"), stage.box("card"))
    let x = card.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
      title.topAnchor.constraint(equalTo: stage.screen.topAnchor),
      title.widthAnchor.constraint(equalToConstant: 60), x,
      card.topAnchor.constraint(equalTo: title.bottomAnchor),
      card.widthAnchor.constraint(equalToConstant: 40),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    card.backgroundColor = .systemYellow
    stage.layOut()
    #expect(reports(stage) { title.text = "A much longer title" }.map(\.code) == ["cut-text"])
    #expect(reports(stage) { title.text = "A title of other words" }.isEmpty)
    #expect(reports(stage) { x.constant = 500 }.map(\.code) == ["outside-screen"])
    #expect(reports(stage) { x.constant = 600 }.isEmpty)
  }

  private func reports(_ stage: Stage, _ change: () -> Void) -> [LayoutProblemReport] {
    var reports: [LayoutProblemReport] = []
    LayoutProblems.handler = { reports.append($0) }
    defer { LayoutProblems.handler = nil }
    change()
    stage.layOut()
    return reports
  }

  @Test("Scrolled content with a table that has no height names the table, and gives it one")
  func tableInContent() {
    let report = reports { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      let table = UITableView()
      table.accessibilityIdentifier = "table"
      let stack = UIStackView(arrangedSubviews: [table])
      stack.axis = .vertical
      stage.fill(stage.add(stack, "stack", in: scroll))
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    }.first
    #expect(
      report?.shortText.contains(
        "nothing says how high the content of scroll is: table inside of it: what scrolls has no "
          + "size of its own; try: add table.height == 44") == true)
  }

  @Test("A content that is longer than the screen gives way before the constraints around it")
  func longContent() {
    // 16 + 418 > 320 whatever the other constraints are.
    let report = reports { stage in
      let photo = stage.picture("photo", 418, 20)
      photo.setContentCompressionResistancePriority(.required, for: .horizontal)
      stage.top(photo)
    }.first { $0.code == "conflict" }
    #expect(
      lines(report).contains {
        $0.hasPrefix("  fix: photo.width >= 418 (compression resistance): priority 1000 -> 999")
      })
  }

  @Test("The gaps of a stack view that take most of the room are named")
  func gaps() {
    // Four gaps of 80 = 320, all that the screen has.
    let report = reports { stage in
      let stack = stage.stack((1...5).map { stage.label("\($0)") }, .horizontal, spacing: 80)
      stage.top(stack)
    }.first { $0.code == "conflict" }
    #expect(
      report?.text.contains("the gaps of stack take 320 of 320; a smaller spacing leaves room")
        == true)
  }

  @Test("A loop that names one view each time is said to, with the views that it leaves out")
  func loop() {
    let report = reports { stage in
      let views = ["a", "b", "c"].map { stage.picture($0, 40, 20) }
      for index in views.indices {
        views[0].topAnchor.constraint(
          equalTo: stage.screen.topAnchor, constant: CGFloat(index) * 30
        ).isActive = true
      }
    }.first { $0.code == "conflict" }
    #expect(
      report?.shortText.contains(
        "note: b and c have no constraint: the statement names a each time, as in a loop") == true)
  }

  @Test("A closed container lets the end of its content give way")
  func closed() {
    let mistake = Mistake.heights.first { $0.name.hasPrefix("A closed card") }
    let report = reports { mistake?.make($0) }.first
    #expect(
      report?.shortText.contains("fix: text.bottom == card.bottom - 12: priority 1000 -> 999")
        == true)
  }

  @Test("The view of a controller is a given fact")
  func controllerView() {
    var reports: [LayoutProblemReport] = []
    LayoutProblems.handler = { reports.append($0) }
    defer { LayoutProblems.handler = nil }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let (view, box): (UIView, UIView) = (controller.view, UIView())
    (view.accessibilityIdentifier, box.accessibilityIdentifier) = ("screen", "box")
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
      box.widthAnchor.constraint(equalToConstant: 400),
    ])
    window.layoutIfNeeded()
    let lines = lines(reports.first)
    #expect(
      lines[0] == "error[conflict]: box cannot be 400 wide between 16 and 16: 3 constraints cannot "
        + "all hold (horizontal)")
    #expect(lines[1] == "  16 + 400 + 16 = 432, but screen is 320 wide: 112 too much")
    #expect(!reports.contains { $0.text.contains("translatesAutoresizingMaskIntoConstraints") })
  }

  @Test("A mask that was switched off on the view of a controller is the only problem")
  func switchedOffMask() {
    var reports: [LayoutProblemReport] = []
    LayoutProblems.handler = { reports.append($0) }
    defer { LayoutProblems.handler = nil }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.accessibilityIdentifier = "screen"
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    #expect(reports.map(\.code) == ["switched-off-mask"])
    #expect(controller.view.explainProblems().map(\.kind) == [.problem])
    #expect(reports.first?.shortText.hasPrefix("screen is the view of a controller") == true)
  }

  @Test("What is open is written once, in one line for each view")
  func ambiguity() {
    let all = reports { stage in
      _ = stage.box("box")
      stage.layOut()
      stage.screen.setNeedsLayout()
    }
    #expect(all.map(\.code) == ["ambiguous"])
    #expect(lines(all.first).count == 1)
    #expect(
      lines(all.first)[0].hasPrefix(
        "warning[ambiguous]: nothing says where box is and how big it is; try: add "))
  }

  @Test("A guide that is used on one axis has nothing open on the other")
  func guide() {
    let all = reports { stage in
      let (screen, go) = (stage.screen, stage.picture("go", 40, 20))
      let (left, right) = (UILayoutGuide(), UILayoutGuide())
      screen.addLayoutGuide(left)
      screen.addLayoutGuide(right)
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        left.trailingAnchor.constraint(equalTo: go.leadingAnchor),
        go.trailingAnchor.constraint(equalTo: right.leadingAnchor),
        right.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        left.widthAnchor.constraint(equalTo: right.widthAnchor),
        go.topAnchor.constraint(equalTo: screen.topAnchor),
      ])
    }
    #expect(all.isEmpty)
  }

  @Test("A lost top goes below the neighbour above, and a card ends below its content")
  func proposals() {
    let texts = reports { stage in
      let screen = stage.screen
      let (a, b) = (stage.picture("a", 40, 20), stage.picture("b", 40, 20))
      let card = stage.box("card")
      let text = stage.picture("text", 40, 20, in: card)
      for view in [a, b] {
        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16).isActive = true
      }
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
        screen.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 8),
        card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 200),
        card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        card.widthAnchor.constraint(equalToConstant: 100),
        text.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
        text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      ])
    }.map(\.shortText)
    #expect(texts.contains { $0.hasSuffix("try: add b.top == a.bottom + 8") })
    #expect(texts.contains { $0.hasSuffix("try: add text.bottom == card.bottom - 12") })
  }
}
