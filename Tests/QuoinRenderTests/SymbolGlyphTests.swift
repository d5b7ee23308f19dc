// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit
import Testing

@testable import QuoinRender

@Suite("Symbols") struct SymbolGlyphTests {
  private let red = RenderedColor(hex: 0xFF0000)

  private func elements(
    _ name: String, _ color: RenderedColor = RenderedColor(hex: 0), _ look: SymbolLook = .init()
  ) -> [DrawingElement] {
    let rect = LayoutRect(x: 0, y: 0, width: 24, height: 24)
    return SymbolGlyph(name: name, rect: rect, color: color, look: look).elements
  }

  /// The fills and lines of shapes, in order.
  private func paints(_ elements: [DrawingElement]) -> [ShapePaint] {
    elements.flatMap { element in
      switch element {
      case .rect(_, _, let paint), .circle(_, _, _, let paint), .line(_, _, let paint),
        .polyline(_, let paint), .path(_, let paint):
        [paint]
      default: paints(element.children)
      }
    }
  }

  // The shape of a filled symbol is one layer with holes, so what is behind the symbol is seen in it.
  @Test(
    "What is cut out of a filled shape shows what is behind the symbol",
    arguments: [
      "pause.circle.fill", "checkmark.square.fill", "checkmark.seal.fill", "checkmark.shield.fill",
      "xmark.octagon.fill", "play.rectangle.fill", "plus.app.fill", "plus.bubble.fill",
      "questionmark.diamond.fill", "person.crop.circle.fill",
    ])
  func hole(name: String) throws {
    let parts = elements(name, red)
    guard parts.count == 1,
      case .effect(.cut(let hole, let area, let instead), let shape) = parts[0]
    else {
      Issue.record("A shape with a hole is expected")
      return
    }
    #expect(paints(shape).map(\.fill) == [red])
    let cutting = paints(hole).flatMap { [$0.fill, $0.stroke] }.compactMap { $0 }
    // A mask hides what is black.
    #expect(!cutting.isEmpty && cutting.allSatisfy { $0 == RenderedColor(hex: 0) })
    #expect(paints(instead).count == paints(hole).count)
    #expect(area.x <= 0 && area.maxX >= 24)
  }

  @Test("In SVG a mask cuts the sign out of the disc, and no colour is drawn in its place")
  func mask() throws {
    let svg = SVGElement("svg", children: [])
    var page = svg
    page.append(drawing: elements("xmark.circle.fill", red))
    let text = page.xml()
    let mask = try #require(text.range(of: "<mask "))
    let end = try #require(text.range(of: "</mask>"))
    // White shows and black hides: two lines on a white ground.
    let inside = text[mask.upperBound..<end.lowerBound]
    #expect(inside.contains("fill=\"#ffffff\""))
    #expect(inside.components("stroke=\"#000000\"") == 2)
    let rest = text[end.upperBound...]
    #expect(rest.contains("mask=\"url(#cut-") && rest.contains("fill=\"#ff0000\""))
    #expect(!rest.contains("#ffffff") && !rest.contains("stroke"))
  }

  @Test("Pages that resize, which have no masks, draw the sign in another colour than the disc")
  func resizingPages() {
    for hex in [0xFFFFFF, 0xEBEBF5, 0x000000, 0x007AFF, 0xFFCC00] as [UInt32] {
      let shapes = StretchedShapes(of: LayoutSize(width: 24, height: 24)) { _ in
        elements("xmark.circle.fill", RenderedColor(hex: hex))
      }
      let text = shapes.elements.map { $0.xml() }.joined()
      #expect(!text.contains("mask"))
      #expect(text.contains(hex == 0xFFFFFF || hex == 0xEBEBF5 ? "stroke=\"#000000\"" : "#ffffff"))
    }
  }

  // Apple's documents of symbol configurations: a palette colours the layers in order, and a
  // hierarchical colour is that of the first layer and fainter in the second.
  @Test("A palette and a hierarchical colour colour the sign and its disc")
  func layers() {
    var look = SymbolLook()
    let (white, green) = (
      DisplayColor(red: 1, green: 1, blue: 1, alpha: 1), RenderedColor(hex: 0x00FF00)
    )
    look.colors = [white, DisplayColor(red: 0, green: 1, blue: 0, alpha: 1)]
    let palette = paints(elements("plus.circle.fill", red, look))
    #expect(
      palette.map { $0.fill ?? $0.stroke } == [green, RenderedColor(white), RenderedColor(white)])
    look.colors = [DisplayColor(red: 0, green: 1, blue: 0, alpha: 1)]
    look.isHierarchical = true
    let layers = paints(elements("plus.circle.fill", red, look)).compactMap { $0.fill ?? $0.stroke }
    #expect(layers.map { $0.withAlpha(1) } == [green, green, green])
    #expect(layers[0].alpha < 0.5 && layers[1].alpha == 1)
  }

  @Test("Lines are wider from weight to weight")
  func weights() throws {
    let widths = try (1...9).map { weight in
      var look = SymbolLook()
      look.weight = try #require(UIImage.SymbolWeight(rawValue: weight))
      return try #require(paints(elements("xmark", red, look)).first).lineWidth
    }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
  }

  @Test("Letters, numbers and currencies are texts, also in shapes")
  func letters() {
    func texts(_ elements: [DrawingElement]) -> [String] {
      elements.flatMap { element in
        if case .text(let line) = element { return [line.text] }
        if case .effect(.cut(let hole, _, _), _) = element { return texts(hole) }
        return texts(element.children)
      }
    }
    let expected = [
      "1.circle": "1", "12.square.fill": "12", "a.circle.fill": "A", "eurosign.circle": "€",
    ]
    for (name, text) in expected { #expect(texts(elements(name)) == [text], "\(name)") }
    #expect(texts(elements("")).isEmpty)
  }

  @Test("A badge and a slash are beside the symbol, around which it is cut off")
  func additions() {
    for (name, base) in [
      ("bell.badge", "bell"), ("folder.badge.plus", "folder"), ("mic.slash", "mic"),
    ] {
      let parts = elements(name, red)
      guard case .effect(.cut, let symbol)? = parts.first else {
        Issue.record("\(name) is not cut")
        continue
      }
      #expect(paints(symbol).count == paints(elements(base, red)).count, "\(name)")
      #expect(parts.count > 1, "\(name)")
    }
  }

  @Test("A speaker has waves only where its name says so")
  func speaker() {
    let color = RenderedColor(hex: 0)
    #expect(elements("speaker.fill", color).count == 1)
    #expect(elements("speaker.wave.3.fill", color).count == 2)
    #expect(elements("speaker.slash.fill", color).count == 2)
  }
}

extension StringProtocol {
  /// The number of places where a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
