// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

// Shapes of layout that people do build and that used to fall off a cliff: each at the size at which
// it was found and at twice that size. Prints lines `shape size phase value [limit verdict]`, and
// fails when a limit is exceeded. Arguments name the shapes to measure; without any, all are.

let names = Set(CommandLine.arguments.dropFirst())
let unknown = names.subtracting(Cliff.all.map(\.name))
guard unknown.isEmpty else {
  print("usage: cliffs [\(Cliff.all.map(\.name).joined(separator: "|"))]...")
  exit(2)
}
var failed = false
for cliff in Cliff.all where names.isEmpty || names.contains(cliff.name) {
  let report = try CliffReport(cliff)
  failed = failed || !report.isWithinLimits
}
exit(failed ? 1 : 0)
