// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

/// Why fonts could not be read or a picture could not be made.
public enum PictureError: Error, Hashable {
  /// There is no folder at the path, or it cannot be read.
  case unreadableFolder(String)
  /// The folder has no fonts.
  case emptyFolder(String)
  /// The file is no font that can be drawn in any size.
  case unreadableFont(String)
  /// There are no fonts: none were given, and none are installed.
  case noFonts
  /// The picture has too many pixels.
  case tooLarge(width: Double, height: Double, scale: Double)
  /// There are no scenes to draw.
  case noScenes
  /// The machine has too little memory.
  case noMemory
  /// Cairo gave up, with its own words.
  case failed(String)
}

extension PictureError: CustomStringConvertible {
  /// One or two sentences for people.
  public var description: String {
    switch self {
    case .unreadableFolder(let path):
      "\(path): error: This folder of fonts cannot be read; check that it exists."
    case .emptyFolder(let path):
      "\(path): error: There are no fonts in this folder; they end in "
        + "\(PictureFonts.fileExtensions.map { ".\($0)" }.joined(separator: ", "))."
    case .unreadableFont(let path):
      "\(path): error: This is no font that can be drawn in any size; take it out of the folder."
    case .noFonts:
      "error: There are no fonts to write with; install some or name a folder of fonts."
    case .tooLarge(let width, let height, let scale):
      "error: \(NumberText.short(width)) × \(NumberText.short(height)) points at scale "
        + "\(NumberText.short(scale)) are too many pixels: \(PictureCanvas.largestSide) a side and "
        + "\(PictureCanvas.largestArea) in all are the most. Try a smaller scale or fewer scenes."
    case .noScenes: "error: There is no scene to draw."
    case .noMemory: "error: There is not enough memory for the picture."
    case .failed(let reason): "error: The picture cannot be drawn: \(reason)."
    }
  }
}

#endif
