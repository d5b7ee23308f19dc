// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinLayout

/// Rarely used properties of a view that affect layout.
final class ViewLayoutExtras {
  /// The margins as the program set them.
  var margins: ViewMargins = .standard
  var solvedMargins: UIEdgeInsets?
  var safeArea: UIEdgeInsets = .zero
  /// The width at which text wraps because layout gave it, 0 for none.
  var wrapWidth: CGFloat = 0
  /// The solved height in which a line of text is centered, nil for that of the content.
  var baselineHeight: CGFloat?
  var overrides: LayoutOverrides?
  /// The lists of subviews of a view that has many.
  var subviewLists: SubviewLists?
  var reportName: String?
  var reportLocation: SourceLocation?
  /// The number of pixels in a point, on a root.
  var scale: CGFloat?
  /// The reading direction, on a root.
  var direction: UIUserInterfaceLayoutDirection?
  /// The host that computed fitting sizes of the view, as long as its engine has all that is
  /// inside.
  var fittingHost: LayoutHost?
  /// The problems of the last pass on a root, if it had any.
  var loggedProblems: Set<LoggedProblem>?
  /// The problems of the last fitting pass of the view, where it had any.
  var loggedFittingProblems: Set<LoggedProblem>?
  /// The traits of a tree without a window.
  var traits: UITraitCollection?
  /// The traits that replace those of the surroundings.
  var overridingTraits: OverridingTraits?
  weak var controller: (any ViewControlling)?
}

extension UIView {
  /// Changes a rarely used property. The default value is stored only where others are.
  private func changeLayoutExtras(isDefault: Bool, _ write: (ViewLayoutExtras) -> Void) {
    guard let extras = layoutExtras ?? (isDefault ? nil : ViewLayoutExtras()) else { return }
    layoutExtras = extras
    write(extras)
  }

  /// The margins as the program set them.
  var assignedMargins: ViewMargins {
    get { layoutExtras?.margins ?? .standard }
    set { changeLayoutExtras(isDefault: newValue.isStandard) { $0.margins = newValue } }
  }

  /// The effective margins as of the last pass, where they differ from the view's own.
  var solvedMargins: UIEdgeInsets? {
    get { layoutExtras?.solvedMargins }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.solvedMargins = newValue } }
  }

  /// The safe area as of the last pass.
  var solvedSafeArea: UIEdgeInsets {
    get { layoutExtras?.safeArea ?? .zero }
    set { changeLayoutExtras(isDefault: newValue == .zero) { $0.safeArea = newValue } }
  }

  /// The width at which text wraps because layout gave it, 0 for none.
  var wrapWidth: CGFloat {
    get { layoutExtras?.wrapWidth ?? 0 }
    set { changeLayoutExtras(isDefault: newValue == 0) { $0.wrapWidth = newValue } }
  }

  /// The solved height in which a line of text is centered, nil for that of the content.
  var baselineHeight: CGFloat? {
    get { layoutExtras?.baselineHeight }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.baselineHeight = newValue } }
  }

  /// The lists of a view with many subviews; see ``subviewLists``.
  var storedSubviewLists: SubviewLists? {
    get { layoutExtras?.subviewLists }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.subviewLists = newValue } }
  }

  /// Answers that take the place of the view's own.
  var storedOverrides: LayoutOverrides? {
    get { layoutExtras?.overrides }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.overrides = newValue } }
  }

  /// The name of the view in reports, in place of its identifier or class; for readers of files.
  package var reportName: String? {
    get { layoutExtras?.reportName }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.reportName = newValue } }
  }

  /// The location in the file that describes the view; for readers of files.
  package var reportLocation: SourceLocation? {
    get { layoutExtras?.reportLocation }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.reportLocation = newValue } }
  }

  /// The number of pixels in a point, on a root.
  var assignedScale: CGFloat? {
    get { layoutExtras?.scale }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.scale = newValue } }
  }

  /// The reading direction, on a root.
  var assignedDirection: UIUserInterfaceLayoutDirection? {
    get { layoutExtras?.direction }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.direction = newValue } }
  }

  /// The host that computed fitting sizes of the view.
  var fittingHost: LayoutHost? {
    get { layoutExtras?.fittingHost }
    set {
      if newValue != nil { becomeBarrier() }
      changeLayoutExtras(isDefault: newValue == nil) { $0.fittingHost = newValue }
    }
  }

  /// The problems of the last pass on a root, which were logged; nil for a pass without problems.
  /// They stay when the view gets another host, since the problems do.
  var loggedProblems: Set<LoggedProblem>? {
    get { layoutExtras?.loggedProblems }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.loggedProblems = newValue } }
  }

  /// The problems of the last fitting pass of the view, which were logged; nil where it had none.
  var loggedFittingProblems: Set<LoggedProblem>? {
    get { layoutExtras?.loggedFittingProblems }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.loggedFittingProblems = newValue } }
  }

  /// The traits of a tree without a window.
  var assignedTraits: UITraitCollection? {
    get { layoutExtras?.traits }
    set {
      if newValue != nil { becomeBarrier() }
      changeLayoutExtras(isDefault: newValue == nil) { $0.traits = newValue }
    }
  }

  /// The traits of the view that replace those around it.
  var overridingTraits: OverridingTraits? {
    get { layoutExtras?.overridingTraits }
    set {
      if newValue != nil { becomeBarrier() }
      changeLayoutExtras(isDefault: newValue == nil) { $0.overridingTraits = newValue }
    }
  }

  /// The controller whose view this is.
  var controller: (any ViewControlling)? {
    get { layoutExtras?.controller }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.controller = newValue } }
  }
}
