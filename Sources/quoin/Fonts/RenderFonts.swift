// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

extension RenderFonts {
  /// The measurer that layout and pictures use.
  var measurer: any TextMeasurer { given ?? SystemFontMeasurer() }
}
