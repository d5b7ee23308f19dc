// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

@MainActor @Suite struct ScenePiecesTests {
  /// A root with a box 16 from its edges, half as high as it is wide, and a label whose text is that
  /// of a hostile file.
  private func sampler(text: String = "</script><b>") -> SceneSampler {
    SceneSampler(
      scale: 2, baseSize: LayoutSize(width: 320, height: 480),
      sample: { size in
        let (w, h) = (size.width, size.height)
        return SceneSample(
          edges: [0, 0, w, h, 16, 16, w - 16, 16 + (w - 32) / 2, 16, h - 40, w / 3, h - 20],
          hidden: [false, w >= 834, false])
      },
      scene: { size in
        let (w, h) = (size.width, size.height)
        return RenderedScene(
          id: "s", name: "Scene", size: size,
          views: [
            SampleScenes.view("root", 0, 0, w, h),
            SampleScenes.view("box", 16, 16, w - 32, (w - 32) / 2, parent: "root"),
            SampleScenes.view(
              "label", 16, h - 40, w / 3 - 16, 20, kind: .label, parent: "root",
              appearance: RenderedAppearance(text: text)),
          ])
      })
  }

  private func pieces(
    of sampler: SceneSampler, in range: SizeRange, checks: Int
  ) -> ScenePieces {
    ScenePieces(
      PieceSearch(sampler, in: range, checks: checks),
      shownAs: sampler.scene(sampler.baseSize))
  }

  private let range = SizeRange(widths: 320...1366, heights: 480...1366)

  @Test("The data of a page lists each function once, in the documented form")
  func data() {
    let pieces = self.pieces(of: sampler(text: "x"), in: range, checks: 50)
    #expect(pieces.exactness == .both)
    let json = pieces.json
    #expect(
      json.hasPrefix(
        #"{"version":1,"scale":2,"width":[320,1366],"height":[480,1366],"size":[320,480],"#
          + #""exact":"both","functions":[0,[[320,0,1]],[0,[480,0,1]],16,"#))
    #expect(json.contains(#""views":[["root",-1,0,0,1,2,""],["box",0,3,3,4,5,""],"#))
    #expect(json.contains(#""hidden":[["box",[[320,0],[834,1]]]]"#))
  }

  @Test("A search that goes on in steps finds the same pieces")
  func steps() {
    let sampler = sampler(text: "x")
    var search = PieceSearch(sampler, in: range, checks: 50)
    var steps = 1
    while search.advance(until: .now) { steps += 1 }
    // 1,047 widths, 887 heights and 50 random sizes, one in each step.
    #expect(steps == 1047 + 887 + 50)
    let variant = ResizingPage.Variant(name: "", search)
    #expect(variant.pieces.json == pieces(of: sampler, in: range, checks: 50).json)
    #expect(variant.json().contains(#""data":{"version":1,"#))
  }

  @Test("A problem whose sentence has other numbers at each size is one problem")
  func numbersOfProblems() throws {
    var sizes = 0
    var sampler = sampler()
    let scene = sampler.scene
    // The contents are 600 high: below that they do not fit. From 700 points on a length is open.
    sampler.scene = { size in
      sizes += 1
      var scene = scene(size)
      scene.reports = []
      let missing = 600 - size.height
      if missing > 0 {
        let sum = "540 + 60 = 600, but root is \(Int(size.height)) high: \(Int(missing)) too much"
        scene.reports?.append(ProblemReport(.ambiguous, sum, views: ["box"]))
      } else if size.height >= 700 {
        scene.reports?.append(ProblemReport(.ambiguous, "box has no height", views: ["box"]))
      }
      return scene
    }
    let problems = pieces(of: sampler, in: range, checks: 5).problems
    // The file is 480 high, so its sentence is that of this height.
    let sum = "540 + 60 = 600, but root is 480 high: 120 too much"
    try #require(problems.count == 3)
    #expect(problems.map(\.report.headline) == [sum, sum, "box has no height"])
    #expect(problems[0].report.details.isEmpty)
    #expect(problems[0].widths == [320...1366] && problems[0].heights.isEmpty)
    #expect(problems[1].report.details == ["  (the numbers are those of a height of 480)"])
    #expect(problems[1].widths.isEmpty && problems[1].heights == [480...599])
    #expect(problems[2].report.details.isEmpty && problems[2].heights == [700...1366])
    // A change is found by halving a range of 886 heights, ten times; the others are ends of ranges
    // and borders of edges.
    #expect(sizes < 40)
  }

  @Test("Frames are rounded to pixels by their edges, as layout rounds them")
  func frames() {
    let pieces = self.pieces(of: sampler(), in: range, checks: 50)
    let frames = pieces.frames(width: 401, height: 600)
    // The bottom of the box is 16 + 369 / 2 = 200.5; the right edge of the label 133.67, 133.5 on
    // the grid of half points.
    #expect(frames[1] == LayoutRect(x: 16, y: 16, width: 369, height: 184.5))
    #expect(frames[2] == LayoutRect(x: 16, y: 560, width: 117.5, height: 20))
  }

  @Test("An edge between two pixels is rounded in a page as in layout", arguments: [1.0, 2, 3])
  func middles(scale: Double) {
    // The page calculates this, with lengths of six decimals.
    #expect(ResizingPage.pieces.contains("Math.floor(x * s + 0.5 + 1e-6 * s) / s"))
    // The middles have numbers of half pixels, such as 25.166667 points at three pixels a point.
    for halves in -201...201 where halves % 2 != 0 {
      let edge = Double(halves) / (2 * scale)
      let written = Double(JSONValue.piece(edge).serialized)
      let onPage = written.map { ($0 * scale + 0.5 + 1e-6 * scale).rounded(.down) / scale }
      #expect(onPage == PixelGrid(scale: scale).rounded(edge))
    }
  }

  @Test("No text of a file ends the data of a page")
  func hostileText() {
    let pieces = self.pieces(of: sampler(text: "</script> one two"), in: range, checks: 50)
    #expect(!pieces.texts.isEmpty)
    #expect(!pieces.json.contains("</script>"))
    #expect(pieces.json.contains(#"\u003c/script>"#))
  }

  @Test(
    "Edges that no pieces describe make the scene exact at its height only, and the page says so")
  func fallback() {
    var sampler = sampler()
    let usual = sampler.sample
    sampler.sample = { size in
      var sample = usual(size)
      // No finite number of affine regions.
      sample.edges[6] = size.width * size.height / 1000
      return sample
    }
    let pieces = self.pieces(of: sampler, in: range, checks: 50)
    #expect(pieces.exactness == .width)
    #expect(pieces.json.contains(#""exact":"width""#))
    for width in [320, 500, 1366] {
      let right = pieces.views[1].edges[2].value(width: Double(width), height: 480)
      #expect(abs(right - Double(width) * 0.48) < 1e-6)
    }
  }

  @Test("The size of the scene belongs to the range")
  func ownSize() {
    let range = SizeRange(widths: 400...500, heights: 400...420)
    let pieces = self.pieces(of: sampler(), in: range, checks: 10)
    #expect(pieces.range == SizeRange(widths: 320...500, heights: 400...480))
  }
}
