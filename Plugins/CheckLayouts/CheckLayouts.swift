// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package check-layouts`: runs `quoin check` in the folder of the package.
@main
struct CheckLayouts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "quoin").url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The code says whether something was found, or could not be read.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
