// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Usage: generator stubs FOLDER LIST ...        writes the modules of UIKit and AppKit
//        generator client FILE LIST ...         writes the program that uses the declarations of
//        QuoinUIKit generator names FILE LIST ...          writes a program that names the
//        declarations of CoreGraphics generator surplus FOLDER LIST ...      looks for other
//        declarations of QuoinUIKit, in symbol graphs

import Foundation

/// Prints a sentence and ends the program.
func stop(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("check-apple: \(sentence)\n".utf8))
  exit(1)
}

/// The declarations of all lists for one side.
func surface(_ side: Side, _ files: [String]) throws -> Surface {
  var surface = Surface()
  for file in files {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try surface.read(lines, of: file, side: side)
  }
  return surface
}

/// The modules of one side, each with the modules that it re-exports.
func writeStubs(_ side: Side, _ modules: [(String, [String])], _ files: [String], to folder: URL)
  throws
{
  let writer = StubWriter(surface: try surface(side, files))
  for (module, imports) in modules {
    let source = writer.source(of: module, importing: imports)
    let file = folder.appendingPathComponent("\(module).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
  }
}

func run(_ command: String, _ target: URL, _ files: [String]) throws {
  let below = ["Foundation", "ObjectiveC", "CoreGraphics", "QuartzCore"]
  switch command {
  case "stubs":
    let modules = [
      ("ObjectiveC", []), ("CoreGraphics", ["Foundation"]),
      ("QuartzCore", ["Foundation", "CoreGraphics"]), ("UIKit", below),
    ]
    try writeStubs(.uiKit, modules, files, to: target)
    try writeStubs(.appKit, [("AppKit", below)], files, to: target)
  case "client":
    let source = ClientWriter(surface: try surface(.quoin, files)).source(
      importing: ["QuoinUIKit", "QuoinUIKitExtras", "QuoinStoryboards"])
    try source.write(to: target, atomically: true, encoding: .utf8)
  case "names":
    let types = try surface(.uiKit, files).types
    let modules = ["AppleFoundation", "QuoinUIKit", "QuoinUIKitExtras"]
    let names = types.filter { $0.framework == "CoreGraphics" && $0.kind != .extension }.map(\.name)
    let lines = modules.map { "import \($0)" } + names.map { "_ = \($0).self" }
    try (lines.joined(separator: "\n") + "\n").write(to: target, atomically: true, encoding: .utf8)
  case "surplus":
    let search = SurplusSearch(surface: try surface(.quoin, files))
    let graphs = try FileManager.default.contentsOfDirectory(atPath: target.path)
      .filter { $0.hasSuffix(".symbols.json") }.sorted()
    let names = try graphs.flatMap {
      try search.names(in: Data(contentsOf: target.appendingPathComponent($0)))
    }
    if graphs.isEmpty { stop("no symbol graph in \(target.path)") }
    if names.isEmpty { return }
    stop(
      """
      QuoinUIKit, QuoinUIKitExtras or QuoinStoryboards has what the lists have not: \(names.joined(separator: ", "))
      Add each to Stubs/Surface with Apple's signature, or let it not be public.
      """)
  default:
    stop("no command \(command)")
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  stop("usage: generator stubs|client|names|surplus TARGET LIST ...")
}
do {
  try run(arguments[0], URL(fileURLWithPath: arguments[1]), Array(arguments.dropFirst(2)))
} catch let error as SurfaceError {
  stop(error.text)
} catch {
  stop("\(error)")
}
