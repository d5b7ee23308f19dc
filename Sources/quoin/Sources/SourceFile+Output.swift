// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension [SourceFile] {
  /// Returns the error about an output that is one of the inputs, or is named as one; nil for a
  /// file that may be written, and for standard output.
  func objection(toOutput output: String?) -> CommandError? {
    guard let output else { return nil }
    if contains(where: { $0.isSame(as: output) }) { return .outputIsInput(output) }
    return FileEnding.isInterfaceFile(output) ? .outputNamedAsInput(output) : nil
  }
}
