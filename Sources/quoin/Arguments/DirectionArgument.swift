// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinUIKit

/// A reading direction, as it is written on the command line.
enum DirectionArgument: String, CaseIterable, ExpressibleByArgument {
  case ltr, rtl

  init?(argument: String) { self.init(word: argument) }

  var direction: UIUserInterfaceLayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}
