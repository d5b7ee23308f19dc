// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The findings that the views of a tree silence by `layoutCheckDisabled`.
@MainActor struct SilencedViews {
  private let root: UIView

  init(_ root: UIView) { self.root = root }

  /// Returns the findings that no view silences. A view silences those about itself and its
  /// descendants.
  func unsilenced(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    findings.filter { finding in
      var view: UIView? = root
      for part in finding.object.split(separator: ".") {
        if view?.layoutCheckDisabled.isSilencing(finding.rule) == true { return false }
        guard let index = Int(part), let subviews = view?.subviews, subviews.indices.contains(index)
        else { break }
        view = subviews[index]
      }
      return view?.layoutCheckDisabled.isSilencing(finding.rule) != true
    }
  }
}

extension Set<String> {
  fileprivate func isSilencing(_ rule: String) -> Bool { contains(rule) || contains("all") }
}
