// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation
internal import QuoinInterfaceBuilder

extension Cliff {
  /// Interface Builder files of unusual shapes. Few people have such files, but programs that read
  /// the files of others meet them.
  static let files = [
    // It is refused; the parser alone takes minutes.
    Cliff("file-attributes", size: 500_000, limit: 0.1) { size in
      let data = xib("<view id=\"v\" " + list(size) { "a\($0)=\"1\"" } + "/>")
      var reason: InterfaceBuilderError.Reason?
      let seconds = time { reason = reasonForRefusing(data) }
      guard reason == .tooLarge else { throw CliffError.unexpectedFile }
      return seconds
    },
    Cliff("file-elements", size: 500_000, limit: 8) { size in
      try reading(xib(view("r", around: list(size) { "<view id=\"v\($0)\"/>" })), views: size + 1)
    },
    Cliff("file-views-without-ids", size: 100_000, limit: 2) { size in
      try reading(xib(view("r", around: list(size) { _ in "<view/>" })), views: size + 1)
    },
    Cliff("file-equal-ids", size: 100_000, limit: 2) { size in
      try reading(xib(view("r", around: list(size) { _ in "<view id=\"r\"/>" })), views: size + 1)
    },
    Cliff("file-variations", size: 20_000, limit: 0.2) { size in
      let variations = list(size) { "<variation key=\"default\" a\($0)=\"1\"/>" }
      return try reading(xib("<view id=\"r\">" + variations + "</view>"), views: 1)
    },
    Cliff("file-guides", size: 10_000, limit: 1) { size in
      let views = list(size) { index in
        view("v\(index)", around: "<view id=\"i\(index)\"/>", with: tie("i\(index)", "\(index)"))
      }
      return try scenes(of: xib(view("r", around: views)), count: 1)
    },
    Cliff("file-roots", size: 10_000, limit: 1) { size in
      let roots = list(size) { view("v\($0)", around: "", with: tie("v\($0)", "\($0)")) }
      return try scenes(of: xib("<customView id=\"r\"><a>" + roots + "</a></customView>"), count: 1)
    },
    Cliff("file-scenes", size: 10_000, limit: 1) { size in
      try scenes(
        of: xib(list(size) { view("v\($0)", around: "", with: tie("v\($0)", "\($0)")) }),
        count: size)
    },
  ]

  private static func xib(_ objects: String) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154"
        useAutolayout="YES" useSafeAreas="YES"><objects>\(objects)</objects></document>
      """.utf8)
  }

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: "\n")
  }

  private static func view(_ id: String, around views: String, with other: String = "") -> String {
    "<view id=\"\(id)\">\(other)<subviews>\(views)</subviews></view>"
  }

  /// A guide, and a constraint that ties the top of a view to it.
  private static func tie(_ view: String, _ number: String) -> String {
    """
    <viewLayoutGuide key="safeArea" id="g\(number)"/>
    <constraints><constraint id="c\(number)" firstItem="\(view)" firstAttribute="top"
      secondItem="g\(number)" secondAttribute="top"/></constraints>
    """
  }

  private static func reasonForRefusing(_ data: Data) -> InterfaceBuilderError.Reason? {
    do throws(InterfaceBuilderError) {
      _ = try InterfaceFile(data: data, fileName: "a.xib")
      return nil
    } catch {
      return error.reason
    }
  }

  /// The seconds of reading a file that has one scene.
  @MainActor private static func reading(_ data: Data, views: Int) throws -> Double {
    let start = quoin_seconds()
    let file = try InterfaceFile(data: data, fileName: "a.xib")
    let seconds = quoin_seconds() - start
    guard file.scenes().map(\.views.count) == [views] else { throw CliffError.unexpectedFile }
    return seconds
  }

  /// The seconds of making the views of all scenes of a file.
  @MainActor private static func scenes(of data: Data, count: Int) throws -> Double {
    let file = try InterfaceFile(data: data, fileName: "a.xib")
    var scenes: [LoadedScene] = []
    let seconds = time { scenes = file.scenes() }
    guard scenes.count == count, scenes.allSatisfy({ $0.findings.isEmpty }) else {
      throw CliffError.unexpectedFile
    }
    return seconds
  }
}
