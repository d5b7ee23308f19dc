// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

extension RenderFonts {
  /// What layout measures with.
  var measurer: any TextMeasurer { given ?? SystemFontMeasurer() }
}
