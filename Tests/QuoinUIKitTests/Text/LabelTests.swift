// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Labels")
struct LabelTests {
  @Test("A label is as high as its lines, up to the number of lines", arguments: [0, 1, 2, 5])
  func lineCount(lines: Int) {
    TextFixture.run { fixture in
      // 20 letters a line: "kkk kkk kkk kkk kkk" is 190 wide, with one word more 230.
      let label = fixture.label("kkk kkk kkk kkk kkk kkk kkk kkk kkk kkk kkk", lines: lines)
      fixture.place(label)
      fixture.root.layoutIfNeeded()
      let count = [0: 3, 1: 1, 2: 2, 5: 3][lines] ?? 0
      #expect(near(label.frame.height, TextFixture.line * CGFloat(count)))
      // The last line of two ends in an ellipsis, which takes a letter's place.
      #expect(near(label.frame.width, [0: 190, 1: 200, 2: 200, 5: 190][lines] ?? 0))
    }
  }

  @Test("The line break mode decides where lines end")
  func breakMode() {
    TextFixture.run(width: 50) { fixture in
      let label = fixture.place(fixture.label("kk kkkk"))
      label.lineBreakMode = .byCharWrapping
      fixture.root.layoutIfNeeded()
      #expect(label.frame.size.width == 50)
      label.lineBreakMode = .byWordWrapping
      fixture.root.layoutIfNeeded()
      #expect(label.frame.size.width == 40)
    }
  }

  @Test("A preferred width wraps before anything is laid out")
  func preferredWidth() {
    TextFixture.run { fixture in
      let label = fixture.label("kkk kkk kkk")
      #expect(label.intrinsicContentSize.width == 110)
      label.preferredMaxLayoutWidth = 75
      #expect(label.intrinsicContentSize.width == 70)
      #expect(near(label.intrinsicContentSize.height, 2 * 12))
      #expect(label.sizeThatFits(CGSize(width: 35, height: 0)).width == 30)
      #expect(label.sizeThatFits(.zero).width == 110)
    }
  }

  @Test("An override of the text's rectangle makes room around the text, also where it wraps")
  func paddedLabel() {
    final class PaddedLabel: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let insets = UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 15)
        let rect = super.textRect(
          forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(
          x: rect.minX - 5, y: rect.minY - 3, width: rect.width + 20, height: rect.height + 7)
      }
    }
    TextFixture.run(width: 100) { fixture in
      let label = PaddedLabel()
      label.font = .systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.text = "kkk kkk"
      #expect(label.intrinsicContentSize.width == 90)
      fixture.place(label)
      fixture.root.frame.size.width = 80
      fixture.root.layoutIfNeeded()
      // 60 are left for 70: two lines of 30.
      #expect(near(label.frame.width, 50))
      #expect(near(label.frame.height, 2 * TextFixture.line + 7))
    }
  }

  @Test("The rectangle of the text lies in the middle of its bounds and within them")
  func textRect() {
    TextFixture.run { fixture in
      let label = fixture.place(fixture.label("kkk kkk"))
      let bounds = CGRect(x: 7, y: 11, width: 50, height: 31)
      let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
      #expect(rect.minX == 7 && rect.width == 30)
      #expect(near(rect.height, 2 * TextFixture.line))
      #expect(near(rect.midY, bounds.midY))
      let low = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 50, height: 6), limitedToNumberOfLines: 0)
      #expect(low.height == 6)
    }
  }

  @Test("Styled text is measured in its fonts, and in the label's where it has none")
  func styledText() {
    TextFixture.run { fixture in
      let label = fixture.label("", lines: 1)
      let text = NSMutableAttributedString(string: "kk")
      text.append(
        NSAttributedString(string: "kkk", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
      label.attributedText = text
      fixture.place(label)
      fixture.root.layoutIfNeeded()
      #expect(label.text == "kkkkk")
      #expect(near(label.frame.width, 50))
      #expect(near(label.frame.height, 20 * 1.19336))
      label.text = "k"
      fixture.root.layoutIfNeeded()
      #expect(label.attributedText?.string == "k")
      #expect(near(label.frame.height, TextFixture.line))
    }
  }

  @Test("A line that has to fit is made smaller down to its least size; its content size stays")
  func shrinking() {
    TextFixture.run { fixture in
      let label = fixture.label("kkkkkkkkkk", lines: 1)
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
      #expect(label.shownScale == 1)
      label.adjustsFontSizeToFitWidth = true
      #expect(label.shownScale == 0.8)
      label.minimumScaleFactor = 0.9
      #expect(label.shownScale == 0.9)
      #expect(label.intrinsicContentSize.width == 100)
      label.frame.size.width = 200
      #expect(label.shownScale == 1)
    }
  }
}
