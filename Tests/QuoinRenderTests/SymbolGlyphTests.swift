// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

@Suite("Symbols") struct SymbolGlyphTests {
  private func elements(_ name: String, _ color: RenderedColor) -> [DrawingElement] {
    let rect = LayoutRect(x: 0, y: 0, width: 24, height: 24)
    return SymbolGlyph(name: name, rect: rect, color: color).elements
  }

  @Test(
    "What is cut out of a disc has another colour than the disc",
    arguments: [0xFFFFFF, 0xEBEBF5, 0x000000, 0x007AFF, 0xFFCC00] as [UInt32])
  func hole(hex: UInt32) throws {
    let parts = elements("pause.circle.fill", RenderedColor(hex: hex))
    guard case .circle(_, _, _, let outer) = try #require(parts.first),
      case .path(_, let inner) = try #require(parts.last)
    else {
      Issue.record("A disc with an area in it is expected")
      return
    }
    let disc = try #require(outer.fill)
    let bars = try #require(inner.fill)
    #expect(disc == RenderedColor(hex: hex))
    let differences = [disc.red - bars.red, disc.green - bars.green, disc.blue - bars.blue]
    #expect(differences.map(abs).max() ?? 0 > 0.5)
  }

  @Test("A speaker has waves only where its name says so")
  func speaker() {
    let color = RenderedColor(hex: 0)
    #expect(elements("speaker.fill", color).count == 1)
    #expect(elements("speaker.wave.3.fill", color).count == 2)
    #expect(elements("speaker.slash.fill", color).count == 2)
  }
}
