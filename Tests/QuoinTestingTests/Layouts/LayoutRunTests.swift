// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Layouts in cells") struct LayoutRunTests {
  /// A view with one label that is pinned to the margins.
  final class Card: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        title.heightAnchor.constraint(equalToConstant: 20),
        title.widthAnchor.constraint(equalToConstant: 100),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func layouts<Value>(
    _ matrix: LayoutMatrix, of make: (LayoutCell) throws -> LayoutSubject,
    _ read: (CellLayout) -> Value
  ) rethrows -> [Value] {
    var values: [Value] = []
    let failures = try LayoutRun(matrix).forEach(make) { values.append(read($0)) }
    #expect(failures.isEmpty)
    return values
  }

  @Test("A view fills the screen of each device, in its direction")
  func screens() {
    let frames = layouts(
      .devices("iPhone SE", "iPhone 15").orientations(.landscape).rtl, of: { _ in .view(Card()) },
      { ($0.view as? Card)?.title.frame.minX })
    // Sizes 568 × 320 and 852 × 393; from right to left the label, 100 wide, ends 16 from the right:
    // 568 - 116 and 852 - 116.
    let expected: [CGFloat?] = [16, 452, 16, 736]
    #expect(frames == expected)
  }

  @Test("Nothing covers a part of a screen, also when it is laid out again")
  func safeAreaOfParts() {
    let insets = layouts(
      .devices("iPhone 15").sizes(CGSize(width: 200, height: 100)), of: { _ in .view(Card()) },
      { layout in
        layout.view.window?.setNeedsLayout()
        layout.view.window?.layoutIfNeeded()
        return layout.view.safeAreaInsets
      })
    #expect(insets == [.zero])
  }

  @Test("A part of a screen has the size of the cell, and the height that fits")
  func parts() {
    let sizes = layouts(
      .sizes(320, 393).sizes(CGSize(width: 100, height: 50)), of: { _ in .view(Card()) },
      { $0.view.frame.size })
    // 8 + 20 + 8 points high.
    #expect(
      sizes == [
        CGSize(width: 320, height: 36), CGSize(width: 393, height: 36),
        CGSize(width: 100, height: 50),
      ])
  }

  @Test("While a view is made and read, the screen is that of the cell")
  func mainScreen() {
    let before = UIScreen.main.bounds
    var made: [CGSize] = []
    let read = layouts(
      .devices("iPhone SE", "iPad Pro (11-inch)"),
      of: { _ in
        made.append(UIScreen.main.bounds.size)
        return .view(UIView())
      }, { _ in UIScreen.main.bounds.size })
    #expect(made == [CGSize(width: 320, height: 568), CGSize(width: 834, height: 1194)])
    #expect(read == made)
    #expect(UIScreen.main.bounds == before)
  }

  @Test("A stored view is laid out again in each cell, and is free afterwards")
  func storedView() {
    let card = Card()
    let widths = layouts(
      .devices("iPhone SE", "iPhone 15"), of: { _ in .view(card) }, { $0.view.frame.width })
    #expect(widths == [320, 393])
    #expect(card.superview == nil)
    #expect(card.next == nil)
  }

  @Test("A controller loads its view, appears and disappears")
  func controllers() {
    final class Recorder: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("viewDidLoad") }
      override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    }
    let recorder = Recorder()
    let calls = layouts(.single, of: { _ in .controller(recorder) }, { _ in recorder.calls })
    #expect(calls == [["viewDidLoad", "viewDidAppear"]])
    #expect(recorder.calls.last == "viewDidDisappear")
    #expect(recorder.view.superview == nil)
  }

  @Test("A view that is inside of another one, and a device that does not exist, give a reason")
  func failures() {
    let outer = UIView()
    let inner = UILabel()
    outer.addSubview(inner)
    let inside = LayoutRun(.phones).forEach(
      { _ in .view(inner) }, { _ in Issue.record("laid out") })
    #expect(
      inside.map(\.message) == [
        "UILabel is inside of UIView already; expect of the outermost view, and select the view in it"
      ])
    let unknown = LayoutRun(.devices("iPhone 15", "iPhone 51"))
      .forEach({ _ in .view(UIView()) }, { _ in Issue.record("laid out") })
    #expect(unknown.count == 1)
    #expect(
      unknown.first?.message.hasPrefix("no device has the name “iPhone 51”; did you mean “iPhone")
        == true)
    let empty = LayoutRun(.phones.samples([]))
      .forEach({ _ in .view(UIView()) }, { _ in Issue.record("laid out") })
    #expect(empty.map(\.message) == ["the list of samples is empty"])
  }

  @Test("An error of the maker is thrown, and the screen is as before")
  func throwing() {
    struct NoView: Error {}
    let before = UIScreen.main.bounds
    #expect(throws: NoView.self) {
      try LayoutRun(.devices("iPhone SE")).forEach({ _ in throw NoView() }, { _ in })
    }
    #expect(UIScreen.main.bounds == before)
  }

  @Test("Other texts hold during the layout, and are taken back")
  func strings() {
    let label = UILabel()
    label.text = "Save"
    let texts = layouts(
      .strings(.original, .doubleLength), of: { _ in .view(label) },
      { ($0.view as? UILabel)?.text })
    #expect(texts == ["Save", "Save Save"])
    #expect(label.text == "Save")
  }

  @Test("The scene has the name, the device and the frames of the layout")
  func scene() {
    let scenes = layouts(.devices("iPhone SE"), of: { _ in .view(Card()) }, { $0.scene })
    #expect(scenes.first?.name == "Card")
    #expect(scenes.first?.device == "iPhone SE")
    #expect(scenes.first?.views.map(\.id) == ["root", "title"])
    #expect(scenes.first?.views.last?.frame.x == 16)
  }
}
