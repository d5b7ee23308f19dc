// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinInterfaceBuilder

/// Writes one constraint of files in each dialect.
@MainActor enum ConstraintDialects {
  /// Returns whether a file has a constraint with the id, and all files can be read.
  static func write(_ id: String, in files: [String], _ console: CommandConsole) -> Bool {
    var isFound = false
    var succeeded = true
    for argument in files {
      do throws(CommandError) {
        for source in try SourceSearch.sources(of: argument, inputName: nil) {
          let file = try source.read { try FileHandle.standardInput.readToEnd() ?? Data() }
          let reader: InterfaceReader
          do throws(ConversionProblem) {
            reader = try InterfaceReader(file, naming: .labels)
          } catch {
            console.complain("\(file.name): note: \(error.sentence)")
            continue
          }
          for lines in reader.scenes().compactMap({ ConstraintLines(id, in: $0) }) {
            console.write((isFound ? "\n" : "") + text(lines))
            isFound = true
          }
        }
      } catch {
        console.complain(error.line)
        succeeded = false
      }
    }
    if !isFound, succeeded { console.complain("error: No scene has the constraint '\(id)'.") }
    return isFound && succeeded
  }

  private static func text(_ lines: ConstraintLines) -> String {
    lines.lines.map { dialect, code in
      let indented = code.split(separator: "\n").map { "  \($0)\n" }.joined()
      return "\(dialect)\n\(indented)"
    }.joined()
  }
}
