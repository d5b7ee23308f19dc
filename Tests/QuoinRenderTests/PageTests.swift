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
    #expect(check.count(of: "tr") == 9)
    for part in [
      "<a>.xib", "y is not determined", "these 2 constraints", "excluded", "gizmo", "No scene.",
    ] {
      #expect(check.text.contains(part))
    }
  }

  @Test("A page loads no other files")
  func aPageNeedsNothingButItself() {
    let page = RenderedFile.html(of: files)
    #expect(!page.contains("src=") && !page.contains("href=") && !page.contains("@import"))
    #expect(
      page.replacingNamespace.contains("http") == false, "only the namespace of SVG is an address")
  }

  @Test("Identifiers are unique in a page")
  func identifiersAreUniqueInAPage() {
    let ids = MarkupCheck(RenderedFile.html(of: files)).values(of: "id")
    #expect(ids.count == 3)
    #expect(Set(ids).count == ids.count)
  }
}

extension String {
  fileprivate var replacingNamespace: String {
    split(separator: "http://www.w3.org/2000/svg", omittingEmptySubsequences: false).joined()
  }
}
