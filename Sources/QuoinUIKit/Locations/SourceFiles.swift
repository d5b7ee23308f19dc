// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The files of all source locations, each with a number of 16 bits.
///
/// Files are never removed: a program has as many as it has source files that make constraints, and
/// files of Interface Builder that it reads.
@MainActor enum SourceFiles {
  private static var files: [SourceLocation.File] = []
  /// The numbers, by the address of the text, which is a constant of the program.
  private static var sourceNumbers: [UnsafePointer<UInt8>: UInt16] = [:]
  private static var pathNumbers: [String: UInt16] = [:]
  /// Constraints are made one after the other in the same file.
  private static var last: (address: UnsafePointer<UInt8>, number: UInt16)?

  /// Returns the number of a source file, counted from 1; 0 when there are more than 65,535.
  ///
  /// - Parameter fileID: the value of `#fileID`.
  static func number(of fileID: StaticString) -> UInt16 {
    // A text of one character has no address; `#fileID` is longer.
    guard fileID.hasPointerRepresentation else { return 0 }
    let address = fileID.utf8Start
    if let last, last.address == address { return last.number }
    let number = sourceNumbers[address] ?? add(.source(fileID))
    sourceNumbers[address] = number
    last = (address, number)
    return number
  }

  /// Returns the number of a file, counted from 1; 0 when there are more than 65,535.
  static func number(of file: SourceLocation.File) -> UInt16 {
    switch file {
    case .source(let fileID): return number(of: fileID)
    case .path(let path):
      let number = pathNumbers[path] ?? add(file)
      pathNumbers[path] = number
      return number
    }
  }

  /// Returns the file with a number; nil for 0.
  static func file(_ number: UInt64) -> SourceLocation.File? {
    number == 0 ? nil : files[Int(number) - 1]
  }

  private static func add(_ file: SourceLocation.File) -> UInt16 {
    guard files.count < Int(UInt16.max) else { return 0 }
    files.append(file)
    return UInt16(files.count)
  }
}
