// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

#if Pango
import QuoinRender
#endif

extension CommandError {
  /// The kind of error, in a word that stays the same from version to version. It ends the line
  /// that the command writes about the error.
  var code: String {
    switch self {
    case .invalidSize: "invalid-size"
    case .invalidScale: "invalid-scale"
    case .unknownTextSize: "unknown-text-size"
    case .unknownDevice: "unknown-device"
    case .deviceWithoutAutoLayout: "device-without-auto-layout"
    case .missingOutputFile: "missing-output-file"
    case .unsuitableOutputName: "unsuitable-output-name"
    case .optionWithoutEffect: "option-without-effect"
    case .optionWithoutOption: "option-without-option"
    case .invalidRange: "invalid-range"
    case .optionWithoutInteractive: "option-without-interactive"
    case .optionNotInteractive: "option-not-interactive"
    case .optionWithoutView: "option-without-view"
    case .optionWithoutViolations: "option-without-violations"
    case .numberOutOfRange: "number-out-of-range"
    case .inputNameWithoutInput: "input-name-without-input"
    case .repeatedStandardInput: "repeated-standard-input"
    case .missingPango: "missing-pango"
    case .missingGTK: "missing-gtk"
    case .missingPreview: "missing-preview"
    case .unavailablePort: "unavailable-port"
    case .nothingToShow: "nothing-to-show"
    case .unreadableFile(let error): error.reason.code
    // The code is from versions that did not search folders.
    case .folderWithoutFiles: "folder-in-place-of-file"
    case .nothingToWatch: "nothing-to-watch"
    case .unsuitableOptions: "unsuitable-options"
    case .unknownScene: "unknown-scene"
    case .unknownView: "unknown-view"
    case .ambiguousView: "ambiguous-view"
    case .strictProblems: "strict"
    case .missingReviewPath: "missing-path"
    case .noTestRun: "no-test-run"
    case .partialTestRun: "partial-test-run"
    case .outputIsInput: "output-is-input"
    case .outputNamedAsInput: "output-named-as-input"
    case .unwritableOutput: "unwritable-output"
    case .unwritableFile: "unwritable-file"
    #if Pango
    case .picture(let error): error.code
    #endif
    }
  }
}

extension InterfaceBuilderError.Reason {
  fileprivate var code: String {
    switch self {
    case .unreadable: "unreadable-file"
    case .empty: "empty-file"
    case .binary: "binary-file"
    case .malformed: "malformed-file"
    case .archive: "archive-file"
    case .foreign: "foreign-file"
    case .tooLarge: "too-large-file"
    }
  }
}
