// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A layout begins at the topmost view of a tree, and at each separate root, such as a cell: the
// size of a separate root follows from the layout around it, and its inside is a layout of its own.

extension UIView {
  /// Returns the problems of all layouts that decide the frames of the view and its descendants:
  /// the layout that the view is in, those around that one, and those inside the view.
  ///
  /// The report is about the last pass of each layout. It has a
  /// ``LayoutHostProblem/notLaidOut(_:_:)`` for each one that had no pass since it changed. It lays
  /// out nothing: that would call the overrides of a program, and would hide that a pass is
  /// missing.
  package func layoutReport() -> ViewLayoutReport {
    ViewLayoutReport(joining: layoutRoots.map { $0.singleLayoutReport() })
  }

  /// Returns the problems of the layout whose root the view is, without layouts around it and
  /// inside.
  package func singleLayoutReport() -> ViewLayoutReport {
    let state = layoutState(of: layoutHost)
    var report = layoutHost?.report() ?? ViewLayoutReport()
    report.layouts = [.init(root: self, state: state)]
    // A layout that does not settle has changes pending after each pass.
    if state != .current, report.unsettled.isEmpty {
      report.problems.append(.notLaidOut(self, state))
    }
    return report
  }

  /// The views, texts and insets that the last pass of the layout with this root left unsettled.
  package var unsettledProblems: [LayoutHostProblem] {
    (layoutHost?.problems ?? []).filter { problem in
      switch problem {
      case .unsettledViews, .unsettledTexts, .unsettledInsets: true
      case .refusedConstraint, .outsideConstraint, .notLaidOut, .unplacedView: false
      }
    }
  }

  /// The constraints that the last pass of the layout whose root the view is left out, since they
  /// conflict with others. Takes no time beside that of ``singleLayoutReport()``, which looks for
  /// ambiguities too.
  package var brokenConstraints: [NSLayoutConstraint] { layoutHost?.brokenConstraints ?? [] }

  /// The roots of the layouts that decide the frames of the view and its descendants, each before
  /// those inside it.
  package var layoutRoots: [UIView] {
    var roots: [UIView] = []
    var next: UIView? = self
    while let view = next {
      let root = view.layoutHostRoot
      roots.append(root)
      next = root.parent
    }
    roots.reverse()
    walk { view in
      if view.layoutState.isSeparateRoot, view !== self { roots.append(view) }
      return true
    }
    return roots
  }

  private func layoutState(of host: LayoutHost?) -> ViewLayoutReport.LayoutState {
    guard let host, host.rootItem != nil else { return .neverLaidOut }
    return host.isDirty ? .outdated : .current
  }
}

extension ViewLayoutReport {
  /// Creates a report of the problems of all layouts that decide the frames of some views and their
  /// descendants, each layout once.
  @MainActor package init(covering views: [UIView]) {
    var known: Set<ObjectIdentifier> = []
    let roots = views.flatMap(\.layoutRoots).filter { known.insert(ObjectIdentifier($0)).inserted }
    self.init(joining: roots.map { $0.singleLayoutReport() })
  }
}
