// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinSnapshots

/// An input of a command: a file of Interface Builder, or standard input.
enum SourceFile: Hashable {
  case path(String)
  /// Standard input, with its name in messages and results.
  case standardInput(name: String)

  /// The name in messages and results: the path as it was written.
  var name: String {
    switch self {
    case .path(let path): path
    case .standardInput(let name): name
    }
  }

  /// Reads the document.
  ///
  /// - Parameter input: Reads all of standard input.
  /// - Throws: A ``CommandError`` when it is not a document that can be read.
  func read(input: () throws -> Data) throws(CommandError) -> InterfaceFile {
    do throws(InterfaceBuilderError) {
      switch self {
      case .path(let path): return try InterfaceFile(contentsOf: path)
      case .standardInput(let name):
        return try InterfaceFile(data: Self.data(named: name, input), fileName: name)
      }
    } catch {
      throw .unreadableFile(error)
    }
  }

  private static func data(
    named name: String, _ input: () throws -> Data
  ) throws(InterfaceBuilderError) -> Data {
    do {
      return try input()
    } catch {
      throw InterfaceBuilderError(
        .unreadable, file: name,
        message: "Standard input cannot be read: \(SystemReason.text(of: error)).")
    }
  }

  /// Whether a path is that of the file, by other folders or links too.
  func isSame(as other: String) -> Bool {
    guard case .path(let path) = self else { return false }
    let urls = [path, other].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    guard urls[0].standardizedFileURL.path != urls[1].standardizedFileURL.path else { return true }
    let identities = urls.compactMap(Self.identity)
    return identities.count == 2 && identities[0] == identities[1]
  }

  /// The number of the file and of its disk, which all hard links to it share; nil without a file.
  private static func identity(of url: URL) -> [UInt64]? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let numbers = [FileAttributeKey.systemNumber, .systemFileNumber].compactMap {
      (attributes?[$0] as? NSNumber)?.uint64Value
    }
    return numbers.count == 2 ? numbers : nil
  }
}
