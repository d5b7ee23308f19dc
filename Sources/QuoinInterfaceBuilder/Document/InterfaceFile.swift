// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A `.xib` or `.storyboard` file that has been read.
///
/// ```swift
/// let file = try InterfaceFile(contentsOf: "SignIn.storyboard")
/// for scene in file.scenes() { scene.layout() }
/// ```
public struct InterfaceFile: Sendable {
  /// The name of the file, as passed by the caller.
  public let name: String
  package let document: InterfaceDocument
  /// The source of the document, to be read again for another canvas.
  package let tree: MarkupTree
  /// The bytes of the file.
  package let data: Data
  /// The documents for other canvases.
  let chosenDocuments = ChosenDocuments()

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``InterfaceBuilderError`` when there is no such file or it is not a document that
  ///   can
  /// be read.
  public init(contentsOf path: String) throws(InterfaceBuilderError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw InterfaceBuilderError(
        .unreadable, file: path,
        message: exists ? "The file cannot be opened." : "There is no such file.")
    }
    try self.init(data: data, fileName: path)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - fileName: The name of the file in messages.
  /// - Throws: ``InterfaceBuilderError`` when the bytes are not a readable document.
  public init(data: Data, fileName: String) throws(InterfaceBuilderError) {
    name = fileName
    self.data = data
    tree = try MarkupTree(data, fileName: fileName)
    document = try DocumentReader.read(tree, fileName: fileName)
  }

  /// Reads a changed tree of a file, to lay it out. The bytes stay those of the file.
  ///
  /// - Throws: ``InterfaceBuilderError`` when the tree is not a document.
  package init(_ file: InterfaceFile, tree: MarkupTree) throws(InterfaceBuilderError) {
    name = file.name
    data = file.data
    self.tree = tree
    document = try DocumentReader.read(tree, fileName: file.name)
  }

  /// The kinds of elements that are unknown to the reader, in the order of their first occurrence.
  public var unknownElements: [UnknownElement] { document.unknownElements }

  /// The parts of the file that were skipped or replaced.
  public var findings: [FileFinding] { document.findings }

  /// The builds of Interface Builder whose rules the file follows.
  package var era: InterfaceBuilderEra { document.era }

  /// Whether the file has scenes of controllers, and not single objects.
  package var isStoryboard: Bool { document.kind.isStoryboard }

  /// The platform that the file is for.
  public var platform: InterfacePlatform { document.kind.platform }
}
