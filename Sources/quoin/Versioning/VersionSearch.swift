// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Finds the pairs of versions that the arguments of `quoin diff` name.
struct VersionSearch {
  struct Failure: Error {
    var message: String
  }

  var arguments: [String]
  var paths: [String]
  var isStaged: Bool

  func pairs() throws(Failure) -> [VersionedPair] {
    if arguments.count == 2, !isStaged, paths.isEmpty, arguments.allSatisfy(Self.exists) {
      return try local(arguments[0], arguments[1])
    }
    guard arguments.count <= 2 else {
      throw Failure(message: "More than two revisions are given; put paths behind --.")
    }
    return try revisions()
  }

  private static func exists(_ path: String) -> Bool {
    path == "-" || path == "/dev/null" || FileManager.default.fileExists(atPath: path)
  }

  private func local(_ old: String, _ new: String) throws(Failure) -> [VersionedPair] {
    let folders = [old, new].map { $0 != "/dev/null" && Self.isFolder($0) }
    if folders[0] != folders[1] {
      throw Failure(message: "A file and a folder cannot be compared.")
    }
    guard folders[0] else {
      let data = [VersionedInput.data(old), VersionedInput.data(new)]
      if let index = data.firstIndex(where: { $0 == nil }) {
        throw Failure(message: "\([old, new][index]): The file cannot be opened.")
      }
      return [
        VersionedPair(
          old: VersionedInput(name: old, data: data[0]),
          new: VersionedInput(name: new == "/dev/null" ? old : new, data: data[1]))
      ]
    }
    let names = Set(Self.files(in: old) + Self.files(in: new)).sorted()
    return names.map { name in
      VersionedPair(
        old: VersionedInput(name: "\(old)/\(name)", data: VersionedInput.data("\(old)/\(name)")),
        new: VersionedInput(name: "\(new)/\(name)", data: VersionedInput.data("\(new)/\(name)")))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func files(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { FileEnding.isInterfaceFile($0) && !isFolder("\(folder)/\($0)") }
  }

  /// The files that git lists as changed.
  private func revisions() throws(Failure) -> [VersionedPair] {
    guard let root = GitProcess().root else {
      throw Failure(message: "There is no git work tree here, and no two files are given.")
    }
    let git = GitProcess(folder: root)
    let ends = arguments.flatMap { $0.split(separator: "..").map(String.init) }
    var list = ["diff", "--no-renames", "--name-only", "-z"]
    if isStaged { list.append("--cached") }
    let names = GitProcess().run(list + ends + ["--"] + paths)
    guard let names, names.status == 0 else {
      throw Failure(message: names?.error ?? "git cannot be run.")
    }
    let files = names.data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return files.filter(FileEnding.isInterfaceFile).map { path in
      let old = ends.first ?? (isStaged ? "HEAD" : "")
      let new =
        ends.count > 1
        ? git.blob(ends[1], path)
        : isStaged ? git.blob("", path) : VersionedInput.data("\(root)/\(path)")
      return VersionedPair(
        old: VersionedInput(name: path, data: git.blob(old, path)),
        new: VersionedInput(name: path, data: new))
    }
  }
}
