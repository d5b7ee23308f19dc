// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The views of a scene of an Interface Builder file.
///
/// A scene may have several layout roots: its main view, and cells, headers, views of bar items and
/// the like, whose sizes do not follow from constraints of the main view. Ids are those of the
/// file.
@MainActor public final class LoadedScene {
  /// The id of a storyboard's scene, or of a top-level object of a xib.
  public let id: String
  /// The name of the scene for people.
  public let name: String
  /// The id of the device of the canvas, nil when the file names none.
  public let device: String?
  /// The size of the main root in points; zero for a scene without roots.
  public var size: CGSize { roots.first?.bounds.size ?? .zero }
  /// The platform whose rules and measures determine the layout of the scene.
  public let platform: InterfacePlatform
  /// All layout roots, the main one first.
  public let roots: [UIView]
  /// All views of the scene, a superview before its subviews, siblings from back to front.
  public let views: [UIView]
  /// The constraints of the file, in its order, without those that stack views add.
  public let constraints: [NSLayoutConstraint]
  /// The kinds of elements of the whole file that are unknown to the reader.
  public let unknownElements: [UnknownElement]
  /// The parts of the file that were skipped or replaced, by the reader or when the views were
  /// made.
  public var findings: [FileFinding] { fileFindings + ownFindings }

  private let fileFindings: [FileFinding]
  private let ownFindings: [FileFinding]
  let entries: SceneEntries
  /// Creates the scene from which the ambiguities are computed: without the sizes that views
  /// without content have in the file.
  var judged: (() -> LoadedScene)?
  /// Changes the size of the main root and the margins of its width; nil for a scene whose size was
  /// not an input.
  var resizing: ((CGSize) -> Void)?
  /// The orientation of the device.
  package let orientation: SceneOrientation
  /// The bars of containers that cover the main view.
  package let bars: SceneBars
  /// The texts in place of those of the file; nil for its own.
  package let texts: TextReplacement?

  init(
    parts: SceneEntries, document: InterfaceDocument, bars: SceneBars,
    texts: TextReplacement? = nil, findings: [FileFinding]
  ) {
    self.bars = bars
    self.texts = texts
    id = parts.scene.id
    name = parts.scene.name
    device = document.device?.id
    orientation = document.device?.orientation ?? .portrait
    platform = document.kind.platform
    roots = parts.scene.roots.compactMap { parts.view(at: $0) }
    views = parts.views
    constraints = parts.constraints
    unknownElements = document.unknownElements
    // The scenes of a file share its findings.
    fileFindings = document.findings
    ownFindings = findings
    entries = parts
  }

  /// Lays out all roots.
  public func layout() {
    for root in roots {
      fitToTable(root)
      fitToContent(root)
      root.layoutIfNeeded()
    }
  }
}
