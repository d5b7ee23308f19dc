// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ConstraintItem {
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, attribute))
  }

  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, attribute))
  }

  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(self, attribute))
  }
}
