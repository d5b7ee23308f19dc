// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinUIKit

/// The values of axes that all layouts with a problem have, and that not all layouts have: they
/// decide whether the problem occurs.
struct SharedValues {
  /// The values, such as `landscape` and `AX1`.
  let names: [String]

  init(of failing: [LayoutCell], among all: [LayoutCell]) {
    let axes: [@Sendable (LayoutCell) -> String] = [
      { $0.device.name },
      { $0.configuration.size?.name ?? "" },
      { $0.configuration.orientation == .landscape ? "landscape" : "portrait" },
      { $0.configuration.direction == .rightToLeft ? "rtl" : "ltr" },
      { $0.configuration.textSize.flatMap(TextSizeName.short) ?? "L" },
      { $0.configuration.scale.map { "@\(LengthText.points($0))x" } ?? "" },
      { $0.configuration.strings?.name ?? "original" },
      { $0.configuration.sample?.name ?? "" },
    ]
    names = axes.compactMap { value in
      guard let shared = failing.first.map(value), failing.allSatisfy({ value($0) == shared }),
        all.contains(where: { value($0) != shared })
      else { return nil }
      return shared
    }
  }
}
