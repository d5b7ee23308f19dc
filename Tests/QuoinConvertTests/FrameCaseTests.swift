// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// Frames in scroll views, and frames for size classes.
@MainActor @Suite struct FrameCaseTests {
  private static func view(_ id: String, _ parts: String = "", element: String = "view") -> String {
    """
    <\(element) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    userLabel="\(id)" id="\(id)"><rect key="frame" x="0" y="0" width="40" height="40"/>\(parts)</\(element)>
    """
  }

  /// Constraints as `a.left == b.right * 2 + 8` and as `a.width >= 8`, with the text before the relation
  /// as id.
  private static func constraints(_ lines: [String]) -> String {
    lines.map { line in
      let words = line.split(separator: " ").map(String.init)
      let first = words[0].split(separator: ".")
      var text = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
      if words[1] != "==" {
        text += " relation=\"\(words[1] == ">=" ? "greaterThanOrEqual" : "lessThanOrEqual")\""
      }
      var rest = words.dropFirst(2)
      if let item = rest.first, item.contains("."), item.first?.isLetter == true {
        let second = item.split(separator: ".")
        text += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
        rest.removeFirst()
        if rest.first == "*" {
          text += " multiplier=\"\(rest[rest.startIndex + 1])\""
          rest.removeFirst(2)
        }
        let sign = rest.first == "-" ? "-" : ""
        if rest.count > 1, let number = rest.last { text += " constant=\"\(sign)\(number)\"" }
      } else if let number = rest.first {
        text += " constant=\"\(number)\""
      }
      return text + " id=\"\(words[0])-\(words[2])\"/>"
    }.joined()
  }

  private static let edges = [
    "scroll.top == root.top", "scroll.leading == root.leading", "root.trailing == scroll.trailing",
    "root.bottom == scroll.bottom",
  ]

  private func scroll(_ views: String, _ lines: [String]) throws -> InterfaceFile {
    try SampleStoryboard.file(
      Self.view(
        "scroll",
        "<subviews>\(views)</subviews><constraints>\(Self.constraints(lines))</constraints>",
        element: "scrollView"),
      constraints: Self.constraints(Self.edges))
  }

  private func convert(_ file: InterfaceFile) throws -> (proof: ProofResult, code: [String]) {
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let proof = FrameProof(file, scene)
    let cases = try proof.rules().get()
    let text = scene.printed(OutputStyle(.notAutoLayout), frames: cases).text
    return (proof.check(cases), text.components(separatedBy: "\n"))
  }

  private func refusal(_ file: InterfaceFile) throws -> String {
    let scene = try #require(try InterfaceReader(file).scenes().first)
    guard case .failure(let refusals) = FrameProof(file, scene).rules() else { return "accepted" }
    return refusals.sentences.map(\.text).joined(separator: " ")
  }

  // The contents are 10 + 0.8 w + 10 + 0.8 w + 10 wide: 1.6 w + 30. From right to left, the leading edge
  // of the first page is 10 before their end, at 1.6 w + 20.
  @Test("Pages beside each other are counted from the end of what scrolls, from right to left")
  func pages() throws {
    let (proof, code) = try convert(
      scroll(
        Self.view("one") + Self.view("two"),
        [
          "one.top == scroll.top + 8", "one.leading == scroll.leading + 10",
          "two.leading == one.trailing + 10", "two.top == one.top",
          "scroll.trailing == two.trailing + 10", "scroll.bottom == one.bottom + 8",
          "one.width == scroll.width * 0.8", "two.width == one.width",
          "one.height == scroll.height - 16", "two.height == one.height",
        ]))
    #expect(proof.holds, "\(proof.differences.first.debugDescription)")
    for line in [
      "        .setLeading(by: { isMirrored ? $0.width * 1.6 + 20 : 10 })",
      "        .pinLeading(to: one, with: { $0.trailing + forward * 10 })",
      "      width: scroll.bounds.width * 1.6 + 30,", "      height: scroll.bounds.height)",
    ] {
      #expect(code.contains(line), "\(line) in \(code.joined(separator: "\n"))")
    }
  }

  // The last view is tied to the end, so the contents end 24 below it, however high it is.
  @Test("What scrolls ends below its last view")
  func form() throws {
    let (proof, code) = try convert(
      scroll(
        Self.view("form"),
        [
          "form.top == scroll.top + 8", "form.leading == scroll.leading",
          "scroll.trailing == form.trailing", "form.width == scroll.width",
          "form.height == 900", "scroll.bottom == form.bottom + 24",
        ]))
    #expect(proof.holds)
    #expect(code.contains("      width: scroll.bounds.width,"))
    #expect(code.contains("      height: form.frame.maxY + 24)"))
  }

  // 10 + 700 + 20 wide: from right to left, the leading edge is 10 before the end at 730.
  @Test("Contents of a fixed width have numbers for both directions")
  func fixedWidth() throws {
    let (proof, code) = try convert(
      scroll(
        Self.view("form"),
        [
          "form.top == scroll.top", "form.leading == scroll.leading + 10",
          "scroll.trailing == form.trailing + 20", "form.width == 700",
          "form.height == 900", "scroll.bottom == form.bottom",
        ]))
    #expect(proof.holds)
    #expect(code.contains("        .setLeading(by: { _ in isMirrored ? 720 : 10 })"))
    #expect(code.contains("      width: 730,"))
  }

  @Test("A wrong size of what scrolls is found by the comparison")
  func wrongSize() throws {
    let file = try scroll(
      Self.view("form"),
      [
        "form.top == scroll.top + 8", "form.leading == scroll.leading",
        "scroll.trailing == form.trailing", "form.width == scroll.width", "form.height == 900",
        "scroll.bottom == form.bottom + 24",
      ])
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let proof = FrameProof(file, scene)
    var cases = try proof.rules().get()
    cases[0][0].contents[0].height = .share(1, constant: 0)
    #expect(!proof.check(cases).holds)
  }

  @Test("A view that does not scroll with the others is refused, with the constraint")
  func fixed() throws {
    let file = try SampleStoryboard.file(
      Self.view(
        "scroll",
        "<subviews>\(Self.view("form"))</subviews><constraints>"
          + Self.constraints([
            "form.leading == scroll.leading", "scroll.trailing == form.trailing",
            "form.width == scroll.width", "form.height == 900", "scroll.bottom == form.bottom",
            "form.top == scroll.top",
          ]) + "</constraints>", element: "scrollView") + Self.view("bar"),
      constraints: Self.constraints(
        Self.edges + [
          "bar.leading == form.leading", "bar.bottom == root.bottom", "bar.width == 40",
          "bar.height == 40",
        ]))
    #expect(
      try refusal(file)
        == "'form' has no frame as code: it does not scroll with the scroll view that it is in; by "
        + "the constraint bar.leading == form.leading (bar.leading-form.leading).")
  }

  // The square is as high as it is wide, which is no function of the height of the scroll view.
  @Test("Contents whose height follows from a width are refused, with the constraint")
  func square() throws {
    let text = try refusal(
      scroll(
        Self.view("form"),
        [
          "form.top == scroll.top", "form.leading == scroll.leading",
          "scroll.trailing == form.trailing", "form.width == scroll.width",
          "form.height == form.width", "scroll.bottom == form.bottom",
        ]))
    #expect(text.hasPrefix("'form' has no frame as code: its height is "), "\(text)")
    #expect(text.contains("form.height == form.width (form.height-form.width)"), "\(text)")
  }

  private func classes(_ variations: String, _ lines: [String]) throws -> InterfaceFile {
    try SampleStoryboard.file(
      Self.view("icon") + Self.view("bar"),
      constraints: Self.constraints(
        [
          "icon.leading == root.leading + 16", "icon.top == root.top + 16", "icon.width == 64",
          "icon.height == 64", "root.trailing == bar.trailing + 16", "bar.height == 44",
        ] + lines) + "</constraints>\(variations)<constraints>")
  }

  @Test("Constraints of size classes become frames for each of them")
  func sizeClasses() throws {
    let ids = ["bar.leading-root.leading", "bar.top-icon.bottom"]
    let others = ["bar.leading-icon.trailing", "bar.top-icon.top"]
    func mask(_ key: String, excluded: [String], included: [String]) -> String {
      "<variation key=\"\(key)\"><mask key=\"constraints\">"
        + excluded.map { "<exclude reference=\"\($0)\"/>" }.joined()
        + included.map { "<include reference=\"\($0)\"/>" }.joined() + "</mask></variation>"
    }
    let file = try classes(
      mask("default", excluded: others, included: [])
        + mask("heightClass=compact", excluded: ids, included: others),
      [
        "bar.leading == root.leading + 16", "bar.top == icon.bottom + 8",
        "bar.leading == icon.trailing + 9", "bar.top == icon.top + 1",
      ])
    let (proof, code) = try convert(file)
    #expect(proof.holds)
    // 20 sizes with the size classes of three devices in two orientations.
    #expect(proof.settingCount == 120)
    let start = try #require(code.firstIndex(of: "    let traits = traitCollection"))
    let heads = code[start...].filter {
      $0.hasPrefix("    if") || $0.hasPrefix("    }") || $0.contains(".pinTop(")
        || $0.contains("setTop(")
    }
    #expect(
      heads == [
        "    if traits.verticalSizeClass == .regular {",
        "          .setTop(to: 16)", "          .pinTop(to: icon, with: { $0.bottom + 8 })",
        "    } else {",
        "          .setTop(to: 16)", "          .pinTop(to: icon, with: { $0.top + 1 })",
        "    }",
      ])
    #expect(code.contains("    view.setNeedsLayout()"))
  }
}
