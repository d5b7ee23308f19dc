// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/TextInput.txt and run it again.
// swift-format-ignore-file

public import Foundation

/// Without effect here: Apple's [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// Without effect here: Apple's [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
  public let rawValue: UInt
  /// Without effect here: Apple's [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without effect here: Apple's [UIDataDetectorTypes.phoneNumber](https://developer.apple.com/documentation/uikit/uidatadetectortypes/phonenumber).
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Without effect here: Apple's [UIDataDetectorTypes.link](https://developer.apple.com/documentation/uikit/uidatadetectortypes/link).
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Without effect here: Apple's [UIDataDetectorTypes.address](https://developer.apple.com/documentation/uikit/uidatadetectortypes/address).
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Without effect here: Apple's [UIDataDetectorTypes.calendarEvent](https://developer.apple.com/documentation/uikit/uidatadetectortypes/calendarevent).
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Without effect here: Apple's [UIDataDetectorTypes.shipmentTrackingNumber](https://developer.apple.com/documentation/uikit/uidatadetectortypes/shipmenttrackingnumber).
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Without effect here: Apple's [UIDataDetectorTypes.flightNumber](https://developer.apple.com/documentation/uikit/uidatadetectortypes/flightnumber).
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Without effect here: Apple's [UIDataDetectorTypes.lookupSuggestion](https://developer.apple.com/documentation/uikit/uidatadetectortypes/lookupsuggestion).
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Without effect here: Apple's [UIDataDetectorTypes.all](https://developer.apple.com/documentation/uikit/uidatadetectortypes/all).
  public static let all: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: .max)
}

extension UITextFieldDelegate {
  /// The default of Apple's [UITextFieldDelegate.textFieldShouldBeginEditing(_:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)).
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default of Apple's [UITextFieldDelegate.textFieldDidBeginEditing(_:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)).
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default of Apple's [UITextFieldDelegate.textFieldShouldEndEditing(_:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)).
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default of Apple's [UITextFieldDelegate.textFieldDidEndEditing(_:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)).
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default of Apple's [UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)).
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
  /// The default of Apple's [UITextFieldDelegate.textFieldDidChangeSelection(_:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidchangeselection(_:)).
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default of Apple's [UITextFieldDelegate.textFieldShouldClear(_:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldclear(_:)).
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default of Apple's [UITextFieldDelegate.textFieldShouldReturn(_:)](https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)).
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextViewDelegate {
  /// The default of Apple's [UITextViewDelegate.textViewShouldBeginEditing(_:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldbeginediting(_:)).
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default of Apple's [UITextViewDelegate.textViewShouldEndEditing(_:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldendediting(_:)).
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default of Apple's [UITextViewDelegate.textViewDidBeginEditing(_:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidbeginediting(_:)).
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default of Apple's [UITextViewDelegate.textViewDidEndEditing(_:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidendediting(_:)).
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default of Apple's [UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:shouldchangetextin:replacementtext:)).
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// The default of Apple's [UITextViewDelegate.textViewDidChange(_:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)).
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default of Apple's [UITextViewDelegate.textViewDidChangeSelection(_:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)).
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default of Apple's [UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:shouldinteractwith:in:interaction:)).
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { true }
  /// The default of Apple's [UITextViewDelegate.textView(_:menuConfigurationFor:defaultMenu:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:menuconfigurationfor:defaultmenu:)).
  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// The default of Apple's [UITextViewDelegate.textView(_:editMenuForTextIn:suggestedActions:)](https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:editmenufortextin:suggestedactions:)).
  public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
}

