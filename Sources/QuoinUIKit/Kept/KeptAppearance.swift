// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Appearance.txt and run it again.
// swift-format-ignore-file

extension UIFontDescriptor {
  /// Without effect here: Apple's [UIFontDescriptor.FeatureKey](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey).
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Without effect here: Apple's [UIFontDescriptor.FeatureKey.init(rawValue:)](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey/init(rawvalue:)).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without effect here: Apple's [UIFontDescriptor.FeatureKey.rawValue](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey/rawvalue).
    public var rawValue: String = ""
    /// Without effect here: Apple's [UIFontDescriptor.FeatureKey.featureIdentifier](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey/featureidentifier).
    public static let featureIdentifier: UIFontDescriptor.FeatureKey = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Without effect here: Apple's [UIFontDescriptor.FeatureKey.type](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey/type).
    public static let type: UIFontDescriptor.FeatureKey = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Without effect here: Apple's [UIFontDescriptor.FeatureKey.selector](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey/selector).
    public static let selector: UIFontDescriptor.FeatureKey = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// Without effect here: Apple's [UIFontDescriptor.FeatureKey.typeIdentifier](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey/typeidentifier).
    public static let typeIdentifier: UIFontDescriptor.FeatureKey = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}

