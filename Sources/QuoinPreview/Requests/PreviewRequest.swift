// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// A request of a page, without the body, which no address reads.
package struct PreviewRequest: Hashable, Sendable {
  package var method: String
  /// The path without the query, as it was sent.
  package var path: String
  /// The values of the query by their names, decoded; the first one of each name.
  package var query: [String: String]
  /// The header `Host`; nil for a request without one.
  package var host: String?
  /// The header `Origin`.
  package var origin: String?
  /// The header `Sec-Fetch-Site`: whether the requesting page is of the same origin.
  package var fetchSite: String?
  /// The header `If-None-Match`.
  package var knownTag: String?
  /// The header `Last-Event-ID`.
  package var lastEvent: String?

  /// - Parameter target: The path with the query, as it was sent.
  package init(method: String, target: String, headers: [String: String] = [:]) {
    self.method = method
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts.first ?? "")
    query = ProgramQuestion.values(in: parts.count > 1 ? parts[1] : "")
    let named = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    host = named["host"]
    origin = named["origin"]
    fetchSite = named["sec-fetch-site"]
    knownTag = named["if-none-match"]
    lastEvent = named["last-event-id"]
  }
}
