// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
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
    if arguments.count == 1, !isStaged, paths.isEmpty, FileEnding.isInterfaceFile(arguments[0]),
      Self.exists(arguments[0])
    {
      return [try conflict(in: arguments[0])]
    }
    guard arguments.count <= 2 else {
      throw Failure(message: "More than two revisions are given; put paths behind --.")
    }
    return try revisions()
  }

  /// The sides of a file with the markers of a conflict.
  private func conflict(in path: String) throws(Failure) -> VersionedPair {
    guard let data = VersionedInput.data(path) else {
      throw Failure(message: "\(path): The file cannot be opened.")
    }
    guard let sides = ConflictMarkers.sides(of: String(decoding: data, as: UTF8.self)) else {
      throw Failure(
        message: "\(path): The file has no markers of a conflict; name a second file, or put -- "
          + "before the path to compare it with a revision.")
    }
    return VersionedPair(
      old: VersionedInput(name: path, data: Data(sides.ours.utf8)),
      new: VersionedInput(name: path, data: Data(sides.theirs.utf8)))
  }

  private static func exists(_ path: String) -> Bool {
    path == "-" || path == "/dev/null" || FileManager.default.fileExists(atPath: path)
  }

  private func local(_ old: String, _ new: String) throws(Failure) -> [VersionedPair] {
    let folders = [old, new].map { $0 != "/dev/null" && FileManager.default.isFolder($0) }
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
    let pairs = names.map { name in
      VersionedPair(
        old: VersionedInput(name: "\(old)/\(name)", data: VersionedInput.data("\(old)/\(name)")),
        new: VersionedInput(name: "\(new)/\(name)", data: VersionedInput.data("\(new)/\(name)")))
    }
    return RenameSearch.matched(pairs)
  }

  private static func files(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { FileEnding.isInterfaceFile($0) && !FileManager.default.isFolder("\(folder)/\($0)") }
  }

  /// The revisions that an argument names: `a..b` are two, and `a...b` the last common one and `b`.
  private static func ends(of argument: String) throws(Failure) -> [String] {
    guard let range = argument.firstRange(of: "..") else { return [argument] }
    let isMerge = argument[range.upperBound...].hasPrefix(".")
    let sides = [argument[..<range.lowerBound], argument[range.upperBound...].drop { $0 == "." }]
      .map { $0.isEmpty ? "HEAD" : String($0) }
    guard isMerge else { return sides }
    guard let base = GitProcess().run(["merge-base"] + sides), base.status == 0 else {
      throw Failure(message: "\(argument): The revisions have no common one.")
    }
    return [base.text, sides[1]]
  }

  /// The files that git lists as changed.
  private func revisions() throws(Failure) -> [VersionedPair] {
    guard let root = GitProcess().root else {
      throw Failure(message: "There is no git work tree here, and no two files are given.")
    }
    let git = GitProcess(folder: root)
    var ends: [String] = []
    for argument in arguments { ends += try Self.ends(of: argument) }
    var list = ["diff", "--no-renames", "--name-only", "-z"]
    if isStaged { list.append("--cached") }
    let names = GitProcess().run(list + ends + ["--"] + paths)
    guard let names, names.status == 0 else {
      throw Failure(message: names?.error ?? "git cannot be run.")
    }
    let files = names.data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter(FileEnding.isInterfaceFile)
    let old = git.blobs(ends.first ?? (isStaged ? "HEAD" : ""), files)
    let end = ends.count > 1 ? ends[1] : isStaged ? "" : nil
    let new =
      end.map { git.blobs($0, files) } ?? files.map { VersionedInput.data("\(root)/\($0)") }
    guard old.count == files.count, new.count == files.count else {
      throw Failure(message: "git cat-file does not return the files.")
    }
    return RenameSearch.matched(
      files.indices.map { index in
        VersionedPair(
          old: VersionedInput(name: files[index], data: old[index]),
          new: VersionedInput(name: files[index], data: new[index]))
      })
  }
}
