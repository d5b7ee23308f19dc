// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinLayout

/// Rarely used properties of a view that affect layout.
final class ViewLayoutExtras {
  /// The margins as the program set them.
  var margins: ViewMargins = .standard
  /// The effective margins as of the last pass, where they differ from the view's own.
  var solvedMargins: UIEdgeInsets?
  /// The safe area as of the last pass.
  var safeArea: UIEdgeInsets = .zero
  /// The size for which layout has the text of the view.
  var textFit = TextFit.oneLine
  /// Answers that take the place of the view's own.
  var overrides: LayoutOverrides?
  /// The lists of subviews of a view that has many.
  var subviewLists: SubviewLists?
  /// The name of the view in reports, in place of its identifier or class.
  var reportName: String?
  /// The location in the file that describes the view.
  var reportLocation: SourceLocation?
  /// The number of pixels per point, on a root.
  var scale: CGFloat?
  /// The reading direction, on a root.
  var direction: UIUserInterfaceLayoutDirection?
  /// The host that computed fitting sizes of the view, as long as its engine has all that is
  /// inside.
  var fittingHost: LayoutHost?
  /// The problems of the last pass on a root, which were logged; nil for a pass without problems.
  /// They stay when the view gets another host, since the problems do.
  var loggedProblems: Set<LoggedProblem>?
  /// The problems of the last fitting pass of the view, which were logged; nil where it had none.
  var loggedFittingProblems: Set<LoggedProblem>?
  /// Whether a program tried to switch the mask of the view off, which its superview manages.
  var keepsMask = false
  /// Whether a program set isUserInteractionEnabled of a view that had no interaction, such as that of
  /// a label after its initializer.
  var assignsInteraction = false
  /// The methods of the view's class, and of its controller's, that did not call those of the
  /// superclass.
  var missingSuper: OverriddenMethods = []
  /// The frame that a program set and a layout replaced by the solved one.
  var undoneFrame: UndoneFrame?
  /// The statement of the first constraint that was deactivated because a view left its superview.
  var lostLocation = StoredSourceLocation.none
  /// The statement of a dialect that set the frame last.
  var frameLocation = StoredSourceLocation.none
  /// Whether the superview had no size then.
  var hasEarlyFrame = false
  /// Whether an animation has moved the view, which may leave the screen by that.
  var isMovedByAnimation = false
  /// The report of the dialect about that frame.
  var frameRemark: (code: String, sentence: String)?
  /// The traits of a tree without a window.
  var traits: UITraitCollection?
  /// The traits that replace those of the surroundings.
  var overridingTraits: OverridingTraits?
  weak var controller: (any ViewControlling)?
}

extension UIView {
  /// Changes a rarely used property.
  /// - Parameter isDefault: whether the value is the default one, which is stored only where others
  ///   are.
  func changeLayoutExtras(isDefault: Bool = false, _ write: (ViewLayoutExtras) -> Void) {
    guard let extras = layoutExtras ?? (isDefault ? nil : ViewLayoutExtras()) else { return }
    layoutExtras = extras
    write(extras)
  }

  var solvedMargins: UIEdgeInsets? {
    get { layoutExtras?.solvedMargins }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.solvedMargins = newValue } }
  }

  var solvedSafeArea: UIEdgeInsets {
    get { layoutExtras?.safeArea ?? .zero }
    set { changeLayoutExtras(isDefault: newValue == .zero) { $0.safeArea = newValue } }
  }

  var textFit: TextFit {
    get { layoutExtras?.textFit ?? .oneLine }
    set { changeLayoutExtras(isDefault: newValue == .oneLine) { $0.textFit = newValue } }
  }

  package var reportName: String? {
    get { layoutExtras?.reportName }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.reportName = newValue } }
  }

  package var reportLocation: SourceLocation? {
    get { layoutExtras?.reportLocation }
    set { changeLayoutExtras(isDefault: newValue == nil) { $0.reportLocation = newValue } }
  }

  var fittingHost: LayoutHost? {
    get { layoutExtras?.fittingHost }
    set {
      if newValue != nil { becomeBarrier() }
      changeLayoutExtras(isDefault: newValue == nil) { $0.fittingHost = newValue }
    }
  }

  var assignedTraits: UITraitCollection? {
    get { layoutExtras?.traits }
    set {
      if newValue != nil { becomeBarrier() }
      changeLayoutExtras(isDefault: newValue == nil) { $0.traits = newValue }
    }
  }

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

/// A frame that a program set, and the solved one that replaced it.
struct UndoneFrame {
  var assigned: CGRect
  var solved: CGRect?
}
