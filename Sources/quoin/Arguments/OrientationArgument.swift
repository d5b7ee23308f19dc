// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder

/// The orientation of a device, as it is written on the command line.
enum OrientationArgument: String, CaseIterable, ExpressibleByArgument {
  case portrait, landscape

  init?(argument: String) { self.init(word: argument) }

  var orientation: SceneOrientation { self == .portrait ? .portrait : .landscape }
}
