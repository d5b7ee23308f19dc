// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension GitProcess {
  /// The bytes of files in a revision, or in the index for an empty revision; nil for each file
  /// that it does not have. One process reads all.
  ///
  /// - Returns: Nothing when git cannot be run, or returns another output.
  func blobs(_ revision: String, _ paths: [String]) -> [Data?] {
    guard !paths.isEmpty else { return [] }
    // A request is one line, so that a name of several lines needs a process of its own.
    let lines = paths.filter { !$0.contains("\n") }
    guard let found = batch(lines.map { "\(revision):\($0)" }), found.count == lines.count else {
      return []
    }
    var rest = found[...]
    return paths.map { path in
      path.contains("\n") ? blob(revision, path) : rest.popFirst() ?? nil
    }
  }

  /// The bytes of each object; nil when git cannot be run.
  private func batch(_ names: [String]) -> [Data?]? {
    // Requests are in a file: a pipe that is full would wait for the one that is read.
    let requests = Self.temporaryFile
    defer { Self.remove(requests) }
    do {
      try Data(names.map { $0 + "\n" }.joined().utf8).write(to: requests)
      let input = try FileHandle(forReadingFrom: requests)
      let output = run(["cat-file", "--batch"], input: input)
      try input.close()
      guard let output, output.status == 0 else { return nil }
      return Self.objects(in: output.data)
    } catch {
      return nil
    }
  }

  /// The objects in the output of `git cat-file --batch`: each has a line that ends in its kind and
  /// its size, followed by its bytes and a line end. The line of a missing one ends in a word.
  static func objects(in output: Data) -> [Data?] {
    var result: [Data?] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size <= rest.count
      else {
        result.append(nil)
        // Other kinds of objects have bytes too.
        if words.count == 3, words[1] != "blob", let size = Int(words[2]), size <= rest.count {
          rest = rest.dropFirst(size + 1)
        }
        continue
      }
      result.append(Data(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return result
  }
}
