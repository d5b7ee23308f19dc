// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

// Mistakes in the frames of a layout without other problems are logged when it is shown in a
// window, each once. Views that are animated out of the screen later add no items, and are not
// reported.

extension LayoutHost {
  /// Whether a window has new views whose frames may be wrong. This check alone is the cost for
  /// other layouts, and for windows with more views than can be compared in a millisecond.
  var mayHaveWrongFrames: Bool {
    hasNewFrames && !isFitting && LayoutProblemLog.isRead && root is UIWindow
      && handles.count <= Self.mostFixedItems
  }

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
    hasNewFrames = false
    var reports: [LayoutProblemReport] = []
    guard engine.conflicts.isEmpty, !logged.contains(where: \.isAmbiguity) else {
      add(ShownFrames(root, ViewNames()).ofProgram)
      return reports
    }
    for warning in engine.outwardConstants(isShown: isShown) {
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
