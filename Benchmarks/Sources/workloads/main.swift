// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutProblems

/// The arguments of the program.
struct Selection {
  var directory: String
  var problems: [(family: WorkloadFamily, size: Int)]
}

let usage = """
  usage: workloads DIRECTORY [NAME[:SIZE,SIZE...]]...
  Writes problem files NAME-SIZE.txt: those of the named workloads, or all that are measured.
  names: \(WorkloadFamily.all.map(\.name).joined(separator: " "))

  """

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("workloads: \(message)\n\(usage)".utf8))
  exit(2)
}

func selection(of arguments: [String]) -> Selection {
  guard let directory = arguments.first, !directory.hasPrefix("--") else {
    stop("a directory is missing")
  }
  var selection = Selection(directory: directory, problems: [])
  let requests = arguments.count > 1 ? arguments.dropFirst() : WorkloadFamily.all.map(\.name)[...]
  for request in requests {
    let parts = request.split(separator: ":", omittingEmptySubsequences: false)
    guard let family = WorkloadFamily.all.first(where: { $0.name == parts[0] }) else {
      stop("there is no workload \(parts[0])")
    }
    let sizes: [Int?] =
      parts.count > 1 ? parts[1].split(separator: ",").map { Int($0) } : family.sizes
    for size in sizes {
      guard parts.count < 3, let size, size > 0 else { stop("\(request) has no such size") }
      selection.problems.append((family, size))
    }
  }
  return selection
}

let chosen = selection(of: Array(CommandLine.arguments.dropFirst()))
do {
  try FileManager.default.createDirectory(
    atPath: chosen.directory, withIntermediateDirectories: true)
  for (family, size) in chosen.problems {
    guard let problem = family.problem(size: size) else {
      stop("\(family.name) has no layout of the size \(size)")
    }
    let file = URL(fileURLWithPath: chosen.directory)
      .appendingPathComponent("\(family.name)-\(size).txt")
    try Data(problem.text.utf8).write(to: file)
  }
} catch {
  stop("cannot write to \(chosen.directory): \(error)")
}
