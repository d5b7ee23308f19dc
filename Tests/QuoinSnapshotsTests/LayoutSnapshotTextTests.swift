// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots
import QuoinUIKit
import Testing

@MainActor @Suite("The text of a layout") struct LayoutSnapshotTextTests {
  /// A view of 200 × 100 points with a label at 10.26 and a hidden button, at 2 pixels per point.
  private final class CardView: UIView {
    let title = UILabel()
    let close = UIButton(type: .system)

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      traitsOverride = UITraitCollection(displayScale: 2)
      layoutScale = 2
      title.text = "A title that is longer\nthan forty characters are"
      title.frame = CGRect(x: 10.26, y: 20, width: 100.5, height: 30)
      close.frame = CGRect(x: 150, y: 20, width: 40, height: 30)
      close.isHidden = true
      addSubview(title)
      addSubview(close)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A line has class, name, frame on whole pixels, text cut at 40, and whether it is hidden")
  func form() {
    // 10.26 points are 20.52 pixels, so 21, which are 10.5 points; the right edge at 110.76 points is
    // 221.52 pixels, so 222, which are 111 points: 100.5 wide.
    let expected = """
      CardView  (0 0; 200 100)
        UILabel title  (10.5 20; 100.5 30)  "A title that is longer than forty chara…"
        UIButton close  (150 20; 40 30)  hidden
      """
    #expect(LayoutSnapshotText(CardView()).text == expected)
  }

  @Test("Insides of controls are left out, and views without a name have their path")
  func controls() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.frame = CGRect(x: 5, y: 6, width: 40, height: 30)
    view.addSubview(inner)
    view.addSubview(button)
    #expect(
      LayoutSnapshotText(view).text == """
        UIView  (0 0; 50 60)
          UIView root.0  (1 2; 3 4)
          UIButton root.1  (5 6; 40 30)  "OK"
        """)
  }

  @Test("Conflicts and ambiguities follow below problems, without lines of sources")
  func problems() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let lines = LayoutSnapshotText(view).text.split(separator: "\n")
    #expect(lines[2] == "problems:")
    #expect(lines[3].hasPrefix("  conflict: 2 constraints cannot all hold (horizontal)"))
    #expect(lines.contains { $0.hasPrefix("  ambiguous: nothing says where box is from top") })
    #expect(!lines.contains { $0.contains(".swift") || $0.contains("fix:") })
    let plain = LayoutSnapshotText(view, options: SnapshotTextOptions(includesProblems: false))
    #expect(!plain.text.contains("problems:"))
  }

  @Test("Numbers that are not finite and control characters are printed")
  func unusualValues() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    label.text = "a\u{1B}b"
    view.addSubview(label)
    let text = LayoutSnapshotText(view).text
    #expect(text.contains("(? 0; "))
    #expect(text.contains(#""a\u{1B}b""#))
  }

  @Test("A file begins with engine and measures, a literal with standard ones does not")
  func header() throws {
    let snapshot = LayoutSnapshotText(UIView(frame: .zero))
    #expect(
      snapshot.content.fileText
        == "# quoin layout 1 · engine quoin · text built-in-1\nUIView  (0 0; 0 0)\n")
    #expect(snapshot.text == "UIView  (0 0; 0 0)")
    var other = snapshot.content
    other.header.engine = "uikit"
    #expect(
      other.literalText
        == "# quoin layout 1 · engine uikit · text built-in-1\nUIView  (0 0; 0 0)")
    #expect(SnapshotContent(other.literalText) == other)
  }
}
