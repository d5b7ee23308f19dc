// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// The scenes of a command, and the environment of their layouts.
struct SceneRequest {
  /// Files, folders, and `-` for standard input.
  var files: [String]
  /// The size, device, direction and text size that replace those of the files.
  var options: SceneOptions
  /// The id or the name of the only scene, or an id of its controller or its root view.
  var scene: String?
  /// The language of the texts, for files with translations beside them; nil for those of the
  /// files.
  var language: String?
  /// The name of standard input in messages and results; nil for the usual one.
  var inputName: String?
  /// Reads all of standard input.
  var input: () throws -> Data = { try FileHandle.standardInput.readToEnd() ?? Data() }
}
