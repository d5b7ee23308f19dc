// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The interaction with a link or a picture in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

/// A delegate that takes decisions of a text view. Begin and end of editing call the methods;
/// nothing types here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing begins. True unless implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing ends. True unless implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text is replaced. True unless implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link is opened. True unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the action of a touch of a part of the text; nil for none. Quoin never calls it.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu of a part of the text; nil for none. Quoin never calls it.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Returns the menu of a selection; nil for the usual one. Quoin never calls it.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// Returns the usual action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
