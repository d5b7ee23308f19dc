// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

@Suite struct ProblemMarkTests {
  private func picture(_ change: (inout RenderedScene) -> Void = { _ in }) -> MarkupCheck {
    var scene = SampleScenes.form
    change(&scene)
    return MarkupCheck(RenderedFile.svg(of: [RenderedFile(file: "f", scenes: [scene])]))
  }

  private func mark(_ id: String, in check: MarkupCheck) -> [String: String]? {
    check.attributes.first { $0["id"] == id }
  }

  @Test("The views of a problem are marked by links, which are invisible unless shown")
  func visibility() {
    // The ambiguity is the second problem of the scene.
    #expect(mark("scene1-mark2", in: picture())?["opacity"] == "0")
    let shown = picture { $0.showsMarks = true }
    #expect(mark("scene1-mark2", in: shown)?["opacity"] == nil)
    #expect(mark("scene1-mark2", in: shown)?["href"] == "#scene1-mark2")
    #expect(shown.text.contains("UILabel name: y is not determined"))
  }

  @Test("A picture without problems has no marks and no style")
  func nothing() {
    let check = picture { ($0.conflicts, $0.ambiguities, $0.problems) = ([], [], []) }
    #expect(check.count(of: "a") == 0 && check.count(of: "style") == 0)
  }

  @Test("Both ends of a range are dashed outlines")
  func extremes() {
    let check = picture {
      $0.ambiguities[0].extremes = [0, 79].map {
        LayoutRect(x: 16, y: $0, width: 100.5, height: 21)
      }
    }
    let dashed = check.attributes.filter { $0["stroke-dasharray"] == "5 3" }
    #expect(dashed.map { $0["y"] } == ["0", "79"])
  }

  @Test("A root is marked only where a problem has no other view")
  func roots() {
    func rects(_ views: [String]) -> [String?] {
      let check = picture {
        $0.ambiguities = []
        $0.conflicts[0].views = views
      }
      return check.attributes.filter { $0["stroke-width"] == "2" && $0["x"] != nil }
        .map { $0["width"] }
    }
    #expect(rects(["root", "name"]) == ["100.5"])
    #expect(rects(["root"]) == ["320"])
  }
}
