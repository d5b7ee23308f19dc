// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit

extension CheckedLayout {
  /// Returns the checked view of an item of constraints: that of a guide is the view that owns it.
  func checkedView(of item: AnyObject) -> CheckedView? {
    ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView).flatMap(checked)
  }

  /// Returns the ambiguities that a finding about a view is about.
  ///
  /// - Parameters:
  ///   - object: The id of the view.
  ///   - attribute: The attribute in the detail of the finding.
  func ambiguities(
    of object: String, along attribute: some StringProtocol
  ) -> [ExplainedAmbiguity] {
    problems.ambiguities.filter { ambiguity in
      guard let first = ambiguity.coordinates.first, first.attribute == attribute else {
        return false
      }
      return checkedView(of: first.item)?.identifier == object
    }
  }
}
