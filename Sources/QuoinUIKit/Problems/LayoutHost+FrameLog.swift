// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

// Mistakes in the frames of a layout without other problems are logged when it is shown in a
// window, each once, and so are those that later texts and constants cause.

extension LayoutHost {
  /// Whether a window has views whose frames may be wrong. This check alone is the cost for
  /// other layouts, and for windows with more views than can be compared in a millisecond.
  var mayHaveWrongFrames: Bool {
    (hasNewFrames || hasChangedFrames && laterFrameChecks < Self.mostLaterChecks) && !isFitting
      && LayoutProblemLog.isRead && root is UIWindow && handles.count <= Self.mostFixedItems
  }

  /// The largest number of passes after changes of contents and constants in which mistakes are
  /// looked for, so that a text that changes each second costs nothing after a while.
  private static let mostLaterChecks = 20

  /// Returns reports on the mistakes in frames that no earlier pass had. There are none beside a
  /// conflict or an ambiguity, which decide frames.
  ///
  /// - Parameters:
  ///   - logged: the identities of the problems of the pass, to which the reported ones are added.
  ///   - rootName: the name of the root.
  func reportsOnWrongFrames(
    logged: inout Set<LoggedProblem>, rootName: @autoclosure () -> String
  ) -> [LayoutProblemReport] {
    guard mayHaveWrongFrames, let root else { return [] }
    let isLater = !hasNewFrames
    if isLater { laterFrameChecks += 1 }
    (hasNewFrames, hasChangedFrames) = (false, false)
    var reports: [LayoutProblemReport] = []
    guard engine.conflicts.isEmpty, !logged.contains(where: \.isAmbiguity) else {
      add(ShownFrames(root, ViewNames()).ofProgram)
      return reports
    }
    for warning in isLater ? [] : engine.outwardConstants(isShown: isShown) {
      var identity = identity(of: warning)
      identity.isOfFrames = true
      guard logged.insert(identity).inserted else { continue }
      reports.append(report(on: warning, rootName()))
    }
    guard reports.isEmpty else { return reports }
    add(ShownFrames(root, ViewNames()).findings)
    return reports

    func add(_ findings: [ShownFrames.Finding]) {
      for finding in findings where !finding.isLogged {
        let part = LoggedProblem.Part.item(ObjectIdentifier(finding.view.handle))
        let identity = LoggedProblem(code: finding.code, isOfFrames: true, parts: [part])
        guard logged.insert(identity).inserted else { continue }
        let placing = finding.placing(item(of: finding.view.handle), in: engine, names)
        let text = ([finding.text] + (placing?.lines ?? [])).joined(separator: "\n")
        reports.append(
          LayoutProblemReport(code: finding.code, root: rootName(), shortText: text, text: text))
      }
    }
  }
}
