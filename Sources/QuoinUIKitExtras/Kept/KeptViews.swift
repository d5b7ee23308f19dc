// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Views.txt and run it again.
// swift-format-ignore-file

public import QuoinUIKit

extension UIView {
  /// Without effect here: Apple's [UIView.largeContentImage](https://developer.apple.com/documentation/uikit/uiview/largecontentimage).
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

