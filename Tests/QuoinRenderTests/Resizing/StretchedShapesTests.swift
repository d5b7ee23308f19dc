// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

@Suite struct StretchedShapesTests {
  private func attribute(_ size: LayoutSize, _ draw: (LayoutSize) -> [DrawingElement]) -> String? {
    StretchedShapes(of: size, draw: draw).elements.first?.attributes.first {
      $0.name == "data-f"
    }?.value
  }

  private let size = LayoutSize(width: 100, height: 40)
  private let paint = ShapePaint.fill(RenderedColor(hex: 0))

  @Test("A rectangle with margins stretches with the view")
  func rectangle() {
    let form = attribute(size) { size in
      [.rect(LayoutRect(x: 4, y: 0, width: size.width - 8, height: size.height), paint)]
    }
    #expect(form == "width:-8 1 0;height:0 0 1")
  }

  @Test("What is centered moves by half")
  func center() {
    let form = attribute(size) { size in
      [.circle(x: size.width / 2, y: size.height / 2, radius: 3, paint)]
    }
    #expect(form == "cx:0 0.5 0;cy:0 0 0.5")
  }

  @Test("What is at the far edge keeps its distance from it")
  func farEdge() {
    let form = attribute(size) { size in
      [.line(from: (size.width - 10, 5), to: (size.width, 5), .stroke(RenderedColor(hex: 0)))]
    }
    #expect(form == "x1:-10 1 0;x2:0 1 0")
  }

  @Test("Shapes that do not follow the size have no attribute")
  func fixed() {
    #expect(
      attribute(size) { _ in [.rect(LayoutRect(x: 1, y: 2, width: 3, height: 4), paint)] } == nil)
  }

  @Test("Shapes inside of a clipped area are stretched too")
  func clipped() throws {
    let elements = StretchedShapes(of: size) { size in
      let area = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
      return [.clip(area, [.rect(area, paint)])]
    }.elements
    let inner = try #require(
      elements.first?.content.compactMap { content -> SVGElement? in
        if case .element(let element) = content { element } else { nil }
      }.first)
    #expect(inner.attributes.last?.value == "width:0 1 0;height:0 0 1")
  }
}
