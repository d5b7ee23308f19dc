// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The width of the text of a label on as many lines as it has paragraphs; nil for another view.
  var labelTextWidth: CGFloat? {
    let limit = CGFloat.greatestFiniteMagnitude
    return (self as? UILabel)?.sizeThatFits(CGSize(width: limit, height: limit)).width
  }
}
