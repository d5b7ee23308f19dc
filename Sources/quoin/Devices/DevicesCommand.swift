// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder

/// `quoin devices`: lists what `quoin render --device` knows.
struct DevicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that scenes can be laid out for.",
    discussion: """
      Sizes and insets are in points. Devices with equal screens are listed once; any of their \
      names and the id do for --device of quoin render. JSON has the same as one object on a line.

      EXAMPLES
        quoin devices
        quoin devices --format json
      """)

  /// What `quoin devices` writes.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "What to write.")
  var format = Format.text

  @MainActor
  mutating func run() async throws {
    let list = DeviceList(devices: SceneDevice.all)
    let console = CommandConsole.standard
    console.write(format == .json ? list.json + "\n" : list.table)
    guard console.finish() else { throw ExitCode.failure }
  }
}
