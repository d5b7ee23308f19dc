// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics

/// The reports of controllers that are not presented, as UIKit logs them.
@MainActor enum PresentationProblem {
  static func refused(_ presented: UIViewController, by presenter: UIViewController)
    -> LayoutProblemReport
  {
    LayoutProblemReport(
      code: "already-presenting",
      shortText: "\(type(of: presenter)) does not present \(type(of: presented)), since one of the "
        + "two takes part in a presentation already; dismiss that first.")
  }

  static func withoutWindow(_ presented: UIViewController, by presenter: UIViewController)
    -> LayoutProblemReport
  {
    LayoutProblemReport(
      code: "presenter-without-window",
      shortText:
        "\(type(of: presenter)) does not present \(type(of: presented)), since its view is "
        + "in no window; show it first.")
  }
}
