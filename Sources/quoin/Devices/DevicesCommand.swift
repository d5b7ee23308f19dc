// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder

/// `quoin devices`: lists the devices for `quoin render --device`.
struct DevicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that scenes can be laid out for.",
    discussion: """
      Sizes and insets are in points. Devices with equal screens are listed once; quoin render \
      --device accepts any of their names and the id. JSON has the same as one object on a line.

      EXAMPLES
        quoin devices
        quoin devices --format json
      """)

  /// The formats that `quoin devices` writes.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json

    init?(argument: String) { self.init(word: argument) }
  }

  @Option(help: "The format to write.")
  var format = Format.text

  @MainActor
  mutating func run() async throws {
    let list = DeviceList(devices: SceneDevice.all)
    let console = CommandConsole.standard
    console.write(format == .json ? list.json + "\n" : list.table)
    guard console.finish() else { throw ExitCode.failure }
  }
}
