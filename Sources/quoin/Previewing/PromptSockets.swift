// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Preview

import FlyingFox
import FlyingSocks
import Foundation

/// The sockets of a server, each of which sends at once.
///
/// FlyingFox writes the header of an answer and its body one after the other. By default the system
/// sends the second only after the first is acknowledged, and browsers delay that by 40 ms.
struct PromptSockets: AsyncSocketPool {
  private let pool: any AsyncSocketPool

  init() { pool = HTTPServer.defaultPool() }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  /// Waits for a socket. The first one is that which listens, whose options all others inherit.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let sendsAtOnce = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
    try socket.setValue(true, for: sendsAtOnce)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}

#endif
