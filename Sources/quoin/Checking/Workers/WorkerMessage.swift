// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking

/// A request to a worker process to check one file.
struct WorkerRequest: Hashable, Codable {
  var path: String
  /// The ids of rules that stopped an earlier process in this file.
  var withoutRules: Set<String> = []
  /// The rule from which on none runs; nil for all rules.
  var lastLateRule: String?
  /// Whether the worker writes each step before it takes it.
  var isTraced = false
}

/// A message from a worker process.
enum WorkerMessage: Hashable, Codable {
  /// The rule that runs next; nil before the file is read or laid out.
  case step(rule: String?)
  case outcome(FileOutcome)
}

/// The form in which requests and messages pass between processes: JSON, each on a line.
enum WorkerLine {
  static func data(of value: some Encodable) throws -> Data {
    try JSONEncoder().encode(value) + [UInt8(ascii: "\n")]
  }

  static func value<Value: Decodable>(_ type: Value.Type, in line: Data) throws -> Value {
    try JSONDecoder().decode(type, from: line)
  }
}
