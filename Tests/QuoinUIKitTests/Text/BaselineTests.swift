// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// The system font's ascender is .95215 em, its descender .24121 em.
@MainActor @Suite("Baselines of text")
struct BaselineTests {
  /// Finds where a baseline lies in the root with a view that hangs from it.
  private func expect(_ anchor: NSLayoutYAxisAnchor, at place: CGFloat, in fixture: TextFixture) {
    let probe = UIView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(probe)
    probe.topAnchor.constraint(equalTo: anchor).isActive = true
    fixture.root.layoutIfNeeded()
    #expect(abs(probe.frame.minY - place) < 0.001)
  }

  @Test("The baselines of a label are those of its first and its last line")
  func wrappedLabel() {
    TextFixture.run(width: 60) { fixture in
      let label = fixture.place(fixture.label("kkk kkk kkk"), top: 5)
      expect(label.firstBaselineAnchor, at: 5 + 9.5215, in: fixture)
      expect(label.lastBaselineAnchor, at: 5 + 3 * TextFixture.line - 2.4121, in: fixture)
    }
  }

  @Test("The largest letters of the first and the last line decide")
  func styledLabel() {
    TextFixture.run(width: 60) { fixture in
      let label = fixture.label("")
      let text = NSMutableAttributedString(
        string: "kkk ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.append(NSAttributedString(string: "kkkk"))
      label.attributedText = text
      fixture.place(label)
      expect(label.firstBaselineAnchor, at: 20 * 0.95215, in: fixture)
      expect(label.lastBaselineAnchor, at: 30 * 1.19336 - 2.4121, in: fixture)
    }
  }

  @Test("A label that is too high keeps the distances of its baselines from top and bottom")
  func highLabel() {
    TextFixture.run { fixture in
      let label = fixture.place(fixture.label("kk"))
      label.heightAnchor.constraint(equalToConstant: 50).isActive = true
      expect(label.firstBaselineAnchor, at: 9.5215, in: fixture)
      expect(label.lastBaselineAnchor, at: 50 - 2.4121, in: fixture)
    }
  }

  @Test("The line of a field and of a button lies in the middle of the height that they get")
  func centredLines() {
    TextFixture.run { fixture in
      let field = UITextField()
      field.font = .systemFont(ofSize: 10)
      let button = UIButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 10)
      button.setTitle("kk", for: .normal)
      for view in [field, button] {
        fixture.place(view)
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        // (60 - 11.9336) / 2 above the line.
        expect(view.firstBaselineAnchor, at: 24.0332 + 9.5215, in: fixture)
        expect(view.lastBaselineAnchor, at: 24.0332 + 9.5215, in: fixture)
      }
    }
  }

  @Test(
    "Text of a text view begins below its inset, whether it scrolls or not",
    arguments: [true, false])
  func textView(scrolls: Bool) {
    TextFixture.run { fixture in
      let view = UITextView()
      view.isScrollEnabled = scrolls
      view.font = .systemFont(ofSize: 10)
      view.text = "kk\nk"
      fixture.place(view)
      view.heightAnchor.constraint(equalToConstant: 90).isActive = true
      expect(view.firstBaselineAnchor, at: 8 + 9.5215, in: fixture)
      expect(view.lastBaselineAnchor, at: 8 + TextFixture.line + 9.5215, in: fixture)
    }
  }

  @Test("Fonts of different sizes meet on one baseline")
  func alignment() {
    TextFixture.run { fixture in
      let large = fixture.place(fixture.label("k"))
      large.font = .systemFont(ofSize: 30)
      let small = fixture.label("k")
      small.translatesAutoresizingMaskIntoConstraints = false
      fixture.root.addSubview(small)
      NSLayoutConstraint.activate([
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      fixture.root.layoutIfNeeded()
      #expect(near(small.frame.minY, 20 * 0.95215))
    }
  }

  @Test("The system's distance between baselines can be told, by fonts; between edges it is 8")
  func systemSpacing() {
    let usual = BaselineSpacing.distance
    defer { BaselineSpacing.distance = usual }
    let upper = UILabel()
    let lower = UITextField()
    lower.font = .systemFont(ofSize: 30)
    let make = { (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor) in
      anchor.constraint(equalToSystemSpacingBelow: other, multiplier: 2).constant
    }
    #expect(make(lower.firstBaselineAnchor, upper.lastBaselineAnchor) == 16)
    BaselineSpacing.distance = { ($0?.pointSize ?? 0) + 100 * ($1?.pointSize ?? 0) }
    #expect(make(lower.firstBaselineAnchor, upper.lastBaselineAnchor) == 6034)
    #expect(make(lower.topAnchor, upper.bottomAnchor) == 16)
  }
}
