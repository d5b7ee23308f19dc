// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Pickers.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

/// Without effect here: Apple's [UIColorPickerViewController](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller).
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Without effect here: Apple's [UIColorPickerViewController.delegate](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/delegate).
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Without effect here: Apple's [UIColorPickerViewController.selectedColor](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/selectedcolor).
  open var selectedColor: UIColor = UIColor.black
  /// Without effect here: Apple's [UIColorPickerViewController.supportsAlpha](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/supportsalpha).
  open var supportsAlpha: Bool = true
  /// Without effect here: Apple's [UIColorPickerViewController.init](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/init).
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Without effect here: Apple's [UIColorPickerViewController.init(nibName:bundle:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/init(nibname:bundle:)).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  /// Without effect here: Apple's [UIColorPickerViewController.init(coder:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/init(coder:)).
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Without effect here: Apple's [UIColorPickerViewControllerDelegate](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIColorPickerViewControllerDelegate.colorPickerViewControllerDidSelectColor(_:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate/colorpickerviewcontrollerdidselectcolor(_:)).
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Without effect here: Apple's [UIColorPickerViewControllerDelegate.colorPickerViewController(_:didSelect:continuously:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate/colorpickerviewcontroller(_:didselect:continuously:)).
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Without effect here: Apple's [UIColorPickerViewControllerDelegate.colorPickerViewControllerDidFinish(_:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate/colorpickerviewcontrollerdidfinish(_:)).
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  /// Without effect here: Apple's [UIColorPickerViewControllerDelegate.colorPickerViewControllerDidSelectColor(_:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate/colorpickerviewcontrollerdidselectcolor(_:)).
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Without effect here: Apple's [UIColorPickerViewControllerDelegate.colorPickerViewController(_:didSelect:continuously:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate/colorpickerviewcontroller(_:didselect:continuously:)).
  public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
  /// Without effect here: Apple's [UIColorPickerViewControllerDelegate.colorPickerViewControllerDidFinish(_:)](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate/colorpickerviewcontrollerdidfinish(_:)).
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Without effect here: Apple's [UIFontPickerViewController](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller).
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Without effect here: Apple's [UIFontPickerViewController.configuration](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration).
  public private(set) var configuration: UIFontPickerViewController.Configuration = Configuration()
  /// Without effect here: Apple's [UIFontPickerViewController.delegate](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/delegate).
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Without effect here: Apple's [UIFontPickerViewController.selectedFontDescriptor](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/selectedfontdescriptor).
  open var selectedFontDescriptor: UIFontDescriptor?
  /// Without effect here: Apple's [UIFontPickerViewController.init(configuration:)](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/init(configuration:)).
  public init(configuration: UIFontPickerViewController.Configuration) { self.configuration = configuration; super.init(nibName: nil, bundle: nil) }
  /// Without effect here: Apple's [UIFontPickerViewController.init](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/init).
  public convenience init() { self.init(configuration: Configuration()) }
  /// Without effect here: Apple's [UIFontPickerViewController.init(coder:)](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/init(coder:)).
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIFontPickerViewController {
  /// Without effect here: Apple's [UIFontPickerViewController.Configuration](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration).
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Without effect here: Apple's [UIFontPickerViewController.Configuration.includeFaces](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration/includefaces).
    open var includeFaces: Bool = false
    /// Without effect here: Apple's [UIFontPickerViewController.Configuration.displayUsingSystemFont](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration/displayusingsystemfont).
    open var displayUsingSystemFont: Bool = false
    /// Without effect here: Apple's [UIFontPickerViewController.Configuration.filteredTraits](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration/filteredtraits).
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Without effect here: Apple's [UIFontPickerViewController.Configuration.filteredLanguagesPredicate](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration/filteredlanguagespredicate).
    open var filteredLanguagesPredicate: NSPredicate?
    /// Without effect here: Apple's [UIFontPickerViewController.Configuration.init](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration/init).
    public override init() { super.init() }
    /// Without effect here: Apple's [UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages:)](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration/filterpredicate(forfilteredlanguages:)).
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? { NSPredicate(value: true) }
  }
}

/// Without effect here: Apple's [UIFontPickerViewControllerDelegate](https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIFontPickerViewControllerDelegate.fontPickerViewControllerDidCancel(_:)](https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate/fontpickerviewcontrollerdidcancel(_:)).
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Without effect here: Apple's [UIFontPickerViewControllerDelegate.fontPickerViewControllerDidPickFont(_:)](https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate/fontpickerviewcontrollerdidpickfont(_:)).
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  /// Without effect here: Apple's [UIFontPickerViewControllerDelegate.fontPickerViewControllerDidCancel(_:)](https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate/fontpickerviewcontrollerdidcancel(_:)).
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Without effect here: Apple's [UIFontPickerViewControllerDelegate.fontPickerViewControllerDidPickFont(_:)](https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate/fontpickerviewcontrollerdidpickfont(_:)).
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

extension UIImagePickerController {
  /// Without effect here: Apple's [UIImagePickerController.CameraCaptureMode](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameracapturemode).
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }
}

extension UIImagePickerController {
  /// Without effect here: Apple's [UIImagePickerController.CameraFlashMode](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameraflashmode).
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }
}

extension UIImagePickerController {
  /// Without effect here: Apple's [UIImagePickerController.ImageURLExportPreset](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/imageurlexportpreset).
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }
}

extension UIImagePickerController {
  /// Without effect here: Apple's [UIImagePickerController.QualityType](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/qualitytype).
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }
}

extension UIImagePickerControllerDelegate {
  /// The default of Apple's [UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:)](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate/imagepickercontroller(_:didfinishpickingmediawithinfo:)).
  public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
  /// The default of Apple's [UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:)](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate/imagepickercontrollerdidcancel(_:)).
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension UIDocumentPickerDelegate {
  /// The default of Apple's [UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate/documentpicker(_:didpickdocumentsat:)).
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// The default of Apple's [UIDocumentPickerDelegate.documentPickerWasCancelled(_:)](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate/documentpickerwascancelled(_:)).
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension UICalendarSelectionSingleDateDelegate {
  /// The default of Apple's [UICalendarSelectionSingleDateDelegate.dateSelection(_:canSelectDate:)](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate/dateselection(_:canselectdate:)).
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

extension UICalendarSelectionMultiDateDelegate {
  /// The default of Apple's [UICalendarSelectionMultiDateDelegate.multiDateSelection(_:canSelectDate:)](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate/multidateselection(_:canselectdate:)).
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
  /// The default of Apple's [UICalendarSelectionMultiDateDelegate.multiDateSelection(_:canDeselectDate:)](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate/multidateselection(_:candeselectdate:)).
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}

extension UICalendarViewDelegate {
  /// The default of Apple's [UICalendarViewDelegate.calendarView(_:decorationFor:)](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate/calendarview(_:decorationfor:)).
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
  /// The default of Apple's [UICalendarViewDelegate.calendarView(_:didChangeVisibleDateComponentsFrom:)](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate/calendarview(_:didchangevisibledatecomponentsfrom:)).
  public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

