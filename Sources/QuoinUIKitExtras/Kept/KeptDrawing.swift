// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Drawing.txt and run it again.
// swift-format-ignore-file

public import QuoinUIKit

extension CGImage {
  /// Without effect here: Apple's [CGImage.dataProvider](https://developer.apple.com/documentation/uikit/cgimage/dataprovider).
  public var dataProvider: CGDataProvider? { nil }
}

