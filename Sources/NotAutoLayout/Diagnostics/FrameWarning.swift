// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A probable mistake in a layout. It is reported to `LayoutMisuse.handler` as a warning, and the
/// layout continues.
@MainActor enum FrameWarning {
  /// A view keeps its frame because a number of the new one is NaN.
  case nanFrame(view: View, body: View, rect: Rect)
  /// The frame of a view has an infinite number.
  case infiniteFrame(view: View, body: View, rect: Rect)
  /// The width or height of a view's frame is negative. The view is placed with the edges
  /// exchanged.
  case negativeSize(view: View, body: View, rect: Rect)
  /// A layout places a view that has no superview.
  case detachedView(View)
  /// A layout in one view places a subview of another one, in whose coordinates the frame is used.
  case otherSuperview(view: View, body: View)
  /// A view without content is to have the size that it needs, which is none.
  case emptyFit(View)
  /// Views are pinned to each other in a cycle.
  case pinCircle([View])
  /// A view is laid out before the one that it is pinned to.
  case lateReference(LayoutDependency)
  /// A statement laid a view out before the one that it is pinned to had a frame.
  case earlyPin(view: View, reference: View)
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
    // A view that has no size yet gives its subviews none.
    if case .negativeSize(_, let body, _) = self,
      body.bounds.width <= 0 || body.bounds.height <= 0
    {
      return
    }
    let report = LayoutMisuseReport(
      code: code, severity: .warning, sentence: sentence, evidence: evidence)
    subject?.hostRecordRemark(code: code, sentence: sentence)
    let statement = FrameStatement.current
    LayoutMisuse.report(statement.map { report.located(at: $0.fileID, line: $0.line) } ?? report)
  }

  private var code: String {
    switch self {
    case .nanFrame: "nan-frame"
    case .infiniteFrame: "infinite-frame"
    case .negativeSize: "negative-size"
    case .detachedView: "detached-view"
    case .otherSuperview: "other-superview"
    case .emptyFit: "empty-fit"
    case .pinCircle: "pin-circle"
    case .lateReference, .earlyPin: "late-reference"
    case .missingReference: "missing-reference"
    case .detachedReference: "detached-reference"
    case .defaultCondition: "default-condition"
    case .equalFractions: "equal-fractions"
    }
  }

  /// The view whose frame the warning is about.
  private var subject: View? {
    switch self {
    case .nanFrame(let view, _, _), .infiniteFrame(let view, _, _), .negativeSize(let view, _, _),
      .detachedView(let view), .otherSuperview(let view, _), .emptyFit(let view),
      .earlyPin(let view, _):
      view
    case .lateReference(let dependency): dependency.view
    case .pinCircle(let views): views.first
    case .missingReference, .detachedReference: FrameStatement.view
    case .defaultCondition, .equalFractions: nil
    }
  }

  /// The views that the warning is about.
  private var evidence: [String] {
    switch self {
    case .detachedReference(let view), .defaultCondition(_, let view): [PlatformItem.name(of: view)]
    case .pinCircle(let views): views.map(PlatformItem.name)
    case .missingReference: []
    default: subject.map { [PlatformItem.name(of: $0)] } ?? []
    }
  }

  private var sentence: String {
    switch self {
    case .nanFrame(let view, let body, let rect):
      "\(PlatformItem.name(of: view)) keeps its frame \(Rect(view.frame)), because its layout in "
        + "\(PlatformItem.name(of: body)) gives \(rect). Look for 0 / 0 and for infinite numbers in "
        + "its closures."
    case .infiniteFrame(let view, let body, let rect):
      "\(PlatformItem.name(of: view)) gets the frame \(rect) in \(PlatformItem.name(of: body)), which "
        + "has no end. Look for a division by 0 and for infinite numbers in its layout."
    case .negativeSize(let view, let body, let rect):
      "\(PlatformItem.name(of: view)) gets the size \(rect.size) in \(PlatformItem.name(of: body)): "
        + "one of its edges is on the wrong side of the other. Exchange them, or give it another size."
    case .detachedView(let view):
      "\(PlatformItem.name(of: view)) has no superview yet, and is not seen until it has one. Add it "
        + "before the layout."
    case .otherSuperview(let view, let body):
      "\(PlatformItem.name(of: view)) is laid out in \(PlatformItem.name(of: body)), but is a subview of "
        + "\(view.superview.map(PlatformItem.name) ?? "another view"), in which it gets that frame. Call "
        + "layout of its superview."
    case .emptyFit(let view) where view.hostLacksImage:
      "\(PlatformItem.name(of: view)) has no image, so that the size that it needs is none. Set its "
        + "image before the layout, or its size."
    case .emptyFit(let view):
      "\(PlatformItem.name(of: view)) is a plain view, whose sizeThatFits(_:) returns its "
        + "current size, without a width or a height. Set its size, or override sizeThatFits(_:)."
    case .pinCircle(let views):
      "\(views.map(PlatformItem.name).joined(separator: " and ")) are pinned to each other, so that each "
        + "pass gives them other frames. Pin one of them to another view."
    case .lateReference(let dependency):
      dependency.sentence
    case .earlyPin(let view, let reference):
      "\(PlatformItem.name(of: view)) is laid out before \(PlatformItem.name(of: reference)), which it "
        + "is pinned to and which has no frame yet. Lay \(PlatformItem.name(of: reference)) out first."
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
