// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Adds to findings the edits that remove them.
@MainActor struct FindingEdits {
  private let checked: CheckedFile
  private let canvasLayouts: [CheckedLayout]?

  init(_ checked: CheckedFile, canvasLayouts: [CheckedLayout]?) {
    self.checked = checked
    self.canvasLayouts = canvasLayouts
  }

  /// Returns findings with the edits of safe fixes, and with whether there is any fix.
  func added(to findings: [LayoutFinding]) -> [LayoutFinding] {
    guard findings.contains(where: { FixCatalog.fix(of: $0.rule) != nil }) else { return findings }
    let file: FixableFile
    do throws(MarkupSpans.Refusal) {
      file = try FixableFile(checked, canvasLayouts: canvasLayouts)
    } catch {
      // A file with unknown bytes has no fixes; `--fix` reports the reason.
      return findings
    }
    return findings.map { finding in
      guard let fix = FixCatalog.fix(of: finding.rule) else { return finding }
      var finding = finding
      if fix.safety == .safe { finding.edits = fix.edits(for: finding, in: file) ?? [] }
      finding.isFixable =
        fix.safety == .safe ? !finding.edits.isEmpty : fix.isAvailable(for: finding, in: file)
      return finding
    }
  }
}
