// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinAssets

/// What pictures take over from drawings in SVG.
@Suite("Drawings in SVG") struct VectorTests {
  /// A drawing of 10 × 10 with some content.
  private static func drawing(_ content: String) -> [UInt8] {
    Array(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\">\(content)</svg>".utf8)
  }

  /// The content of a drawing, and the elements of it that are shown: names with their attributes in brackets.
  static let cases: [(content: String, shown: String)] = [
    (#"<path d="M0 0h1" fill="red"/>"#, #"path(d=M0 0h1,fill=red)"#),
    (#"<script>alert(1)</script><g/>"#, "g()"),
    (#"<rect onclick="alert(1)" width="1"/>"#, "rect(width=1)"),
    (#"<a href="http://x.test"><circle r="1"/></a>"#, "g()[circle(r=1)]"),
    (##"<a xlink:href="#b"><circle r="1"/></a>"##, "g()[circle(r=1)]"),
    (#"<switch><foreignObject><p/></foreignObject><g id="b"/></switch>"#, "g()[g(id=b)]"),
    (#"<image href="http://x.test/a.png"/>"#, ""),
    (#"<use href="other.svg#a"/>"#, "use()"),
    (##"<use xlink:href="#a"/>"##, "use(href=#a)"),
    (#"<use href="data:image/svg+xml,x"/>"#, "use()"),
    (#"<rect fill="url(http://x.test/#a)"/>"#, "rect()"),
    (#"<rect fill="url(#a)"/>"#, "rect(fill=url(#a))"),
    (#"<rect fill="url('#a')"/>"#, "rect(fill=url(#a))"),
    (#"<rect fill="u\72l(http://x.test)"/>"#, "rect()"),
    (#"<rect style="fill: red; background: url(http://x.test)"/>"#, "rect(fill=red)"),
    (#"<style>.a { fill: #fff } @import "x";</style><rect class="a"/>"#, "rect(fill=#fff)"),
    (#"<style><![CDATA[.a,.b{stroke:red}]]></style><g class="b"/>"#, "g(stroke=red)"),
    ("<foreignObject><g/></foreignObject>", ""),
    ("<animate attributeName=\"x\"/>", ""),
    ("<filter id=\"f\"><feImage href=\"x\"/></filter>", ""),
    ("<sodipodi:namedview/><svg:g/>", "g()"),
    ("<!-- <g/> --><?x <g/>?><text>a&lt;&#98;&unknown;</text>", "text()a<b"),
    (#"<g id="a"><circle r="1"/></g>"#, "g(id=a)[circle(r=1)]"),
  ]

  private static func text(_ element: VectorElement) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
    let children = element.children.map(text).joined(separator: " ")
    return "\(element.name)(\(attributes))\(element.text)"
      + (children.isEmpty ? "" : "[\(children)]")
  }

  @Test(
    "Only shapes, texts and gradients are shown, which refer to nothing outside", arguments: cases)
  func allowed(_ content: String, _ shown: String) throws {
    let image = try VectorImage(Self.drawing(content))
    #expect(image.elements.map(Self.text).joined(separator: " ") == shown)
  }

  @Test("Entities of a document type are not replaced")
  func entities() throws {
    let bomb = """
      <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      """
    let image = try VectorImage(Array(bomb.utf8) + Self.drawing("<text>&b;</text>"))
    #expect(image.elements.map(\.text) == [""])
  }

  @Test("References that repeat elements 10^9 times, and circles of them, are refused")
  func bombs() {
    let layers = (1...9).map { layer in
      let uses = String(repeating: "<use href=\"#l\(layer - 1)\"/>", count: 10)
      return "<g id=\"l\(layer)\">\(uses)</g>"
    }
    let bomb = "<defs><rect id=\"l0\" width=\"1\" height=\"1\"/>\(layers.joined())</defs>"
    #expect(throws: VectorImage.Problem.tooManyReferences) {
      try VectorImage(Self.drawing(bomb + "<use href=\"#l9\"/>"))
    }
    #expect(throws: VectorImage.Problem.tooManyReferences) {
      try VectorImage(Self.drawing("<g id=\"a\"><use href=\"#b\"/></g><use id=\"b\" href=\"#a\"/>"))
    }
    #expect(throws: VectorImage.Problem.tooManyReferences) {
      try VectorImage(Self.drawing("<mask id=\"m\"><g mask=\"url(#m)\"/></mask>"))
    }
  }

  @Test(
    "Files that are not a drawing are refused",
    arguments: [
      "", "<", "<svg", "<svg>", "<html/>", "hello", "<svg width=\"1\" height=\"1\"><g>",
      "<svg width=\"1\" height=\"1\"/><svg width=\"1\" height=\"1\"/>",
      "<svg width=\"0\" height=\"1\"/>", "<svg width='1' height='1' a/>",
    ])
  func unreadable(_ text: String) {
    #expect(throws: VectorImage.Problem.unreadable) { try VectorImage(Array(text.utf8)) }
  }

  @Test("Elements that are nested more deeply than any drawing, or too many, are refused")
  func limits() {
    let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    let many = String(repeating: "<g/>", count: 100_000)
    for text in [deep, many] {
      #expect(throws: VectorImage.Problem.unreadable) { try VectorImage(Self.drawing(text)) }
    }
  }
}
