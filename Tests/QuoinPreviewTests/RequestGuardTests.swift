// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinPreview

/// The requests that a local server answers.
@Suite struct RequestGuardTests {
  private let known = RequestGuard(address: "127.0.0.1", port: 8417)

  private func status(
    _ headers: [String: String], path: String = "/api/files", method: String = "GET",
    by known: RequestGuard? = nil
  ) -> Int {
    let request = PreviewRequest(method: method, target: path, headers: headers)
    return (known ?? self.known).refusal(of: request)?.status ?? 200
  }

  @Test(
    "The names of this machine with the port are answered",
    arguments: ["127.0.0.1:8417", "localhost:8417", "LOCALHOST:8417", "[::1]:8417"])
  func answers(host: String) {
    #expect(status(["Host": host]) == 200)
  }

  @Test(
    "Other names are refused, whatever they resolve to",
    arguments: [
      "evil.example:8417", "127.0.0.1", "127.0.0.1:80", "localhost.evil.example:8417",
      "127.0.0.1:8417.evil.example", "", "8417", "127.0.0.1:8417@evil.example",
    ])
  func refuses(host: String) {
    #expect(status(["Host": host]) == 403)
  }

  @Test("A request without a name is refused")
  func refusesNoHost() {
    #expect(status([:]) == 403)
  }

  @Test("A page of another origin gets nothing")
  func otherOrigin() {
    let host = "127.0.0.1:8417"
    #expect(status(["Host": host, "Origin": "http://evil.example"]) == 403)
    #expect(status(["Host": host, "Origin": "null"]) == 403)
    #expect(status(["Host": host, "Origin": "http://127.0.0.1:8417"]) == 200)
    #expect(status(["Host": host, "Sec-Fetch-Site": "cross-site"]) == 403)
    #expect(status(["Host": host, "Sec-Fetch-Site": "same-site"]) == 403)
    #expect(status(["Host": host, "Sec-Fetch-Site": "same-origin"]) == 200)
  }

  @Test("A link on another page may lead to the page")
  func link() {
    let headers = ["Host": "127.0.0.1:8417", "Sec-Fetch-Site": "cross-site"]
    #expect(status(headers, path: "/") == 200)
  }

  @Test("Nothing is written", arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
  func methods(method: String) {
    #expect(status(["Host": "127.0.0.1:8417"], method: method) == 405)
  }

  @Test("A server for all addresses is reached by numbers and by no other name")
  func allAddresses() {
    let open = RequestGuard(address: "0.0.0.0", port: 80)
    #expect(status(["Host": "192.168.1.7"], by: open) == 200)
    #expect(status(["Host": "192.168.1.7:80"], by: open) == 200)
    #expect(status(["Host": "evil.example"], by: open) == 403)
    #expect(!open.isLoopback)
  }

  @Test("Answers are not shared with other origins, and load from their own alone")
  func headers() {
    let headers = Dictionary(
      PreviewAnswer.json("{}").headers.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    #expect(headers["Access-Control-Allow-Origin"] == nil)
    #expect(headers["Content-Security-Policy"]?.hasPrefix("default-src 'self'; ") == true)
    #expect(headers["Content-Security-Policy"]?.contains("script-src 'unsafe") == false)
    #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin")
    #expect(headers["X-Content-Type-Options"] == "nosniff")
  }

  @Test("A document with scripts of its own is in a sandbox")
  func sandbox() {
    #expect(PreviewAnswer.Policy.sandboxed.text.hasPrefix("sandbox allow-scripts; "))
    #expect(!PreviewAnswer.Policy.sandboxed.text.contains("allow-same-origin"))
  }
}
