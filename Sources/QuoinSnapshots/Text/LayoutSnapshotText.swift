// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
package import QuoinRender
public import QuoinUIKit

/// The layout of a view as text, for comparison with a stored text.
///
/// ```swift
/// view.layoutIfNeeded()
/// print(LayoutSnapshotText(view).text)
/// // SignInView  (0 0; 393 852)
/// //   UILabel title  (24 191; 345 33.67)  "Welcome back"
/// //   UITextField email  (36 296.67; 321 44)
/// ```
///
/// Each view has a line: its class and its name, its frame in points and in the coordinates of the
/// superview, its text, and `hidden` if it is. A view is named by its accessibility identifier,
/// otherwise by the property that stores it, otherwise by its path in the tree. The subviews of
/// controls are left out. Below `problems:` are conflicts, ambiguities and other problems of the
/// layout.
///
/// The text does not depend on the machine, the time or the locale.
public struct LayoutSnapshotText: Hashable, Sendable, CustomStringConvertible {
  /// The lines with the engine and the measures.
  package var content: SnapshotContent

  /// Reads a view that has been laid out, and lays it out again if a layout is pending.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - options: The parts of the text.
  /// - Complexity: O(*n*) for *n* views, besides layout, and the search for conflicting constraints
  ///   if there are some.
  @MainActor public init(_ view: UIView, options: SnapshotTextOptions = .init()) {
    view.layoutIfNeeded()
    self.init(
      [view], .automatic(for: view), ViewLayoutReport(covering: [view]),
      scale: options.scale ?? Double(view.traitCollection.displayScale), options)
  }

  /// Reads a scene that has been laid out.
  ///
  /// - Parameters:
  ///   - roots: The root views.
  ///   - naming: The names of the views.
  ///   - report: The problems of the layout.
  ///   - scale: Pixels of a point, on which frames end.
  ///   - options: The optional parts of the text.
  @MainActor package init(
    _ roots: [UIView], _ naming: SceneNaming, _ report: ViewLayoutReport, scale: Double,
    _ options: SnapshotTextOptions = .init()
  ) {
    let scene = RenderedScene(
      id: "root", name: "", roots: roots, constraints: [], naming: naming, report: report,
      explained: ExplainedProblems(report, .withoutFixes))
    let text = SceneText(scene, scale: scale, textLimit: options.textLimit)
    content = SnapshotContent(
      header: SnapshotHeader.current,
      lines: text.treeLines + (options.includesProblems ? text.problemLines : []))
  }

  /// The text of a literal: lines without a line break at the end. It begins with the engine and
  /// the text measures if these are not Quoin's own.
  public var text: String { content.literalText }

  /// The text.
  public var description: String { text }
}
