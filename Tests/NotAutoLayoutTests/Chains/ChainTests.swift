// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// The case A25 of the specification.
@MainActor struct ChainTests {
  @Test(arguments: [
    Rect(x: 40, y: 60, width: 120, height: 80),
    Rect(x: -17.3, y: 903.125, width: 211.7, height: 0.6),
    Rect(x: 1024.7, y: -0.3, width: 33.333, height: 71.9),
  ])
  func `Every chain makes the rectangle whose numbers it gets`(rect: Rect) {
    #expect(ChainWalk(rect).mistakes.prefix(5) == [])
  }

  @Test func `There are as many chains as the specification counts`() throws {
    let chains = ChainWalk(.zero).chains
    #expect(chains.count == 1459)
    #expect(Set(chains).count == 1459)
    #expect(try PublishedGrammar.chains().count == 190)
  }

  @Test func `The chains of version 3.3 are among them, and complete with their last call`() throws
  {
    let chains = Set(ChainWalk(.zero).chains)
    let published = try PublishedGrammar.chains().map { $0.joined(separator: " ") }
    #expect(published.filter { !chains.contains($0) } == [])
  }
}
#endif
