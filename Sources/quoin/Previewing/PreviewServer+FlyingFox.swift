// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Preview

import FlyingFox
import FlyingSocks
import Foundation
import QuoinPreview

/// The server of a page: hands requests to a ``PreviewJob`` and its answers to browsers.
@MainActor struct PreviewServer {
  /// Whether this build has a server.
  nonisolated static let isAvailable = true

  let job: PreviewJob
  let host: String
  let port: UInt16
  let opensPage: Bool

  /// The number of ports that are tried.
  private static let attempts: UInt16 = 10
  /// The longest time of an answer, such as the findings of a large file, in seconds.
  private static let timeout = 120.0
  /// The time between comments in event streams, in seconds.
  private static let heartbeat = 15.0

  /// Serves until the process ends.
  ///
  /// - Throws: A ``CommandError`` when no port is free.
  func run() async throws(CommandError) {
    let (server, number) = try await listening()
    let known = RequestGuard(address: numeric, port: Int(number))
    let address = "http://\(RequestGuard.inAddress(numeric)):\(number)/"
    if !known.isLoopback {
      job.console.complain(
        "quoin: warning: Other machines can read the page at \(address), and what is in the files.")
    }
    job.begin(known, address: address)
    if opensPage { PageOpening.launch(address) }
    Self.exitOnSignals()
    let job = job
    let beats = Task { @MainActor in
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(Self.heartbeat))
        job.events.sendComment()
      }
    }
    defer { beats.cancel() }
    do {
      try await server.value
    } catch {
      throw .unavailablePort("\(number)", reason: "\(error)")
    }
  }

  /// The address in numbers.
  private var numeric: String { host == "localhost" ? "127.0.0.1" : host }

  /// Begins to listen at the first free port.
  private func listening() async throws(CommandError) -> (Task<Void, any Error>, UInt16) {
    let last = port == 0 ? 0 : min(UInt16.max - Self.attempts, port) + Self.attempts - 1
    var reason = ""
    for number in port...max(port, last) {
      do {
        let address = try address(number)
        try Self.probe(address)
        let server = server(at: address)
        let task = Task { try await server.run() }
        try await server.waitUntilListening(timeout: 5)
        if number != port {
          job.console.complain("quoin: remark: Port \(port) is taken.")
        }
        return (task, Self.port(of: await server.listeningAddress) ?? number)
      } catch {
        reason = "\(error)"
      }
    }
    throw .unavailablePort(port == 0 ? "0" : "\(port) to \(last)", reason: reason)
  }

  private func address(_ port: UInt16) throws -> any SocketAddress {
    numeric.contains(":")
      ? try sockaddr_in6.inet6(ip6: numeric, port: port)
      : try sockaddr_in.inet(ip4: numeric, port: port)
  }

  private static func port(of address: Socket.Address?) -> UInt16? {
    switch address {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix, nil: nil
    }
  }

  private func server(at address: some SocketAddress) -> HTTPServer {
    let job = job
    return HTTPServer(
      address: address, timeout: Self.timeout, pool: PromptSockets(), logger: .disabled,
      handler: ClosureHTTPHandler { await Self.answer($0, job) })
  }

  /// - Throws: When the port is taken.
  private static func probe(_ address: some SocketAddress) throws {
    let socket = try Socket(domain: Int32(address.family))
    defer { try? socket.close() }
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: address)
    // Two sockets may be bound to a port that is to be reused, but only one listens.
    try socket.listen()
  }

  /// Ends the process with the code of success when a person ends it.
  private static func exitOnSignals() {
    for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
    signal(SIGPIPE, SIG_IGN)
  }

  // MARK: Answers

  private nonisolated static func answer(
    _ request: HTTPRequest, _ job: PreviewJob
  ) async -> HTTPResponse {
    let asked = PreviewRequest(
      method: request.method.rawValue, target: request.target.rawValue,
      headers: Dictionary(
        request.headers.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first }
      ))
    switch await job.answer(asked) {
    case .events(let stream):
      let headers: HTTPHeaders = [
        .contentType: "text/event-stream", HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ]
      return HTTPResponse(
        statusCode: .ok, headers: headers, body: HTTPBodySequence(from: EventBytes(stream)))
    case .answer(let answer):
      var headers = HTTPHeaders()
      for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
      var body = Data(answer.body)
      if asked.method == "HEAD" {
        headers[.contentLength] = "\(body.count)"
        body = Data()
      }
      return HTTPResponse(
        statusCode: HTTPStatusCode(answer.status, phrase: phrase(answer.status)), headers: headers,
        body: body)
    }
  }

  private nonisolated static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    default: "Internal Server Error"
    }
  }
}

#endif
