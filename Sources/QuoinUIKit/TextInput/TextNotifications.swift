// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITextField {
  /// The name of the notification after editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The name of the notification after editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The name of the notification after the text was edited.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}

extension UITextView {
  /// The name of the notification after editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// The name of the notification after editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// The name of the notification after the text was edited.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
}

extension UIView {
  /// The size of a view beside a text: its own, otherwise the smallest that its constraints allow.
  final var overlaySize: CGSize {
    bounds.isEmpty ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : bounds.size
  }
}
