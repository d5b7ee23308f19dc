// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a document is: for which platform, and whether it holds scenes or loose objects.
package struct DocumentKind: Hashable, Sendable {
  package var platform: InterfacePlatform
  package var isStoryboard: Bool

  /// Reads the `type` of a document, nil when it is none of Interface Builder's.
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

/// The build of Interface Builder that saved a file. Only the leading number counts.
package struct ToolsVersion: Hashable, Sendable, Comparable {
  package var number: Double

  package init(_ number: Double) { self.number = number }

  /// Reads `major.minor…`. Without a number the file counts as an old one.
  package init(text: String?) {
    let major = (text ?? "").prefix { $0.isNumber }
    // 32700 is what some builds write in place of their own number.
    number = major == "32700" ? 22000 : Double(major) ?? 0
  }

  package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    left.number < right.number
  }
}

extension ToolsVersion: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { number = Double(value) }
}
