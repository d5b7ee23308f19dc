// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import Testing

@testable import QuoinRender

/// Texts of many lines in pages that resize.
@MainActor @Suite struct LongTextTests {
  /// Paragraphs with an indentation, an empty line and characters of two UTF-16 code units.
  private static let text =
    (1...120).map { "word\($0)" }.joined(separator: " ") + "\n\n  indented 𝔔 "
    + (1...40).map { "𝔔\($0)" }.joined(separator: " ")

  /// A root with a text 16 from its edges; the text of a text view is 5 and 8 within it.
  private func sampler(_ kind: ViewKind) -> SceneSampler {
    SceneSampler(
      scale: 2, baseSize: LayoutSize(width: 330, height: 480),
      sample: { size in
        SceneSample(
          edges: [0, 0, size.width, size.height, 16, 16, size.width - 16, size.height - 16],
          hidden: [false, false])
      },
      scene: { size in
        var appearance = RenderedAppearance(text: Self.text)
        appearance.lineLimit = 0
        let (width, height) = (size.width - 32, size.height - 32)
        if kind == .textView {
          appearance.contentRect = LayoutRect(x: 5, y: 8, width: width - 10, height: height - 16)
        }
        return RenderedScene(
          id: "s", name: "Scene", size: size,
          views: [
            SampleScenes.view("root", 0, 0, size.width, size.height),
            SampleScenes.view(
              "text", 16, 16, width, height, kind: kind, parent: "root", appearance: appearance),
          ])
      })
  }

  private func texts(_ elements: [DrawingElement]) -> [DrawingElement.TextLine] {
    elements.flatMap { element in
      if case .text(let line) = element { return [line] }
      return texts(element.children)
    }
  }

  /// The lines that a page makes from an entry of its data, by the rule of Rendering.md.
  private func lines(_ entry: [Any], of text: String) -> [String] {
    let units = Array(text.utf16)
    var place = 0
    return entry.dropFirst().map { line in
      if let line = line as? String { return line }
      while place < units.count, units[place] <= 32 { place += 1 }
      let end = place + ((line as? Int) ?? 0)
      defer { place = end }
      return String(decoding: units[place..<end], as: UTF16.self)
    }
  }

  @Test(
    "The lines of a long text, which is written once, are those of its drawing at each width",
    arguments: [ViewKind.label, .textView])
  func lines(kind: ViewKind) throws {
    let sampler = sampler(kind)
    let search = PieceSearch(
      sampler, in: SizeRange(widths: 320...360, heights: 480...480), checks: 10)
    let json = ScenePieces(search, shownAs: sampler.scene(sampler.baseSize)).json
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let entry = try #require((data["texts"] as? [[Any]])?.first)
    let changes = try #require(entry[1] as? [[Any]])
    #expect(entry[2] as? String == Self.text)
    #expect(json.components(separatedBy: "word1 word2").count == 2)
    for width in 320...360 {
      let view = sampler.scene(LayoutSize(width: Double(width), height: 480)).views[1]
      let drawn = texts(ViewPainter(view: view, style: .iOS, ruler: TextRuler()).elements)
      let change = try #require(changes.last { ($0[0] as? Int).map { $0 <= width } == true })
      #expect(lines(change, of: Self.text) == drawn.map(\.text))
    }
  }

  @Test("The text of a text view begins at its top, and keeps its distance from the right edge")
  func place() throws {
    let view = sampler(.textView).scene(LayoutSize(width: 330, height: 480)).views[1]
    let wider = view.resized(to: LayoutSize(width: 400, height: 500))
    #expect(
      wider.appearance.contentRect == LayoutRect(x: 5, y: 8, width: 390, height: 484))
    let page = ResizingPage.Variant(
      name: "",
      PieceSearch(sampler(.textView), in: SizeRange(widths: 320...340, heights: 480...480)))
    let font = view.appearance.font
    #expect(
      page.picture(TextRuler()).xml().contains(
        "data-lines=\"\(font.lineHeight.svg) \(font.ascender.svg) 8\""))
  }
}
