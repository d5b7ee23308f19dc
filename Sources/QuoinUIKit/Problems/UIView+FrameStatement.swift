// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension UIView {
  /// Records the statement of a dialect that is about to set the frame, in place of the former one and
  /// of what was reported about that.
  package func willSetFrame(fileID: StaticString, line: UInt) {
    changeLayoutExtras {
      $0.frameLocation = StoredSourceLocation(fileID, line, 0)
      $0.frameRemark = nil
    }
  }

  /// Records what a dialect reported about the frame, which later lists of problems repeat.
  package func recordFrameRemark(code: String, sentence: String) {
    changeLayoutExtras { $0.frameRemark = (code, sentence) }
  }

  /// Whether a program or a constraint gave the view a frame.
  package var hasFrame: Bool {
    layoutState.hasAssignedFrame || !translatesAutoresizingMaskIntoConstraints
      || bounds.size != .zero
  }

  /// The statement that set the frame, as a line below a sentence.
  var frameStatementLine: String? {
    guard let location = layoutExtras?.frameLocation.location,
      translatesAutoresizingMaskIntoConstraints
    else { return nil }
    return "  \(location.text)  sets its frame"
  }
}

extension ShownFrames {
  /// The reports of dialects about frames that they set.
  var frameRemarks: [Finding] {
    everything.compactMap { view in
      guard let remark = view.layoutExtras?.frameRemark else { return nil }
      return Finding(
        code: remark.code, sentence: remark.sentence, view: view, isLogged: true)
    }
  }
}
