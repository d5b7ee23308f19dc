// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import quoin

@MainActor @Suite("Warnings of quoin explain") struct ExplainWarningsTests {
  private func explain(
    _ file: String, format: ExplainFormat = .text
  ) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var output = ""
    var complaints: [String] = []
    let console = CommandConsole(write: { output += $0 }, complain: { complaints.append($0) })
    var job = ExplainJob(
      request: SceneRequest(files: [try folder.add("Form.xib", file)], options: .init()))
    job.format = format
    #expect(job.run(console))
    #expect(complaints == [])
    return output
  }

  private static func view(_ id: String, _ attributes: String = "") -> String {
    """
    <view id="\(id)" userLabel="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    <rect key="frame" x="0" y="0" width="0" height="0"/></view>
    """
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, multiplier: String? = nil,
    constant: Int = 0, id: String
  ) -> String {
    let other = second.map { #"secondItem="\#($0)" secondAttribute="\#(attribute)" "# } ?? ""
    let factor = multiplier.map { #"multiplier="\#($0)" "# } ?? ""
    return """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" \(other)\(factor)\
      constant="\(constant)" id="\(id)"/>
      """
  }

  /// A view at the top of the root that is 20 high, 16 from the leading edge.
  private static func title(trailing: Int, _ attributes: String = "") -> String {
    SampleFile.xib(
      views: view("title", attributes),
      constraints: [
        constraint("title", "leading", "root", constant: 16, id: "c1"),
        constraint("title", "trailing", "root", constant: trailing, id: "c2"),
        constraint("title", "top", "root", id: "c3"),
        constraint("title", "height", constant: 20, id: "c4"),
      ].joined(separator: "\n"))
  }

  @Test("A wrong sign has its place in the file and the other sign, and is counted")
  func wrongSign() throws {
    let text = try explain(Self.title(trailing: 16))
    #expect(text.contains("warning[wrong-sign]: UIView title is 16 outside of"))
    // The constraints begin in line 9 of the file.
    #expect(text.contains("/Form.xib:10:1\n"))
    #expect(text.contains("constant 16 -> -16"))
    #expect(text.hasSuffix("\n\n  1 warning\n"))
  }

  @Test("A right sign and a hidden view have no warning")
  func noWarning() throws {
    #expect(try explain(Self.title(trailing: -16)).contains("nothing is wrong"))
    #expect(try explain(Self.title(trailing: 16, #"hidden="YES""#)).contains("nothing is wrong"))
  }

  @Test("A cycle and a multiplier of 0 are members of the scene in JSON")
  func json() throws {
    let file = SampleFile.xib(
      views: ["a", "b"].map { Self.view($0) }.joined(),
      constraints: [
        Self.constraint("a", "leading", "root", id: "c1"),
        Self.constraint("b", "leading", "root", id: "c2"),
        Self.constraint("a", "top", "root", id: "c3"),
        Self.constraint("b", "top", "root", id: "c4"),
        Self.constraint("a", "width", "b", multiplier: "2", id: "c5"),
        Self.constraint("b", "width", "a", multiplier: "1.5", id: "c6"),
        Self.constraint("a", "height", "b", multiplier: "0", constant: 20, id: "c7"),
        Self.constraint("b", "height", constant: 20, id: "c8"),
      ].joined(separator: "\n"))
    let line = try explain(file, format: .json)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let scene = try #require((object?["scenes"] as? [[String: Any]])?.first)
    let warnings = try #require(scene["warnings"] as? [[String: Any]])
    #expect(warnings.map { $0["code"] as? String } == ["zero-cycle", "zero-multiplier"])
    let members = try #require(warnings.first?["constraints"] as? [[String: Any]])
    #expect(members.count == 2)
    #expect(
      warnings.first?["notes"] as? [String] == [
        "UIView a.width would be 3 times itself (2 × 1.5 = 3)"
      ])
  }

  /// A table of which the rows have a height or are automatic, and a cell with a title of 60 points
  /// at its top.
  private static func table(rowHeight: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES">
    <objects>
    <tableView id="table" rowHeight="\(rowHeight)"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <prototypes>
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>\(view("title"))</subviews>
    <constraints>
    \(constraint("title", "leading", "content", id: "c1"))
    \(constraint("title", "trailing", "content", id: "c2"))
    \(constraint("title", "top", "content", constant: 8, id: "c3"))
    \(constraint("title", "height", constant: 60, id: "c4"))
    </constraints>
    </tableViewCellContentView>
    </tableViewCell>
    </prototypes>
    </tableView>
    </objects>
    </document>
    """
  }

  @Test("A cell that is higher than a row has to determine its height where rows are automatic")
  func missingHeight() throws {
    let text = try explain(Self.table(rowHeight: -1))
    #expect(text.contains("warning[missing-height]: nothing inside of"))
    #expect(
      text.contains("its constraints allow 0, so that it is 44 high, and UIView title is outside"))
    // 8 + 60 + 8
    #expect(text.contains("is 76 high)"))
    #expect(!(try explain(Self.table(rowHeight: 80)).contains("missing-height")))
  }
}
