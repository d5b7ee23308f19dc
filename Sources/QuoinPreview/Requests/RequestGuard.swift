// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Decides which requests are answered at all.
///
/// A page of another origin can send requests to a local server, and with a name that it lets
/// resolve to this machine it could read the answers too. So the host name in a request must be one
/// of this server, and a request that the browser marks as sent by another site receives nothing
/// but the page.
package struct RequestGuard: Hashable, Sendable {
  /// The address that the server listens at, such as `127.0.0.1`.
  package var address: String
  package var port: Int

  package init(address: String, port: Int) {
    self.address = address
    self.port = port
  }

  /// The names with the port by which the server is reached.
  private var hosts: Set<String> {
    var names = ["localhost", Self.inAddress(address)]
    if isLoopback { names += ["127.0.0.1", "[::1]"] }
    // A browser leaves the usual port out.
    return Set(names.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] })
  }

  /// Whether only programs of this machine reach the server.
  package var isLoopback: Bool {
    address.hasPrefix("127.") || address == "::1" || address == "localhost"
  }

  /// An address as it is written before a port.
  package static func inAddress(_ address: String) -> String {
    address.contains(":") ? "[\(address)]" : address
  }

  /// Returns why a request is not answered; nil for one that is.
  package func refusal(of request: PreviewRequest) -> PreviewAnswer? {
    guard let host = request.host?.lowercased(), isKnown(host) else {
      return .refusal(403, "The header Host does not name this server.")
    }
    if let origin = request.origin?.lowercased(), origin != "http://\(host)" {
      return .refusal(403, "The request comes from a page of another origin.")
    }
    // A link on another page may lead to the page, but to nothing else.
    if let site = request.fetchSite, !["same-origin", "none"].contains(site), request.path != "/" {
      return .refusal(403, "The request comes from a page of another origin.")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return .refusal(405, "Only GET is answered.")
    }
    return nil
  }

  /// Whether a name is one of the server. A server for all addresses of the machine is reached by
  /// any number, but by no name, since anybody can let a name resolve to a number.
  private func isKnown(_ host: String) -> Bool {
    if hosts.contains(host) { return true }
    guard address == "0.0.0.0" || address == "::" else { return false }
    let name = host.hasSuffix(":\(port)") ? host.dropLast("\(port)".count + 1) : host[...]
    let isNumber = name.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    return isNumber || (name.hasPrefix("[") && name.hasSuffix("]"))
  }
}
