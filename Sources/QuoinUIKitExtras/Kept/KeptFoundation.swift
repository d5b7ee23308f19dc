// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Foundation.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

extension NSCoder {
  /// Without effect here: Apple's [NSCoder.string(for:)](https://developer.apple.com/documentation/uikit/nscoder/string(for:)).
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Without effect here: Apple's [NSCoder.string(for:)](https://developer.apple.com/documentation/uikit/nscoder/string(for:)).
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Without effect here: Apple's [NSCoder.string(for:)](https://developer.apple.com/documentation/uikit/nscoder/string(for:)).
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Without effect here: Apple's [NSCoder.string(for:)](https://developer.apple.com/documentation/uikit/nscoder/string(for:)).
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
}

extension URL {
  /// Without effect here: Apple's [URL.startAccessingSecurityScopedResource](https://developer.apple.com/documentation/uikit/url/startaccessingsecurityscopedresource()).
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Without effect here: Apple's [URL.stopAccessingSecurityScopedResource](https://developer.apple.com/documentation/uikit/url/stopaccessingsecurityscopedresource()).
  public func stopAccessingSecurityScopedResource() {}
}

