// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The end of a file's name, which identifies its contents.
enum FileEnding {
  /// The letters after the last dot of a file's name, in lower case.
  static func of(_ fileName: String) -> String {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether a file is one of Interface Builder by its name.
  static func isInterfaceFile(_ fileName: String) -> Bool {
    ["storyboard", "xib"].contains(of(fileName))
  }

  /// Whether a file is a picture by its name, in a format that no command writes.
  static func isForeignPicture(_ fileName: String) -> Bool {
    ["gif", "jpg", "jpeg", "webp", "heic", "tif", "tiff", "bmp", "eps", "ps"].contains(of(fileName))
  }
}
