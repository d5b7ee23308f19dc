// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import NotAutoLayout

/// What a block of layout is warned of.
@MainActor func warnings(of layout: () -> Void) -> [LayoutMisuseReport] {
  var reports: [LayoutMisuseReport] = []
  LayoutMisuse.warningHandler = { reports.append($0) }
  defer { LayoutMisuse.warningHandler = LayoutMisuse.ignore }
  layout()
  return reports
}
