// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CheckReview
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "findings": exit(FixtureReview.run(folders: Array(words.dropFirst())))
default:
  FileHandle.standardError.write(Data("usage: check-review findings FOLDER...\n".utf8))
  exit(64)
}
