// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

#if Pango
import QuoinRender
#endif

/// The reasons that a command cannot be carried out.
///
/// The cases hold the evidence. `CommandError+Sentence` has the sentence for each of them, and
/// `CommandError+Code` a code that stays the same when the sentence changes.
enum CommandError: Error, Hashable {
  // The errors about arguments.
  case invalidSize(String)
  case invalidScale(String)
  case unknownTextSize(String)
  /// A name of no known device, with the names that are spelled most like it.
  case unknownDevice(String, similar: [String])
  /// A watch, for which nothing can be laid out.
  case deviceWithoutAutoLayout(String)
  /// A picture that is not text, for a terminal.
  case missingOutputFile(String)
  /// A file whose extension is that of another format than the one to write.
  case unsuitableOutputName(String, String)
  /// An option that changes nothing in a format, with the formats that it is for.
  case optionWithoutEffect(String, in: String, isFor: [String])
  /// An option that refines another one, without that one.
  case optionWithoutOption(String, needed: String)
  /// A range of sizes that cannot be read, or has too many sizes.
  case invalidRange(String)
  /// An option of resizable pages, without `--interactive`.
  case optionWithoutInteractive(String)
  /// An option that has no effect with `--interactive`.
  case optionNotInteractive(String)
  /// An option about the explained view was used without a view.
  case optionWithoutView(String)
  /// An option that needs `--violations` or `--view`, without either.
  case optionWithoutViolations(String)
  /// A number of an option that is not in its range.
  case numberOutOfRange(String, least: Double, greatest: Double)
  /// A name for standard input, which is not read.
  case inputNameWithoutInput
  case repeatedStandardInput
  /// Fonts or a picture in pixels, in a build without the trait `Pango`.
  case missingPango
  /// A window, in a build without the trait `GTK`.
  case missingGTK
  /// The server of a page, in a build without the trait `Preview`.
  case missingPreview
  /// Ports at which a server cannot listen.
  case unavailablePort(String, reason: String)

  // Files of Interface Builder.
  case unreadableFile(InterfaceBuilderError)
  case folderWithoutFiles(String)
  /// An argument for a page that is neither a file nor a folder whose changes can be watched.
  case nothingToWatch(String)
  /// A file that cannot be laid out with the options, and the reason in a sentence.
  case unsuitableOptions(file: String, reason: String)
  /// An identifier that no scene has, with the scenes of all files.
  case unknownScene(String, known: [String])
  /// A file without a scene that has a view, or for a platform whose views are not shown.
  case nothingToShow(String, InterfacePlatform)
  /// A name that no view has, with the names that are spelled most like it.
  case unknownView(String, similar: [String])
  /// The class of several views, with their ids.
  case ambiguousView(String, ids: [String])
  /// Findings and problems of a file in a run that allows none, as a list for people.
  case strictProblems(file: String, list: String)

  // Snapshots of tests.
  /// A path that a review cannot search.
  case missingReviewPath(String)
  /// A question about references before any test has compared one.
  case noTestRun
  /// A run of tests with a filter, after which it is not known which references are unused.
  case partialTestRun

  // The errors about the output.
  case unwritableOutput(reason: String)
  case unwritableFile(String, reason: String)
  /// An output that is one of the inputs.
  case outputIsInput(String)
  /// An output with the name of a file of Interface Builder.
  case outputNamedAsInput(String)
  #if Pango
  case picture(PictureError)
  #endif
}
