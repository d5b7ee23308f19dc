// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// The files in the folder Examples.
enum Example {
  static func text(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func file(_ text: String, _ name: String = "SignIn.storyboard") throws -> InterfaceFile {
    try InterfaceFile(data: Data(text.utf8), fileName: name)
  }
}
