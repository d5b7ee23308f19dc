// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Ends the program with a message about the call.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fuzz: \(message)\n\(FuzzArguments.usage)".utf8))
  exit(2)
}

let arguments = FuzzArguments(Array(CommandLine.arguments.dropFirst()))
let tally = arguments.jobs > 0 ? FuzzJobs.run(arguments) : FuzzRun.run(arguments)
print(tally)
exit(tally.isSuccess ? 0 : 1)
