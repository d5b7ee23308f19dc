// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITextView {
  /// Applies the user's edit of the text, if the delegate agrees with the change.
  /// - Returns: whether the view has the text now.
  @discardableResult
  package func takeTypedText(_ typed: String) -> Bool {
    let old = (text ?? "") as NSString
    guard !old.isEqual(to: typed) else { return true }
    let (range, inserted) = old.difference(to: typed as NSString)
    let isAllowed =
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: inserted) ?? true
    guard isAllowed else { return false }
    text = typed
    textDidChange()
    return text == typed
  }

  /// The insets from the edges to the text: the insets that were set, and the padding of lines.
  package var textInsets: UIEdgeInsets {
    let padding = linePadding
    var insets = textContainerInset
    insets.left += padding
    insets.right += padding
    return insets
  }
}
