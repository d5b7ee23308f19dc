// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Compares the imports of all sources with the dependencies in the manifest and with the arrows
/// of the design.
struct ImportCheck {
  var manifest: Manifest
  /// The modules that the sources of a module may import.
  var arrows: [String: Set<String>]

  /// - Parameter arrowFile: The path of a file with a line for each module: its name, a colon, and
  ///   the modules that it may import. Lines that begin with `#` are comments.
  /// - Throws: The error of Foundation when the file cannot be read.
  init(manifest: Manifest, arrowFile: String) throws {
    self.manifest = manifest
    arrows = [:]
    for line in try String(contentsOfFile: arrowFile, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let allowed = parts.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }
      if let module = parts.first { arrows[String(module)] = Set(allowed) }
    }
  }

  /// One sentence for each disagreement.
  ///
  /// - Throws: The error of Foundation when a source cannot be read.
  func problems() throws -> [String] {
    try manifest.targets.flatMap { target -> [String] in
      let sources = target.kind == "system" ? [] : try SourceText.all(in: target.folder)
      // The dependencies of a target in C are headers.
      guard !sources.isEmpty else { return [] }
      return problems(of: target, sources: sources)
    }
  }

  /// Modules that have an effect when they are linked, and nothing to import.
  private static let linkedOnly: Set<String> = ["CQuietLog"]

  private func problems(of target: Manifest.Target, sources: [SourceText]) -> [String] {
    var problems: [String] = []
    var imported: Set<String> = []
    let isShipped = target.kind != "test" && !target.folder.hasPrefix("Tests/")
    let allowed = arrows[target.name]
    if isShipped, allowed == nil {
      problems.append("\(target.name) has no line in arrows.txt that says what it may import.")
    }
    for source in sources {
      for (module, line) in source.imports where module != target.name {
        let place = "\(source.path):\(line)"
        imported.insert(module)
        if knownModules.contains(module), !target.dependencies.contains(module) {
          problems.append(
            "\(place): imports \(module), which Package.swift does not declare for \(target.name).")
        }
        if isShipped, let allowed, !allowed.contains(module) {
          problems.append(
            "\(place): imports \(module), which the design does not allow for \(target.name).")
        }
      }
    }
    let needed = imported.union(Self.linkedOnly)
    for dependency in target.dependencies where !needed.contains(dependency) {
      problems.append(
        "Package.swift: \(target.name) depends on \(dependency), which none of its files imports.")
    }
    return problems
  }

  /// The modules that have to be declared before they can be imported; those of the platform do
  /// not.
  private var knownModules: Set<String> {
    let known: Set<String> = manifest.targets.reduce(into: []) {
      $0.insert($1.name)
      $0.formUnion($1.dependencies)
    }
    // Sources for Apple's platforms import the frameworks themselves, which are not dependencies.
    return known.subtracting(
      manifest.targets.filter { $0.folder.hasPrefix("Sources/Frameworks/") }.map(\.name))
  }
}
