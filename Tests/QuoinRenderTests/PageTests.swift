// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender
import Testing

@Suite struct PageTests {
  private let files = [
    RenderedFile(file: "<a>.xib", scenes: [SampleScenes.form, SampleScenes.form]),
    RenderedFile(file: "b.xib", scenes: [SampleScenes.form], unknown: ["gizmo"]),
    RenderedFile(file: "c.xib", scenes: []),
  ]

  @Test("A page is well-formed, has a picture for each scene and lists the problems")
  func aPageIsWellFormedHasAPictureForEachSceneAndListsTheProblems() {
    let check = MarkupCheck(RenderedFile.html(of: files, showsConstraints: true))
    #expect(check.isWellFormed)
    #expect(check.count(of: "figure") == 3)
    #expect(check.count(of: "li") == 9)
    for part in [
      "<a>.xib", "y is not determined", "these 2 constraints", "excluded", "gizmo", "No scene.",
    ] {
      #expect(check.text.contains(part))
    }
  }

  @Test("A page loads no other files")
  func aPageNeedsNothingButItself() {
    let page = RenderedFile.html(of: files)
    #expect(!page.contains("src=") && !page.contains("@import"))
    let links = MarkupCheck(page).values(of: "href")
    #expect(!links.isEmpty && links.allSatisfy { $0.hasPrefix("#") })
    #expect(
      page.replacingNamespace.contains("http") == false, "only the namespace of SVG is an address")
  }

  @Test("Identifiers are unique in a page")
  func identifiersAreUniqueInAPage() {
    let ids = MarkupCheck(RenderedFile.html(of: files)).values(of: "id")
    // Of each of 3 scenes: the clip of the screen, 3 problems, and the mark of the ambiguous view.
    #expect(ids.count == 15)
    #expect(Set(ids).count == ids.count)
  }

  @Test("Each link of a page leads to a problem or to the mark of its views")
  func links() {
    let check = MarkupCheck(RenderedFile.html(of: files))
    let links = check.values(of: "href")
    let ids = Set(check.values(of: "id"))
    #expect(links.count == 6)
    #expect(links.allSatisfy { ids.contains(String($0.dropFirst())) })
  }

  @Test("Names in problems are escaped in pages and pictures")
  func escaping() {
    var scene = SampleScenes.form
    scene.conflicts[0].message = "<b> & \"c\"\n  </div><script>"
    scene.conflicts[0].views = ["name"]
    let file = RenderedFile(file: "f", scenes: [scene])
    for text in [RenderedFile.html(of: [file]), RenderedFile.svg(of: [file])] {
      #expect(MarkupCheck(text).isWellFormed)
      #expect(!text.contains("<script>") && text.contains("&lt;b&gt; &amp; &quot;c&quot;"))
    }
  }
}

extension String {
  fileprivate var replacingNamespace: String {
    split(separator: "http://www.w3.org/2000/svg", omittingEmptySubsequences: false).joined()
  }
}
