// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning

/// `quoin canonical`: a file as text without the parts that do not affect the design.
struct CanonicalCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "canonical",
    abstract: "Prints a file as text without noise, one fact a line, for git's textconv.",
    discussion: """
      Files with equal text differ in nothing that quoin diff reports. A file that cannot be read is \
      printed as it is, and the exit code is 0, as git wants it.
      """)

  @Argument(help: "A file of Interface Builder, or - for standard input.", completion: .file())
  var file: String

  @OptionGroup var result: OutputArguments

  @MainActor mutating func run() async throws {
    let path = file
    try OutputArguments.write(to: result.output == "-" ? nil : result.output) { console in
      guard let data = VersionedInput.data(path) else {
        console.complain("quoin: \(path): There is no such file.")
        return false
      }
      do throws(InterfaceBuilderError) {
        console.write(try InterfaceFile(data: data, fileName: path).canonicalText)
      } catch {
        console.writeBytes([UInt8](data))
      }
      return true
    }
  }
}
