// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Converts the tree of elements of a file to an ``InterfaceDocument``.
///
/// Invalid parts of a file are left out and become findings. Only a file that is not a document at
/// all is an error.
struct DocumentReader {
  var document: InterfaceDocument
  /// The views and guides by id. The first element with an id keeps it.
  var items: [String: InterfaceItem] = [:]
  /// The ids of all objects so far, views or not.
  var identifiers: Set<String> = []
  /// The number in the last id that was made, by the part before it.
  var lastNumbers: [String: Int] = [:]
  /// Ids of the elements that variations exclude. References to them are valid.
  var excludedIdentifiers: Set<String> = []
  /// Ids of the views that constraints name, those that variations exclude too.
  var constrainedIdentifiers: Set<String> = []
  /// Colours of the file's resources.
  var namedColors: [String: FileColor.Components] = [:]
  var pendingConstraints: [PendingConstraint] = []
  /// The scene whose views are being read.
  var scene = 0

  /// Whether the document has what variations exclude too, marked as not installed. A running
  /// program makes those objects, and installs them when the size classes change.
  private(set) var keepsUninstalled = false

  struct PendingConstraint {
    var element: MarkupElement
    var holder: Int
    var isInstalled: Bool
  }

  /// Reads the document in a tree.
  static func read(
    _ tree: MarkupTree, fileName: String
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    read(tree, as: try documentKind(of: tree.root, fileName: fileName), choosing: CanvasChoice())
  }

  /// Reads the document in a tree, whose kind is known, for a canvas that may not be the file's.
  ///
  /// - Parameter keepsUninstalled: whether the document has what variations exclude.
  static func read(
    _ tree: MarkupTree, as kind: DocumentKind, choosing choice: CanvasChoice,
    keepsUninstalled: Bool = false
  ) -> InterfaceDocument {
    var reader = DocumentReader(root: tree.root, kind: kind, choosing: choice)
    reader.keepsUninstalled = keepsUninstalled
    reader.document.findings = tree.findings
    reader.checkDevice(tree.root)
    reader.readResources(tree.root)
    reader.collectUnknownElements(tree.root)
    reader.readScenes(tree.root)
    reader.readOutlets(tree.root)
    reader.resolveConstraints()
    return reader.document
  }

  private mutating func checkDevice(_ root: MarkupElement) {
    guard let element = root.child("device"), let id = element["id"],
      [.iOS, .tvOS].contains(document.kind.platform), SceneDevice(identifier: id) == nil
    else { return }
    addFinding(
      .invalidValue, at: element,
      "The device '\(id)' is not known; the usual screen of its family takes its place.")
  }

  private init(root: MarkupElement, kind: DocumentKind, choosing choice: CanvasChoice) {
    let fileDevice = root.child("device").flatMap { element in
      element["id"].map {
        DeviceDescription(
          id: $0, orientation: element["orientation"] == "landscape" ? .landscape : .portrait)
      }
    }
    let device = choice.device ?? fileDevice
    document = InterfaceDocument(
      kind: kind,
      toolsVersion: ToolsVersion(text: root["toolsVersion"]),
      usesAutolayout: root.flag("useAutolayout") ?? false,
      usesSafeAreas: root.flag("useSafeAreas") ?? false,
      isLaunchScreen: root.flag("launchScreen") ?? false,
      initialController: root["initialViewController"],
      device: device,
      classes: choice.classes ?? device?.sizeClasses ?? SizeClasses(),
      textSize: choice.textSize)
  }

  private static func documentKind(
    of root: MarkupElement, fileName: String
  ) throws(InterfaceBuilderError) -> DocumentKind {
    if root.name == "archive" {
      throw InterfaceBuilderError(
        .archive, file: fileName, line: root.line, column: root.column,
        message: "The file is a keyed archive, the format of Xcode 4 and older, "
          + "which cannot be read: open and save it with a newer Xcode.")
    }
    guard root.name == "document", let type = root["type"], let kind = DocumentKind(type: type)
    else {
      throw InterfaceBuilderError(
        .foreign, file: fileName, line: root.line, column: root.column,
        message: "The file is XML, but not an Interface Builder document: "
          + "its root element is '\(root.name)'.")
    }
    return kind
  }
}
