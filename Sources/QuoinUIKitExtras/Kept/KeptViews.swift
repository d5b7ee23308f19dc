// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Views.txt and run it again.
// swift-format-ignore-file

public import QuoinUIKit

extension UIView {
  /// Without effect here: Apple's [UIView.restorationIdentifier](https://developer.apple.com/documentation/uikit/uiview/restorationidentifier).
  public var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIView.clearsContextBeforeDrawing](https://developer.apple.com/documentation/uikit/uiview/clearscontextbeforedrawing).
  public var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIView.largeContentTitle](https://developer.apple.com/documentation/uikit/uiview/largecontenttitle).
  public var largeContentTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIView.largeContentImage](https://developer.apple.com/documentation/uikit/uiview/largecontentimage).
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIView.showsLargeContentViewer](https://developer.apple.com/documentation/uikit/uiview/showslargecontentviewer).
  public var showsLargeContentViewer: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIView.accessibilityIgnoresInvertColors](https://developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors).
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

