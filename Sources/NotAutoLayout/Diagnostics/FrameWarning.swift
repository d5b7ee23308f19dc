// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A probable mistake in a layout. It is reported to `LayoutMisuse.handler` as a warning, and the
/// layout continues.
@MainActor enum FrameWarning {
  /// A view keeps its frame because a number of the new one is NaN.
  case nanFrame(view: View, body: View, rect: Rect)
  /// A pin refers to a released view, or to nil.
  case missingReference
  /// A pin refers to a view that has no superview.
  case detachedReference(View)
  /// A condition of a program has the raw value of the default condition.
  case defaultCondition(name: String, view: View)
  /// A layout sets two positions for one fraction of a side.
  case equalFractions(Float, at: Float, and: Float)

  /// Calls the handler.
  func report() {
    LayoutMisuse.report(LayoutMisuseReport(code: code, severity: .warning, sentence: sentence))
  }

  private var code: String {
    switch self {
    case .nanFrame: "nan-frame"
    case .missingReference: "missing-reference"
    case .detachedReference: "detached-reference"
    case .defaultCondition: "default-condition"
    case .equalFractions: "equal-fractions"
    }
  }

  private var sentence: String {
    switch self {
    case .nanFrame(let view, let body, let rect):
      "\(PlatformItem.name(of: view)) keeps its frame \(Rect(view.frame)), because its layout in "
        + "\(PlatformItem.name(of: body)) gives \(rect). Look for 0 / 0 and for infinite numbers in "
        + "its closures."
    case .missingReference:
      "The reference view of a pin is gone, so the pin reads zero. Keep the view, or pin to another."
    case .detachedReference(let view):
      "\(PlatformItem.name(of: view)), the reference of a pin, has no superview, so the pin reads "
        + "zero. Add it before the layout."
    case .defaultCondition(let name, let view):
      "The condition \(name) of \(PlatformItem.name(of: view)) has the number 0, which is that of "
        + "the default condition, so they share their layouts. Begin your conditions at 1."
    case .equalFractions(let fraction, let first, let second):
      "A layout puts the fraction \(fraction) of a side at \(first) and at \(second), so the side "
        + "has no length. Give one of them another fraction."
    }
  }
}
