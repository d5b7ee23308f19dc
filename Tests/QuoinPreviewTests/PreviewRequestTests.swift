// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinPreview

/// Requests as values.
@Suite struct PreviewRequestTests {
  @Test("A query is decoded, and the first value of a name counts")
  func query() {
    let request = PreviewRequest(
      method: "GET", target: "/api/scene?file=A%20b.xib&id=x+y&id=z&size=375%C3%97667&empty=&alone")
    #expect(request.path == "/api/scene")
    #expect(
      request.query == [
        "file": "A b.xib", "id": "x y", "size": "375×667", "empty": "", "alone": "",
      ])
  }

  @Test("What cannot be decoded stays as it is")
  func broken() {
    #expect(PreviewRequest(method: "GET", target: "/?a=%zz").query == ["a": "%zz"])
    #expect(PreviewRequest(method: "GET", target: "").path == "")
  }

  @Test("The names of headers have any letter case")
  func headers() {
    let request = PreviewRequest(
      method: "GET", target: "/", headers: ["hOST": "a", "IF-NONE-MATCH": "\"1\""])
    #expect(request.host == "a")
    #expect(request.knownTag == "\"1\"")
  }

  @Test("A copy that is still right is not sent again")
  func tags() {
    guard let page = PreviewPage.answer("/app.js"), let tag = page.tag else {
      Issue.record("The page has no program.")
      return
    }
    let same = PreviewRequest(method: "GET", target: "/app.js", headers: ["If-None-Match": tag])
    #expect(page.answering(same).status == 304)
    #expect(page.answering(same).body.isEmpty)
    let other = PreviewRequest(
      method: "GET", target: "/app.js", headers: ["If-None-Match": "\"0\""])
    #expect(page.answering(other).status == 200)
  }

  @Test("The page has no other parts")
  func parts() {
    for path in ["/", "/app.js", "/app.css"] { #expect(PreviewPage.answer(path) != nil) }
    for path in ["", "/app.js/", "/../app.js", "//", "/index.html"] {
      #expect(PreviewPage.answer(path) == nil)
    }
  }

  @Test("The page is small: 900 lines of program of its own, 300 of style, 60 KB")
  func size() {
    func lines(_ text: String) -> Int { text.split(separator: "\n").count }
    // The parts that it shares with resizing pages have a budget there.
    #expect(lines(PreviewPage.ownScript) <= 900)
    #expect(lines(PreviewPage.sheet) <= 300)
    let bytes = [PreviewPage.document, PreviewPage.script, PreviewPage.sheet].map(\.utf8.count)
    #expect(bytes.reduce(0, +) <= 60_000)
  }
}
