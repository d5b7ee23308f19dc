// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinRender

/// The arrangement of scenes in a picture, as it is written on the command line.
enum ArrangementArgument: String, CaseIterable, ExpressibleByArgument {
  case rows, canvas

  init?(argument: String) { self.init(word: argument) }

  var arrangement: SceneArrangement { self == .rows ? .rows : .canvas }
}
