// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Layouts that do not settle.
  static let passes = [
    Mistake("Layout requested in each layout", .problem(code: "unsettled-views")) { stage in
      let (wheel, screen) = (stage.add(RestlessView(), "wheel"), stage.screen)
      NSLayoutConstraint.activate([
        wheel.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        wheel.topAnchor.constraint(equalTo: screen.topAnchor),
        wheel.widthAnchor.constraint(equalToConstant: 40),
        wheel.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  ]
}

/// A view that requests a layout whenever it is laid out.
private final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}
