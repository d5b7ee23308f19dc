// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Looks at which modules and files depend on each other:
//
//   source-graph imports ARROWS < MANIFEST    fails when imports, manifest and design disagree
//   source-graph folders RULES                fails when files name types of which they are to know nothing
//   source-graph circles FOLDER               lists the circles of files in a folder

import Foundation

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first, arguments.count) {
case ("imports", let arrowFile?, 2):
  let manifest = try Manifest(FileHandle.standardInput.readDataToEndOfFile())
  let problems = try ImportCheck(manifest: manifest, arrowFile: arrowFile).problems()
  for problem in problems { print(problem) }
  exit(problems.isEmpty ? 0 : 1)
case ("folders", let rules?, 2):
  let problems = try FolderCheck(path: rules).problems()
  for problem in problems { print(problem) }
  exit(problems.isEmpty ? 0 : 1)
case ("circles", let folder?, 2):
  for line in FileCircles(try SourceText.all(in: folder)).report { print(line) }
default:
  print(
    "usage: source-graph imports ARROWS < MANIFEST | source-graph folders RULES | "
      + "source-graph circles FOLDER")
  exit(2)
}
