// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests

/// The selection of real files that a run reads.
///
/// A thorough run reads every file, and the others every fourth.
enum StoredFileSelection {
  /// Whether the run reads every file.
  static var isComplete: Bool { ThoroughTests.areWanted }

  /// The files of the run among all of a folder.
  static func selected(from names: [String]) -> [String] {
    isComplete ? names : every(4, of: names)
  }

  /// The first of so many names, and so on.
  static func every(_ step: Int, of names: [String]) -> [String] {
    names.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// The repositories of which no difference is printed, so that rules can be measured on files that
  /// they were not read off: the lines of the file that `QUOIN_IB_HELD_OUT` names.
  static let heldOut: Set<String> = {
    guard let path = ProcessInfo.processInfo.environment["QUOIN_IB_HELD_OUT"],
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return Set(text.split(whereSeparator: \.isNewline).map(String.init))
  }()

  /// Whether a file belongs to a repository that is held out. The first folder in its name is the
  /// repository.
  static func isHeldOut(_ file: String) -> Bool {
    file.split(separator: "/").first.map { heldOut.contains(String($0)) } ?? false
  }
}
