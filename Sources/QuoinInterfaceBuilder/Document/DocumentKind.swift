// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of a document: its platform, and whether it contains scenes or single objects.
package struct DocumentKind: Hashable, Sendable {
  package var platform: InterfacePlatform
  package var isStoryboard: Bool

  /// Reads the `type` of a document; nil when it is not a type of Interface Builder.
  package init?(type: String) {
    let prefix = "com.apple.InterfaceBuilder"
    guard type.hasPrefix(prefix) else { return nil }
    let rest = type.dropFirst(prefix.count)
    isStoryboard = rest.contains("Storyboard")
    if rest.contains("AppleTV") {
      platform = .tvOS
    } else if rest.contains("WatchKit") {
      platform = .watchOS
    } else if rest.contains("CocoaTouch") || rest.contains("iPad") {
      platform = .iOS
    } else if rest.contains("Cocoa") {
      platform = .macOS
    } else {
      return nil
    }
  }
}
