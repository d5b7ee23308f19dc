// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

/// Files with findings that have fixes.
@MainActor enum FixSample {
  /// A xib with a view of 320 by 480 points.
  static func xib(views: String = "", constraints: String = "", rest: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(rest)</placeholder>
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
    \(views)
                </subviews>
                <constraints>
    \(constraints)
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  /// A view, on lines of its own.
  static func view(_ id: String, _ frame: String, _ attributes: String = "") -> String {
    """
                    <view \(attributes)translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                        <rect key="frame" \(frame)/>
                    </view>
    """
  }

  /// A constraint, on a line of its own.
  static func constraint(_ attributes: String, _ id: String) -> String {
    "                <constraint \(attributes) id=\"\(id)\"/>"
  }

  /// Constraints that put a view of 100 by 50 points at (20, 30).
  static let placing = [
    constraint(
      #"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20""#,
      "c-x"),
    constraint(
      #"firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30""#,
      "c-y"),
    constraint(#"firstItem="box" firstAttribute="width" constant="100""#, "c-w"),
    constraint(#"firstItem="box" firstAttribute="height" constant="50""#, "c-h"),
  ].joined(separator: "\n")

  static let placedFrame = #"x="20" y="30" width="100" height="50""#

  static func file(_ text: String) throws -> InterfaceFile {
    try InterfaceFile(data: Data(text.utf8), fileName: "Sample.xib")
  }

  /// The text of a file with its fixes, and what was done.
  static func fixed(
    _ text: String, unsafe: Bool = false, _ configuration: CheckConfiguration = .default
  ) throws -> (text: String, result: FixedFile) {
    let fixer = FileFixer(LayoutChecker(configuration), configuration, includesUnsafe: unsafe)
    let result = fixer.fixed(try file(text))
    return (String(decoding: result.data, as: UTF8.self), result)
  }
}
