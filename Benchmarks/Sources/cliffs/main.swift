// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

// Shapes of layout that people do build and that used to fall off a cliff: each at the size at which
// it was found and at twice that size. Prints lines `shape size phase value [limit verdict]`, and
// fails when a limit is exceeded. Arguments name the shapes to measure, for a profiler with a size,
// `long-conflict=500`; without any, all are measured.

var sizes: [String: Int?] = [:]
for argument in CommandLine.arguments.dropFirst() {
  let parts = argument.split(separator: "=")
  guard let name = parts.first.map(String.init), Cliff.all.contains(where: { $0.name == name }),
    parts.count == 1 || Int(parts[1]) != nil
  else {
    print("usage: cliffs [\(Cliff.all.map(\.name).joined(separator: "|"))[=SIZE]]...")
    exit(2)
  }
  sizes[name] = .some(parts.count == 1 ? nil : Int(parts[1]))
}
var failed = false
for cliff in Cliff.all where sizes.isEmpty || sizes[cliff.name] != nil {
  if let size = sizes[cliff.name] ?? nil {
    print(cliff.name, size, "seconds", try cliff.seconds(size), separator: "\t")
    continue
  }
  let report = try CliffReport(cliff)
  failed = failed || !report.isWithinLimits
}
exit(failed ? 1 : 0)
