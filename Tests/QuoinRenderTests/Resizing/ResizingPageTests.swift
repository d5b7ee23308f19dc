// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText
import Testing

@testable import QuoinRender

@MainActor @Suite struct ResizingPageTests {
  private func page() -> String {
    let sampler = SceneSampler(
      scale: 1, baseSize: LayoutSize(width: 320, height: 100),
      sample: { size in
        SceneSample(
          edges: [0, 0, size.width, size.height, 16, 20, 116.5, 41], hidden: [false, false])
      },
      scene: { size in
        var scene = SampleScenes.form
        scene.size = size
        return scene
      })
    let variant = ResizingPage.Variant(
      name: "Left to right", sampler: sampler,
      range: SizeRange(widths: 320...330, heights: 100...110), measurer: SystemFontMeasurer())
    return ResizingPage(
      title: "Form.xib", scenes: [ResizingPage.Scene(variants: [variant])],
      remarks: ["a < b"], measurer: SystemFontMeasurer()
    ).html
  }

  @Test("A page has the picture, the data and the program, and loads nothing")
  func parts() {
    let html = page()
    #expect(html.contains(#"<script type="application/json" id="quoin-pieces">{"version":1,"#))
    #expect(html.contains(#"<g data-id="name" data-v="1" transform="translate(16 20)">"#))
    #expect(html.contains("Remark: a &lt; b"))
    for address in ["http://", "https://", "src=", "@import", "url("] {
      let rest = html.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(address), "\(address)")
    }
  }

  @Test("The problems of the first size are in the page without the program")
  func problems() {
    #expect(page().contains("these 2 constraints cannot hold"))
  }

  @Test("The program is at most 12 KB")
  func programSize() {
    #expect(ResizingPage.script.utf8.count <= 12 * 1024)
  }
}
