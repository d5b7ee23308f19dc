// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import ArgumentParser

// Options have orientations, so a reader of options sees the cases without another import.
@_exported public import QuoinDevices

extension SceneOrientation: ExpressibleByArgument {
  /// The orientation, as it is written on the command line.
  public init?(argument: String) { self.init(word: argument) }
}
