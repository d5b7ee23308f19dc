// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinStage
import QuoinUIKit
import Testing

@MainActor @Suite("Styled texts in pictures") struct StyledTextPictureTests {
  private func picture(
    _ text: String, _ values: [NSAttributedString.Key: Any], _ change: (UILabel) -> Void = { _ in }
  ) -> String {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: values)
    change(label)
    label.sizeToFit()
    return label.picture.svg
  }

  /// The element of a text, without its content.
  private func element(_ text: String, in svg: String) throws -> Substring {
    let end = try #require(svg.range(of: ">\(text)</text>"))
    let start = try #require(svg[..<end.lowerBound].range(of: "<text", options: .backwards))
    return svg[start.lowerBound..<end.lowerBound]
  }

  @Test("All lines are shown if the letters are smaller than those of the label's own font")
  func smallLetters() {
    // Three lines of 12 points are 43 points high, one line of 40 points would be 48.
    let svg = picture("one\ntwo\nthree", [.font: UIFont.systemFont(ofSize: 12)]) { label in
      label.font = .systemFont(ofSize: 40)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    for line in ["one", "two", "three"] { #expect(svg.contains(">\(line)</text>")) }
  }

  @Test("Lines that do not fit into the height of the label are cut off with an ellipsis")
  func lowLabel() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one two\nthree\nfour", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let svg = label.picture.svg
    // Two lines of 14.33 points fit.
    #expect(svg.contains(">one two</text>") && svg.contains(">three…</text>"))
    #expect(!svg.contains("four</text>"))
  }

  @Test("Columns of numbers end at the stop of their tabs, and the tabs themselves are not drawn")
  func tabStops() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    let svg = picture("Sum\t1234", [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    #expect(try element("Sum", in: svg).contains("x=\"0\""))
    let number = try element("1234", in: svg)
    func value(_ name: String) throws -> Double {
      let start = try #require(number.range(of: " \(name)=\""))
      return try #require(Double(number[start.upperBound...].prefix { $0 != "\"" }))
    }
    #expect(try abs(value("x") + value("textLength") - 200) < 0.5)
    #expect(!svg.contains("\t"))
  }

  @Test("Tabs of a text without attributes are empty spaces")
  func plainTabs() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "a\tb"
    label.sizeToFit()
    #expect(try element("b", in: label.picture.svg).contains("x=\"28\""))
  }

  @Test("A positive stroke width draws outlines alone, a negative one fills the letters too")
  func outlines() throws {
    let font = UIFont.boldSystemFont(ofSize: 30)
    let hollow = try element(
      "Hollow",
      in: picture("Hollow", [.font: font, .strokeWidth: 4, .strokeColor: UIColor.red]))
    // 4 percent of 30 points.
    #expect(hollow.contains("stroke-width=\"1.2\"") && hollow.contains("stroke=\"#ff0000\""))
    #expect(hollow.contains("fill=\"none\""))
    let filled = try element(
      "Filled",
      in: picture(
        "Filled", [.font: font, .strokeWidth: -2.0, .foregroundColor: UIColor.blue]))
    // Without a colour of its own the outline has that of the text.
    #expect(filled.contains("stroke-width=\"0.6\"") && filled.contains("stroke=\"#0000ff\""))
    #expect(filled.contains("fill=\"#0000ff\""))
    let plain = try element("Plain", in: picture("Plain", [.font: font, .strokeWidth: 0]))
    #expect(!plain.contains("stroke"))
  }

  @Test("Lines below letters have their patterns, and oblique letters are skewed")
  func patterns() {
    let font = UIFont.systemFont(ofSize: 17)
    let dots = NSUnderlineStyle([.single, .patternDot]).rawValue
    let dotted = picture("Dots", [.font: font, .underlineStyle: dots])
    #expect(dotted.contains("stroke-dasharray=\"2 2\""))
    let double = picture("Two", [.font: font, .underlineStyle: NSUnderlineStyle.double.rawValue])
    let single = picture("Two", [.font: font, .underlineStyle: 1])
    func count(_ svg: String) -> Int { svg.components(separatedBy: "<line").count }
    #expect(count(double) == count(single) + 1)
    #expect(picture("Skew", [.obliqueness: 0.25]).contains("matrix(1 0 -0.25 1 "))
  }

  @Test("Expanded letters, which pictures do not show, give a remark")
  func expansion() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.attributedText = NSAttributedString(string: "Wide", attributes: [.expansion: 0.3])
    #expect(label.picture.text.contains("remark: UILabel"))
    label.attributedText = NSAttributedString(string: "Usual", attributes: [.expansion: 0])
    #expect(!label.picture.text.contains("remark"))
  }

  @Test("The shadow of a text is moved and blurred by half its radius")
  func shadows() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.blue
    shadow.shadowOffset = CGSize(width: 3, height: 5)
    shadow.shadowBlurRadius = 4
    let svg = picture("Shadow", [.shadow: shadow])
    #expect(svg.contains("dx=\"3\"") && svg.contains("dy=\"5\""))
    #expect(svg.contains("stdDeviation=\"2\"") && svg.contains("#0000ff"))
    shadow.shadowColor = nil
    #expect(picture("Shadow", [.shadow: shadow]).contains("#000000"))
  }

  @Test("Fonts name their family, and replacements with the same kind of letters")
  func families() throws {
    func family(of font: UIFont) throws -> String {
      let label = UILabel()
      label.text = "Text"
      label.font = font
      label.sizeToFit()
      let text = try element("Text", in: label.picture.svg)
      guard let start = text.range(of: "font-family=\"") else { return "" }
      return String(text[start.upperBound...].prefix { $0 != "\"" })
    }
    #expect(try family(of: .systemFont(ofSize: 17)) == "")
    let monospaced = try family(of: .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(monospaced.hasSuffix("monospace"))
    let serif = try #require(
      UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.serif))
    #expect(try family(of: UIFont(descriptor: serif, size: 17)).hasSuffix(" serif"))
    let georgia = try family(of: try #require(UIFont(name: "Georgia-Bold", size: 17)))
    #expect(georgia.hasPrefix("'Georgia', ") && georgia.hasSuffix(" serif"))
    let hostile = try family(of: try #require(UIFont(name: "A'; \"B\" <c>", size: 17)))
    #expect(!hostile.contains("A';"))
  }
}
