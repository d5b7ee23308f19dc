// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension UIView {
  /// Records the statement of a dialect that is about to set the frame, in place of the former one and
  /// of what was reported about that.
  package func willSetFrame(fileID: StaticString, line: UInt) {
    let isEarly = superview.map { $0.bounds.width <= 0 || $0.bounds.height <= 0 } ?? false
    changeLayoutExtras {
      $0.frameLocation = StoredSourceLocation(fileID, line, 0)
      $0.frameRemark = nil
      $0.hasEarlyFrame = isEarly
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

  /// Views beyond the edges of their superview, which had no size when a dialect set their frames.
  var earlyFrames: [Finding] {
    everything.compactMap { view in
      guard view.layoutExtras?.hasEarlyFrame == true,
        view.translatesAutoresizingMaskIntoConstraints,
        let outer = view.superview, view.bounds.size != .zero, outer.bounds.width > 0,
        outer.bounds.height > 0, !outer.bounds.insetBy(dx: -1, dy: -1).contains(view.frame)
      else { return nil }
      let (name, outerName) = (names.name(of: view), names.name(of: outer))
      return Finding(
        code: "early-frame",
        sentence: "\(name) is partly outside of \(outerName), which had no size when the frame of "
          + "\(name) was set; lay \(outerName) out first, or set the frame in its layoutSubviews()",
        view: view)
    }
  }
}
