// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CheckReview
import Foundation

/// Ends the program with a message about the call.
func stop(_ message: String) -> Never {
  let usage = """
    usage: check-review findings TABLES FOLDER...   reviews the findings on real files
           check-review faults COUNT FOLDER...      plants faults into files
    TABLES is the folder of check-counts.tsv and check-accepted.tsv.

    """
  FileHandle.standardError.write(Data("check-review: \(message)\n\(usage)".utf8))
  exit(64)
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 3 else { stop("a subject, its argument and a folder are needed") }
let files = ReviewedFiles(folders: Array(words.dropFirst(2)))
do {
  switch words[0] {
  case "findings":
    exit(try FixtureReview.run(files, tables: words[1]) ? 0 : 1)
  case "faults":
    guard let count = Int(words[1]), count > 0 else {
      stop("\(words[1]) is not a number of faults")
    }
    exit(try RecallReview.run(files, count: count) ? 0 : 1)
  default: stop("there is no subject \(words[0])")
  }
} catch {
  stop("\(error)")
}
