// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
import QuoinUIKit

extension SnapshotHeader {
  /// The header for views that are laid out and measured at the moment.
  @MainActor package static var current: SnapshotHeader {
    SnapshotHeader(engine: standard.engine, measure: currentMeasure)
  }

  @MainActor private static var currentMeasure: String {
    guard let fonts = TextMeasuring.fonts else { return standard.measure }
    #if Pango
    if let pango = fonts as? PangoTextMeasurer { return "pango \(pango.family)" }
    #endif
    return "\(type(of: fonts))"
  }
}
