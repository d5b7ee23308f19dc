// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The snapshots that an assertion writes.
public enum LayoutRecording: String, CaseIterable, Hashable, Sendable {
  /// Keeps a new or different layout beside the reference, for `quoin review`, and fails. This is
  /// the mode of a program without settings.
  case pending
  /// Writes references that do not exist, and fails that one time.
  case missing
  /// Writes references that do not exist or differ, and fails that one time.
  case failed
  /// Writes every reference, and passes with a note.
  case all
  /// Writes nothing. This is the mode of a program when `CI` is set.
  case never

  /// The environment variable with the name of a case.
  package static let variable = "QUOIN_RECORD"

  /// Creates the mode of the environment: that of `QUOIN_RECORD`, otherwise ``never`` when `CI` is
  /// set, otherwise ``pending``.
  ///
  /// - Throws: ``UnknownRecording``.
  package init(environment: [String: String]) throws(UnknownRecording) {
    if let name = environment[Self.variable], !name.isEmpty {
      guard let known = LayoutRecording(rawValue: name) else { throw UnknownRecording(name: name) }
      self = known
    } else {
      self = Self.isSet(environment["CI"]) ? .never : .pending
    }
  }

  private static func isSet(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false", "no"].contains(value.lowercased())
  }
}

/// A value of `QUOIN_RECORD` that is not a mode.
package struct UnknownRecording: Error, Hashable, CustomStringConvertible {
  package var name: String

  package var description: String {
    let names = LayoutRecording.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(LayoutRecording.variable)=\(name) is not a mode; use one of: \(names)"
  }
}
