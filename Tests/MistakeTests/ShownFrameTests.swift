// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinStage
import QuoinUIKit
import Testing

/// Mistakes in frames and missing constraints, as a running program writes them.
@MainActor @Suite("Mistakes that no constraint of a conflict shows", .serialized)
struct ShownFrameTests {
  private func reports(_ make: (Stage) -> Void) -> [LayoutProblemReport] {
    var reports: [LayoutProblemReport] = []
    LayoutProblems.handler = { reports.append($0) }
    defer { LayoutProblems.handler = nil }
    let stage = Stage(isInWindow: true)
    make(stage)
    stage.layOut()
    // A second pass writes nothing again.
    stage.screen.setNeedsLayout()
    stage.layOut()
    return reports
  }

  @Test(
    "A mistake in frames is written once, and explained alike",
    arguments: [
      Mistake.shown, Mistake.programs, Mistake.sizes, Mistake.settings, Mistake.rows, Mistake.looks,
      Mistake.outside, Mistake.cuts, Mistake.effects, Mistake.rooms,
      Mistake.shownInDialects,
    ].flatMap(\.self))
  func written(_ mistake: Mistake) throws {
    let (code, words) = try #require(mistake.expected.finding)
    var reports: [LayoutProblemReport] = []
    LayoutProblems.handler = { reports.append($0) }
    defer { LayoutProblems.handler = nil }
    let (stage, device) = (Stage(), QuoinStage.Stage(device: "iPhone 15"))
    device.perform { mistake.make(stage) }
    device.show(stage.controller)
    // A second pass writes nothing again.
    stage.screen.setNeedsLayout()
    device.layoutIfNeeded()
    #expect(reports.map(\.code) == [code])
    #expect(reports.allSatisfy { $0.shortText.contains(words) }, "\(reports.map(\.shortText))")
    #expect(stage.screen.explainProblems().map { $0.text() } == reports.map(\.text))
  }

  @Test("A window writes other mistakes after one about the content view of a cell")
  func laterMistake() {
    var codes: [[String]] = []
    LayoutProblems.handler = { codes[codes.count - 1].append($0.code) }
    defer { LayoutProblems.handler = nil }
    let stage = Stage(isInWindow: true)
    stage.rows { cell in
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      stage.text("Row", in: cell)
    }
    codes.append([])
    stage.layOut()
    place(label("A text of many words", in: stage), in: stage, width: 40)
    codes.append([])
    stage.layOut()
    #expect(codes == [["switched-off-mask"], ["cut-text"]])
  }

  @Test("Two mistakes of one kind in different cells are both written")
  func cellsOfTwoKinds() {
    let all = reports { stage in
      var isToggle = false
      stage.rows { cell in
        isToggle.toggle()
        let control = isToggle ? UISwitch() : UIStepper()
        stage.fill(stage.add(control, "control", in: cell.contentView), 8)
      }
    }
    #expect(all.map(\.code) == ["fixed-size", "fixed-size"])
  }

  @Test("A search changes neither the constraints nor the guides of a screen")
  func unchanged() {
    let stage = Stage(isInWindow: true)
    let stack = stage.stack([label("One", in: stage)], .vertical)
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    stage.top(stack)
    let scroll = stage.add(UIScrollView(), "scroll")
    stage.fill(scroll)
    let content = stage.box("content", in: scroll)
    stage.fill(content, 8)
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 100).isActive = true
    stage.screen.addSubview(UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    stage.layOut()
    func items() -> [[ObjectIdentifier]] {
      stage.views.map { view in
        (view.constraints as [AnyObject] + view.layoutGuides).map { ObjectIdentifier($0) }
      }
    }
    let old = items()
    // The margins of the stack view have no effect.
    #expect(!stage.screen.explainProblems().isEmpty)
    #expect(items() == old)
  }

  private func place(_ view: UIView, in stage: Stage, width: CGFloat? = nil, x: CGFloat = 16) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: 60),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }

  private func label(_ text: String, in stage: Stage) -> UILabel {
    let label = UILabel()
    label.text = text
    return stage.add(label, text)
  }

  @Test("A constant with the wrong sign is written once, with its fix")
  func wrongSign() {
    let all = reports { stage in
      let box = stage.box("box")
      place(box, in: stage)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 44),
        box.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor, constant: 16),
      ])
    }
    #expect(all.map(\.code) == ["wrong-sign"])
    #expect(all.first?.shortText.contains("constant 16 -> -16") == true)
  }

  @Test("A text that is cut off is written once")
  func cutText() {
    let all = reports { place(label("A text of many words", in: $0), in: $0, width: 40) }
    #expect(all.map(\.code) == ["cut-text"])
  }

  @Test("Two texts in one place are written, unless one is hidden or transparent")
  func overlap() {
    let hide: [(UILabel) -> Void] = [{ _ in }, { $0.isHidden = true }, { $0.alpha = 0 }]
    let codes = hide.map { hide in
      reports { stage in
        for text in ["One text", "Two texts"] { place(label(text, in: stage), in: stage) }
        for case let label as UILabel in stage.screen.subviews.suffix(1) { hide(label) }
      }.map(\.code)
    }
    #expect(codes == [["repeated-view"], [], []])
  }

  @Test("A view that waits beside the screen is not a mistake, one with a gap to it is")
  func outside() {
    let width = Stage(isInWindow: true).screen.bounds.width
    let all = [0, 16].map { (gap: CGFloat) in
      reports { place(label("Away", in: $0), in: $0, x: width + gap) }.map(\.shortText)
    }
    #expect(all[0] == [])
    #expect(all[1].count == 1)
    #expect(all[1].first?.contains("is outside of screen") == true)
  }

  /// The codes of reports before and after a change, each with a layout.
  private func codes(
    _ make: (Stage) -> NSLayoutConstraint, then change: (Stage, NSLayoutConstraint) -> Void
  ) -> [[String]] {
    var codes: [[String]] = [[]]
    LayoutProblems.handler = { codes[codes.count - 1].append($0.code) }
    defer { LayoutProblems.handler = nil }
    let stage = Stage(isInWindow: true)
    let constraint = make(stage)
    stage.layOut()
    codes.append([])
    change(stage, constraint)
    stage.screen.setNeedsLayout()
    stage.layOut()
    #expect(stage.screen.explainProblems().count == codes[1].count)
    return codes
  }

  /// A drawer at the left of the screen, with the constraint that moves it.
  private func drawer(in stage: Stage) -> NSLayoutConstraint {
    let drawer = stage.box("drawer")
    drawer.backgroundColor = .systemYellow
    let leading = drawer.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, drawer.topAnchor.constraint(equalTo: stage.screen.topAnchor),
      drawer.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      drawer.widthAnchor.constraint(equalToConstant: 200),
    ])
    return leading
  }

  @Test("A constant that moves a view out of the screen is written, but not that of an animation")
  func moved() {
    #expect(codes(drawer) { $1.constant = 1000 } == [[], ["outside-screen"]])
    #expect(
      codes(drawer) { stage, leading in
        UIView.animate(withDuration: 0.3) {
          leading.constant = -300
          stage.screen.layoutIfNeeded()
        }
      } == [[], []])
    #expect(
      codes(drawer) { stage, leading in
        stage.screen.subviews[0].addGestureRecognizer(UIPanGestureRecognizer())
        leading.constant = -300
      } == [[], []])
  }

  @Test("A view that is hidden later leaves a gap, which the next layout writes")
  func hidden() {
    let made = codes {
      let banner = $0.label("Banner", size: 60)
      let text = $0.label("Text")
      self.place(banner, in: $0)
      text.leadingAnchor.constraint(equalTo: banner.leadingAnchor).isActive = true
      let top = text.topAnchor.constraint(equalTo: banner.bottomAnchor)
      top.isActive = true
      return top
    } then: { stage, _ in
      stage.screen.subviews[0].isHidden = true
    }
    #expect(made == [[], ["hidden-gap"]])
  }

  @Test("Views that share a room with the same priority are one message")
  func sharedRoom() {
    let all = reports { stage in
      let stack = stage.stack((1...9).map { stage.label("Row \($0)") }, .vertical)
      stage.fill(stack)
    }
    #expect(all.count == 1)
    let line = all.first?.shortText ?? ""
    let names = "row 1, row 2, row 3, row 4, row 5 and 4 more"
    #expect(line.contains("nothing says which of \(names) is higher than its content; try: row 9."))
  }

  @Test("Views that a stack view does not arrange are one message")
  func unarranged() {
    let all = reports { stage in
      let stack = stage.add(UIStackView(), "stack")
      place(stack, in: stage, width: 100)
      stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
      for text in ["One", "Two"] {
        let label = UILabel()
        label.text = text
        stack.addSubview(label)
      }
    }
    #expect(all.map(\.code) == ["not-arranged"])
    #expect(all.first?.shortText.contains("2 views are in stack, but not arranged") == true)
  }

  @Test("A text that makes scrolled content wide in place of wrapping is written once")
  func unwrappedText() {
    let all = reports { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      let text = UILabel()
      text.numberOfLines = 0
      text.text = "A text of many words that is far wider than the screen it is shown on is long"
      text.accessibilityIdentifier = "text"
      text.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(text)
      for (inner, outer) in [(scroll as UIView, stage.screen), (text, scroll)] {
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
          inner.topAnchor.constraint(equalTo: outer.topAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
      }
    }
    #expect(all.map(\.code) == ["unwrapped-text"])
    #expect(all.first?.shortText.contains("which shows 320") == true)
  }

  /// A cell whose only text is beside its content view.
  private final class MisplacedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let text = UILabel()
      text.text = "Text"
      text.accessibilityIdentifier = "text"
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { MisplacedCell(style: .default, reuseIdentifier: nil) }
  }

  @Test("Views beside the content view of a cell are one message for all rows")
  func besideContent() {
    let rows = Rows()
    let all = reports { stage in
      let table = stage.add(UITableView(), "table")
      table.dataSource = rows
      NSLayoutConstraint.activate([
        table.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        table.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        table.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
    }
    #expect(all.map(\.code) == ["beside-content"])
    #expect(all.first?.shortText.contains("add it to contentView") == true)
  }

  /// A cell whose content is higher than its row.
  private final class HighCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let photo = UIView()
      photo.accessibilityIdentifier = "photo"
      photo.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(photo)
      NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        photo.widthAnchor.constraint(equalToConstant: 60),
        photo.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        photo.heightAnchor.constraint(equalToConstant: 60),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class HighRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { HighCell(style: .default, reuseIdentifier: nil) }
  }

  @Test(
    "A conflict that each row has is one message, which counts the rows"
  )
  func conflictOfRows() {
    let rows = HighRows()
    var explanations: [LayoutExplanation] = []
    let all = reports { stage in
      let table = stage.add(UITableView(), "table")
      table.dataSource = rows
      table.rowHeight = 44
      NSLayoutConstraint.activate([
        table.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        table.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        table.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
      stage.layOut()
      explanations = stage.screen.explainProblems()
    }
    for text in [all.map(\.text), explanations.map { $0.text() }] {
      #expect(text.count == 1)
      #expect(text.first?.contains("11 + 60 + 11 = 82") == true)
      #expect(text.first?.hasSuffix("3 in all") == true)
    }
  }

  @Test("A content size that changed after the last layout is explained")
  func staleContent() {
    let stage = Stage(isInWindow: true)
    let badge = stage.picture("badge", 40, 8)
    place(badge, in: stage)
    stage.layOut()
    #expect(stage.screen.explainProblems().isEmpty)
    badge.content.height = 80
    #expect(
      stage.screen.explainProblems().first?.shortText.contains(
        "of badge is 80 high now, but the layout has 8") == true)
    badge.invalidateIntrinsicContentSize()
    stage.layOut()
    #expect(stage.screen.explainProblems().isEmpty)
  }

  @Test("Constraints that were never activated, or went with a removed view, are counted")
  func missing() {
    let never = reports { stage in
      let box = stage.box("box")
      _ = box.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor)
      _ = box.widthAnchor.constraint(equalToConstant: 10)
    }
    #expect(never.first?.shortText.contains("2 constraints on it were created and never") == true)
    let lost = reports { stage in
      let box = stage.box("box")
      place(box, in: stage, width: 10)
      box.heightAnchor.constraint(equalToConstant: 10).isActive = true
      box.removeFromSuperview()
      stage.screen.addSubview(box)
    }
    // The size is held by the view itself, and stays.
    #expect(lost.first?.shortText.contains("2 constraints on it were deactivated when") == true)
  }

  @Test("A constraint to the view itself, and a view that left an arrangement, are the reason")
  func ineffective() {
    let itself = reports { stage in
      let title = label("Title", in: stage)
      NSLayoutConstraint.activate([
        title.centerXAnchor.constraint(equalTo: title.centerXAnchor),
        title.centerYAnchor.constraint(equalTo: stage.screen.centerYAnchor),
      ])
    }
    #expect(
      itself.first?.shortText.contains("Title.centerX == Title.centerX relates it to itself")
        == true)
    let removed = reports { stage in
      let old = label("Old", in: stage)
      let stack = stage.stack([old, label("New", in: stage)], .vertical)
      stage.top(stack)
      stack.removeArrangedSubview(old)
    }
    #expect(removed.first?.shortText.contains("call removeFromSuperview()") == true)
  }

  @Test("A method without super is written before what it leads to")
  func cause() {
    let all = reports { stage in
      let stack = StackWithoutSuper(arrangedSubviews: [label("One", in: stage)])
      stage.top(stage.add(stack, "stack"))
    }
    #expect(all.first?.code == "missing-super")
    #expect(all.dropFirst().contains { $0.code == "ambiguous" })
  }

  private final class StackWithoutSuper: UIStackView {
    override func updateConstraints() {}
  }

  @Test("Edges that are tied to the opposite edges are the headline")
  func exchangedEdges() {
    let all = reports { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        box.topAnchor.constraint(equalTo: screen.bottomAnchor),
        box.bottomAnchor.constraint(equalTo: screen.topAnchor),
      ])
    }
    let lines = (all.first?.shortText ?? "").split(separator: "\n")
    let headline =
      "error[conflict]: the top and bottom of box are exchanged: each is tied to the opposite edge "
      + "of screen"
    #expect(lines.first.map(String.init) == headline)
    #expect(lines.contains("  note: relate top to top, and bottom to bottom"))
  }

  @Test("A center beside two edges is compared with the center that they make")
  func center() {
    let all = reports { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      place(box, in: stage)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 10),
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
        box.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: 10),
      ])
    }
    let middle = Int(Stage(isInWindow: true).screen.bounds.midX)
    #expect(
      all.first?.shortText.contains(
        "put box.centerX at \(middle), but box.centerX == screen.centerX + 10 puts it at "
          + "\(middle + 10): 10 too little") == true)
  }
}
