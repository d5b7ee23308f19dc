// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension ViewEditSession {
  /// The difference from a tree of the same views that was never laid out before; nil when nothing
  /// is.
  func differenceFromFresh() -> String? {
    var copies = ViewCopies(of: self)
    let copy = copies.copy(root)
    copies.install(active.filter(\.isActive))
    copy.layoutIfNeeded()
    for (view, copy) in copies.views {
      if let difference = difference(of: view, from: copy) { return difference }
    }
    for (guide, copy) in copies.guides where !isNear(guide.layoutFrame, copy.layoutFrame) {
      return "\(name(guide)) is \(guide.layoutFrame), not \(copy.layoutFrame)"
    }
    let (findings, wanted) = (ViewProbe.findings(root), ViewProbe.findings(copy))
    guard findings == wanted else { return "\(findings), not \(wanted)" }
    return fittingDifference(copies)
  }

  private func difference(of view: UIView, from copy: UIView) -> String? {
    let (exact, wanted) = (ViewProbe.exactFrame(of: view), ViewProbe.exactFrame(of: copy))
    if !isNear(exact, wanted) {
      return "exact frame of \(number(view)) is \(exact), not \(wanted)"
    }
    if !isNear(view.frame, copy.frame) {
      return "frame of \(number(view)) is \(view.frame), not \(copy.frame)"
    }
    let (margins, wantedMargins) = (view.layoutMargins, copy.layoutMargins)
    if !isNear(CGRect.zero.inset(by: margins), CGRect.zero.inset(by: wantedMargins)) {
      return "margins of \(number(view)) are \(margins), not \(wantedMargins)"
    }
    let (safeArea, wantedArea) = (view.safeAreaInsets, copy.safeAreaInsets)
    if !isNear(CGRect.zero.inset(by: safeArea), CGRect.zero.inset(by: wantedArea)) {
      return "safe area of \(number(view)) is \(safeArea), not \(wantedArea)"
    }
    if let view = view as? UIScrollView, let copy = copy as? UIScrollView {
      let (size, wanted) = (view.contentSize, copy.contentSize)
      guard isNear(CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: wanted)) else {
        return "content size of \(number(view)) is \(size), not \(wanted)"
      }
    }
    return nil
  }

  /// The same for what views would be like alone, which an engine of their own finds that is kept.
  private func fittingDifference(_ copies: ViewCopies) -> String? {
    for (view, copy) in copies.views.prefix(3) {
      let size = view.systemLayoutSizeFitting(CGSize(width: 90, height: 0))
      let wanted = copy.systemLayoutSizeFitting(CGSize(width: 90, height: 0))
      guard isNear(CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: wanted)) else {
        return "fitting size of \(number(view)) is \(size), not \(wanted)"
      }
    }
    return nil
  }

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    zip(
      [first.origin.x, first.origin.y, first.size.width, first.size.height],
      [second.origin.x, second.origin.y, second.size.width, second.size.height]
    ).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}
