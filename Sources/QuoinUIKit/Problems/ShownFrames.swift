// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinDiagnostics
package import QuoinLayout

/// The visible mistakes in frames of a layout that its constraints determine: views outside of the
/// screen, texts that are cut off, texts or controls that cover each other, and views that a stack
/// view does not arrange or a cell does not measure.
@MainActor package struct ShownFrames {
  let root: UIView
  let names: ViewNames
  /// The visible views in the root's coordinates, superviews first. Scrolled content is not
  /// included.
  let shown: [(view: UIView, frame: CGRect)]
  /// All views that are not hidden, also scrolled ones, but not the parts of controls.
  let everything: [UIView]
  /// Whether a file gives a view a background or an image, which the views of a scene do not have; nil
  /// for views of a program.
  private let isDrawn: ((UIView) -> Bool)?

  package init(_ root: UIView, _ names: ViewNames, isDrawn: ((UIView) -> Bool)? = nil) {
    self.root = root
    self.names = names
    self.isDrawn = isDrawn
    shown = Self.shownViews(in: root)
    everything = Self.allViews(in: root)
  }

  /// A mistake about one view.
  package struct Finding {
    /// The code of the rule, such as `cut-text`.
    package var code: String
    /// The mistake with its numbers, and the way to correct it.
    package var sentence: String
    /// The view, the upper one of two.
    package var view: UIView
    /// The axis whose constraints on the view are the cause; nil where none is.
    package var axis: NSLayoutConstraint.Axis?
    /// `warning`, or `info` for a layout that may be meant.
    package var severity = "warning"
    /// Lines below the sentence, such as the location of a statement.
    package var evidence: [String] = []
    /// Whether it was written to the log before.
    var isLogged = false
    /// Whether constraints put the view where nothing of it can be seen.
    package var isOutOfSight = false

    /// The line that is printed, with the evidence below it.
    package var text: String { "\(severity)[\(code)]: \(lines)" }
    /// The sentence with the evidence below it.
    package var lines: String { ([sentence] + evidence).joined(separator: "\n") }

    /// The constraints that place the view along ``axis``.
    ///
    /// - Parameters:
    ///   - item: the view in the layout; nil where that has no such item.
    ///   - engine: the engine of the layout.
    ///   - names: the names and locations of the layout.
    package func placing(
      _ item: ItemID?, in engine: LayoutEngine, _ names: LayoutNames
    ) -> PlacingConstraints? {
      guard let item, let axis else { return nil }
      let layoutAxis: LayoutAxis = axis == .horizontal ? .horizontal : .vertical
      return PlacingConstraints(of: item, layoutAxis, in: engine, names: names)
    }
  }

  /// The mistakes, one for each view, the outermost ones first.
  package var findings: [Finding] {
    // The contents of a layout decide its frames, and those of a container what is in it.
    let causes: [Finding] =
      ofProgram + frameRemarks + repeatedConstraints + repeatedViews + staleContents + earlyFrames
      + assignedFrames
      + unplacedContents + emptyContainers + emptyArranged + missingProportions + besideEffects
      + unmaskedContents + droppedConstraints
    let sizes: [Finding] =
      crossedLengths + invertedRatios + unfittingImages + largeImages + resizedControls
      + raisedByBaselines
    let places: [Finding] =
      grownByMasks + outside + barsBelow + underBars + untouchable + untouched + deafViews
      + cutTexts + narrowFields + spilledTexts + squeezedContents + keyboardConflicts
    let others: [Finding] =
      covered + hiddenTexts + unarranged + unwrappedTexts + untiedContents + longerContents
      + unreachable + besideContent + longItems + emptyItems + inRows
      + defaultItems + ignoredMargins + ineffectiveAlignments + ignoredSpacings + competingLengths
      + staleLayers + unseenLooks + invisibleTexts + hiddenGaps
    let all = causes + sizes + places + others
    var known: Set<ObjectIdentifier> = []
    var inLists: Set<ListedFinding> = []
    // The frame of a view in an empty container follows from the container.
    let empty = Set(all.filter { $0.code == "empty-container" }.map { ObjectIdentifier($0.view) })
    return all.filter { finding in
      let isInEmpty = finding.view.superview.map { empty.contains(ObjectIdentifier($0)) } ?? false
      guard !isInEmpty, !known.contains(ObjectIdentifier(finding.view)) else { return false }
      // Rows of one kind have the same mistake.
      if let listed = ListedFinding(finding), !inLists.insert(listed).inserted { return false }
      known.insert(ObjectIdentifier(finding.view))
      return true
    }.map { finding in
      var finding = finding
      let handle = finding.view.handle
      let unused =
        handle.unusedConstraints > 0 && finding.code != "never-active"
        ? handle.missingConstraints.map { "  \($0)" } : nil
      finding.evidence += [finding.view.frameStatementLine, unused].compactMap(\.self)
      return finding
    }
  }

  /// Mistakes in a program that are also reported beside conflicts and ambiguities, of which they
  /// may be the cause.
  package var ofProgram: [Finding] {
    missingSuperCalls + incompleteChildren
  }

  /// Mistakes that a file alone proves: texts and controls of which a part is outside of the screen,
  /// contents of scroll views, and proportions. Of iOS also panels outside of the screen, controls beside
  /// their superviews, texts that lie over each other, segments without room, lengths without effect,
  /// and gaps of hidden views; programs for macOS replace such views more often than they show them.
  ///
  /// - Parameter isDesktop: whether the file is one for macOS.
  package func inFiles(isDesktop: Bool) -> [Finding] {
    let contents = longerContents + missingProportions
    guard !isDesktop else { return outside { hasContent($0) || $0.isMultiplied } + contents }
    let places =
      outside { hasContent($0) || $0.isMultiplied || isPlainPanel($0) } + untouchable
      + coveredTexts + narrowSegments
    return places + contents + unwrappedTexts + competingLengths + hiddenGaps
  }

  /// Layouts that the next pass changes or extends, although none is pending.
  package var unstable: [Finding] { repeatedConstraints + staleContents }

  /// Views without the length that they need to be seen or to scroll.
  package var withoutLength: [Finding] { emptyArranged + untiedContents }

  private static func shownViews(in root: UIView) -> [(view: UIView, frame: CGRect)] {
    var found: [(view: UIView, frame: CGRect)] = []
    func visit(_ view: UIView, _ origin: CGPoint) {
      guard !view.isHidden, view.alpha > 0.01, view.transform == .identity else { return }
      found.append((view, CGRect(origin: origin, size: view.bounds.size)))
      // Scrolled content may be anywhere.
      guard !(view is UIScrollView), !(view is UIControl) else { return }
      for inner in view.subviews {
        let frame = inner.frame
        visit(
          inner,
          CGPoint(
            x: origin.x + frame.minX - view.bounds.minX,
            y: origin.y + frame.minY - view.bounds.minY))
      }
    }
    visit(root, .zero)
    return found
  }

  private static func allViews(in root: UIView) -> [UIView] {
    var found: [UIView] = []
    @MainActor func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      found.append(view)
      if !(view is UIControl) { view.subviews.forEach(visit) }
    }
    visit(root)
    return found
  }

  /// Whether a view shows a text or can be touched.
  func hasContent(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
    return view is UIControl
  }

  /// Whether a view has a background colour that is not clear.
  func hasBackground(_ view: UIView) -> Bool {
    isDrawn?(view) ?? ((view.backgroundColor?.components.last ?? 0) > 0)
  }

  /// Whether a view is a plain view with a background.
  func isPlainPanel(_ view: UIView) -> Bool {
    type(of: view) == UIView.self && hasBackground(view)
  }

  /// A length with at most two decimals.
  static func number(_ length: CGFloat) -> String {
    LayoutText.number(Double(length), decimals: 2)
  }

  /// A width and a height.
  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  /// Whether lengths or coordinates differ by more than pixels and rounding do.
  static func isOther(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) > 0.5 }

  static func isOther(_ first: CGSize, _ second: CGSize) -> Bool {
    isOther(first.width, second.width) || isOther(first.height, second.height)
  }

  static func isOther(_ first: CGRect, _ second: CGRect) -> Bool {
    isOther(first.minX, second.minX) || isOther(first.minY, second.minY)
      || isOther(first.size, second.size)
  }
}
