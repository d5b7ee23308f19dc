// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

#if Pango
import QuoinRender
#endif

/// Everything that keeps a command from doing what its arguments ask for.
///
/// The cases hold the evidence. `CommandError+Sentence` has the sentence for each of them, and
/// `CommandError+Code` a code that stays the same when the sentence changes.
enum CommandError: Error, Hashable {
  // Arguments.
  case invalidSize(String)
  case invalidScale(String)
  case unknownTextSize(String)
  /// A name that no device has, with the names that are written most like it.
  case unknownDevice(String, similar: [String])
  /// A watch, for which nothing can be laid out.
  case deviceWithoutAutoLayout(String)
  /// A picture that is not text and has no file to be written to.
  case missingOutputFile(RenderFormat)
  /// Fonts or a picture in pixels, in a build without the trait `Pango`.
  case missingPango

  // Files of Interface Builder.
  case unreadableFile(InterfaceBuilderError)
  case folderInPlaceOfFile(String)
  /// A file that cannot be laid out with the options, and the reason in a sentence.
  case unsuitableOptions(file: String, reason: String)
  /// An identifier that no scene has, with the scenes of all files.
  case unknownScene(String, known: [String])

  // Output.
  case unwritableOutput
  case unwritableFile(String)
  #if Pango
  case picture(PictureError)
  #endif
}
