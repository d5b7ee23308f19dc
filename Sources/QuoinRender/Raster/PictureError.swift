// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

#if Pango

/// A reason why fonts cannot be read or a picture cannot be drawn.
public enum PictureError: Error, Hashable {
  /// There is no folder at the path, or it cannot be read.
  case unreadableFolder(String)
  /// The folder has no fonts.
  case emptyFolder(String)
  /// The file is not a font, or is one that cannot be drawn in any size.
  case unreadableFont(String)
  /// The error that no fonts were given, and none are installed.
  case noFonts
  /// The picture has too many pixels. Width and height are in points, the scale in pixels per
  /// point.
  case tooLarge(width: Double, height: Double, scale: Double)
  /// There are no scenes to draw.
  case noScenes
  /// The machine has too little memory.
  case noMemory
  /// Cairo reported an error, with this message.
  case failed(String)

  /// The kind of error, in a word that stays the same from version to version.
  public var code: String {
    switch self {
    case .unreadableFolder: "unreadable-folder"
    case .emptyFolder: "folder-without-fonts"
    case .unreadableFont: "unreadable-font"
    case .noFonts: "no-fonts"
    case .tooLarge: "picture-too-large"
    case .noScenes: "no-scenes"
    case .noMemory: "no-memory"
    case .failed: "drawing-failed"
    }
  }

  /// The description of the error and of what to try, without the path of the folder or the file.
  package var sentence: String {
    switch self {
    case .unreadableFolder: "This folder of fonts cannot be read; check that it exists."
    case .emptyFolder:
      "There are no fonts in this folder; they end in "
        + "\(PictureFonts.fileExtensions.map { ".\($0)" }.joined(separator: ", "))."
    case .unreadableFont:
      "This is not a font that can be drawn in any size; take it out of the folder."
    case .noFonts: "There are no fonts to write with; install some or name a folder of fonts."
    case .tooLarge(let width, let height, let scale):
      "\(LayoutSize(width: width, height: height).outline) points at scale "
        + "\(LayoutText.number(scale, decimals: 2)) are too many pixels: \(PictureCanvas.largestSide) a side and "
        + "\(PictureCanvas.largestArea) in all are the most. Try a smaller scale or fewer scenes."
    case .noScenes: "There is no scene to draw."
    case .noMemory: "There is not enough memory for the picture."
    case .failed(let reason): "The picture cannot be drawn: \(reason)."
    }
  }

  /// The path of the folder or the file that the error is about; nil for other errors.
  package var path: String? {
    switch self {
    case .unreadableFolder(let path), .emptyFolder(let path), .unreadableFont(let path): path
    case .noFonts, .tooLarge, .noScenes, .noMemory, .failed: nil
    }
  }
}

extension PictureError: CustomStringConvertible {
  /// The path where there is one, and the sentence, in the form that compilers use.
  public var description: String {
    [path, "error", sentence].compactMap(\.self).joined(separator: ": ")
  }
}

#endif
