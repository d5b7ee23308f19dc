// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

private class LabelledConstraint: NSLayoutConstraint {
  var label: String?
}

@MainActor @Suite("Subclasses of constraints")
struct ConstraintSubclassTests {
  @Test("A constraint of a subclass is activated and found again with its own property")
  func storedProperty() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    let constraint = LabelledConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 4)
    constraint.label = "top"
    NSLayoutConstraint.activate([constraint, child.widthAnchor.constraint(equalToConstant: 9)])
    let found = root.constraints.filter { $0 is LabelledConstraint }
    #expect(found == [constraint])
    #expect(found.compactMap { ($0 as? LabelledConstraint)?.label } == ["top"])
  }
}
