// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// The reason that worker processes could not check a file, or not with all rules.
enum WorkerFailure {
  /// A process crashed. The rule is nil when the file was being read or laid out.
  case fault(rule: String?)
  /// A rule took too long. It is nil when the file was being read or laid out. A check that ends there
  /// leaves the rules after it out, too.
  case late(rule: String?, seconds: Int, endsCheck: Bool)
  /// The process of the file was ended again and again.
  case killed
  /// No process could be started.
  case unstartable(reason: String)

  private var code: String {
    switch self {
    case .fault: "internal-error"
    case .late: "time-limit"
    case .killed: "killed"
    case .unstartable: "unstartable-worker"
    }
  }

  private var sentence: String {
    switch self {
    case .fault(let rule?):
      "The rule '\(rule)' stopped the process that checked this file, so it is left out here. This is an "
        + "error in Quoin; please report it with the file."
    case .fault(nil):
      "The process that checked this file stopped while it read it or laid it out. This is an error in "
        + "Quoin; please report it with the file."
    case .late(let rule?, let seconds, endsCheck: true):
      "The rule '\(rule)' took longer than \(seconds) \(Self.unit(seconds)) in this file, as others did, so "
        + "it and the rules after it are left out here. --time-limit gives them more time."
    case .late(let rule?, let seconds, _):
      "The rule '\(rule)' took longer than \(seconds) \(Self.unit(seconds)) in this file, so it is left out "
        + "here. --time-limit gives it more time."
    case .late(nil, let seconds, _):
      "Reading this file and laying it out took longer than \(seconds) \(Self.unit(seconds)), so it is not "
        + "checked. --time-limit gives it more time."
    case .killed:
      "The system or a person ended each process that checked this file. If memory was short, try "
        + "--jobs 1."
    case .unstartable(let reason): "No process to check this file can be started: \(reason)."
    }
  }

  private static func unit(_ seconds: Int) -> String { seconds == 1 ? "second" : "seconds" }

  func outcome(of path: String) -> FileOutcome {
    .failed(FileFailure(file: path, code: code, message: sentence))
  }
}
