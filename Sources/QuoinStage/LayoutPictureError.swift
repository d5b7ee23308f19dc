// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reason that a picture was not written.
public enum LayoutPictureError: Error, Hashable, CustomStringConvertible {
  /// The extension of the path names no format.
  case unknownFormat(path: String)
  /// PNG and PDF need the trait `Pango`.
  case needsPango(path: String)

  /// The problem and what to do.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "\(path): The extension names no format of pictures; use svg, txt, json, html, png or pdf."
    case .needsPango(let path):
      "\(path): PNG and PDF need the trait Pango; build with it, or write an svg."
    }
  }
}
