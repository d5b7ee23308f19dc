// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !Preview

/// The server of a page, in a build without one.
@MainActor struct PreviewServer {
  /// Whether this build has a server.
  nonisolated static let isAvailable = false

  let job: PreviewJob
  let host: String
  let port: UInt16
  let opensPage: Bool

  /// - Throws: A ``CommandError`` always.
  func run() async throws(CommandError) { throw .missingPreview }
}

#endif
