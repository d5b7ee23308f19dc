// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Images.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

extension UIImage {
  /// Without effect here: Apple's [UIImage.heicData](https://developer.apple.com/documentation/uikit/uiimage/heicdata()).
  public func heicData() -> Data? { nil }
}

