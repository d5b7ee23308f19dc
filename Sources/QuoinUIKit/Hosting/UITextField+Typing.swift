// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITextField {
  /// Applies the user's edit of the text, if the delegate agrees with the change.
  /// - Returns: whether the field has the text now.
  @discardableResult
  package func takeTypedText(_ typed: String) -> Bool {
    let old = (text ?? "") as NSString
    let new = typed as NSString
    guard !old.isEqual(to: typed) else { return true }
    let (range, inserted) = old.difference(to: new)
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: range, replacementString: inserted) ?? true
    guard isAllowed else { return false }
    text = typed
    textDidChange()
    return text == typed
  }

  /// Handles the return key.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    // Apple's field ends editing only where an action was waiting for that.
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}
