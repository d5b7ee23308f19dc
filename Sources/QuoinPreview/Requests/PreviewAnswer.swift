// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An answer to a request: a status, a type and the bytes.
package struct PreviewAnswer: Hashable, Sendable {
  /// The content security policy of a page, as in the header `Content-Security-Policy`.
  package enum Policy: Hashable, Sendable {
    /// The page itself, which loads from its own origin alone.
    case own
    /// A document that contains its scripts. It is in a sandbox: the browser gives it an origin of
    /// its own, from which it cannot read the answers of this server.
    case sandboxed

    package var text: String {
      switch self {
      case .own:
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
          + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
      case .sandboxed:
        "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; "
          + "style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"
      }
    }
  }

  package var status: Int
  package var type: String
  package var body: [UInt8]
  package var policy = Policy.own
  /// The entity tag of the answer, with which a browser validates its copy; nil for answers that
  /// are not cached.
  package var tag: String?
  /// The name of the file that a browser stores; nil for answers that it shows.
  package var fileName: String?

  package init(status: Int = 200, type: String, body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// Creates an answer with text.
  package init(status: Int = 200, type: String, _ text: String) {
    self.init(status: status, type: "\(type); charset=utf-8", body: Array(text.utf8))
  }

  /// An answer of JSON.
  package static func json(_ text: String) -> PreviewAnswer {
    PreviewAnswer(type: "application/json", text)
  }

  /// A sentence about a request that has no other answer.
  package static func refusal(_ status: Int, _ sentence: String) -> PreviewAnswer {
    PreviewAnswer(status: status, type: "text/plain", sentence + "\n")
  }

  /// The headers of the answer, in this order. None of them shares the answer with other origins.
  package var headers: [(name: String, value: String)] {
    var headers = [
      ("Content-Type", type), ("Content-Security-Policy", policy.text),
      ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Referrer-Policy", "no-referrer"),
      ("Cache-Control", tag == nil ? "no-store" : "no-cache"),
    ]
    if let tag { headers.append(("ETag", tag)) }
    if let fileName {
      let plain = fileName.filter {
        $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
      }
      headers.append(("Content-Disposition", "attachment; filename=\"\(plain)\""))
    }
    return headers.map { (name: $0.0, value: $0.1) }
  }

  /// The answer to a request that may have a copy: without a body where the copy is still right.
  package func answering(_ request: PreviewRequest) -> PreviewAnswer {
    guard let tag, request.knownTag == tag else { return self }
    var answer = self
    answer.status = 304
    answer.body = []
    return answer
  }
}
