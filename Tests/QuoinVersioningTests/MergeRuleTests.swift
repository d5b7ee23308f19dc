// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// The rules of a merge, each on a small change of an example.
@MainActor struct MergeRuleTests {
  private static func text() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    return try String(
      contentsOf: folder.appendingPathComponent("SignIn.storyboard"), encoding: .utf8)
  }

  private static func merge(
    _ ours: [(String, String)], _ theirs: [(String, String)],
    _ mode: MergeOptions.ConflictMode = .keepOurs
  ) throws -> InterfaceMerge {
    let base = try text()
    func file(_ edits: [(String, String)]) throws -> InterfaceFile {
      let text = edits.reduce(base) { text, edit in
        text.replacingOccurrences(of: edit.0, with: edit.1)
      }
      return try InterfaceFile(data: Data(text.utf8), fileName: "SignIn.storyboard")
    }
    var options = MergeOptions()
    options.conflicts = mode
    return try InterfaceMerge(
      base: file([]), ours: file(ours), theirs: file(theirs), options: options)
  }

  private static func contains(_ merge: InterfaceMerge, _ text: String) -> Bool {
    String(decoding: merge.data, as: UTF8.self).contains(text)
  }

  @Test func theLaterToolsVersionIsTaken() throws {
    for (ours, theirs) in [("23094", "22690"), ("22690", "23094")] {
      let merge = try Self.merge(
        [("toolsVersion=\"22505\"", "toolsVersion=\"\(ours)\"")],
        [("toolsVersion=\"22505\"", "toolsVersion=\"\(theirs)\"")])
      #expect(merge.conflicts.isEmpty)
      #expect(Self.contains(merge, "toolsVersion=\"23094\""))
    }
  }

  @Test func aConstraintOfOneSideThatIsEqualToOneOfBothSidesStays() throws {
    let old = "<constraint firstAttribute=\"height\" constant=\"44\" id=\"e8m-72-fei\"/>"
    func added(_ ids: String...) -> [(String, String)] {
      let new = ids.map { "<constraint firstAttribute=\"width\" constant=\"44\" id=\"\($0)\"/>" }
      return [(old, old + new.joined())]
    }
    let both = added("new-Cn-001")
    let one = added("new-Cn-001", "new-Cn-002")
    for merge in [try Self.merge(both, one), try Self.merge(one, both)] {
      #expect(merge.conflicts.isEmpty)
      #expect(Self.contains(merge, "new-Cn-001"))
      #expect(Self.contains(merge, "new-Cn-002"))
    }
  }

  @Test func numbersOfOneStoredFrameMergeOneByOne() throws {
    let old = "x=\"24\" y=\"191\" width=\"345\""
    let merge = try Self.merge(
      [(old, "x=\"24\" y=\"200\" width=\"345\"")], [(old, "x=\"24\" y=\"191\" width=\"340\"")])
    #expect(merge.conflicts.isEmpty)
    #expect(Self.contains(merge, "x=\"24\" y=\"200\" width=\"340\""))
  }

  @Test func contradictingNumbersOfAStoredFrameAreComputed() throws {
    // The title is 24 points from both sides of the safe area, so that its x is 24.
    let old = "x=\"24\" y=\"191\""
    let merge = try Self.merge([(old, "x=\"30\" y=\"191\"")], [(old, "x=\"33\" y=\"191\"")])
    #expect(merge.conflicts.isEmpty)
    #expect(Self.contains(merge, old))
    #expect(merge.decisions.contains { $0.action == .computed && $0.object == "ttl-Lb-l02" })
  }

  @Test func modesTakeTheValueOfTheirSide() throws {
    let ours = [("text=\"Welcome back\"", "text=\"Hello\"")]
    let theirs = [("text=\"Welcome back\"", "text=\"Hi\"")]
    let values: [(MergeOptions.ConflictMode, String)] = [
      (.ours, "Hello"), (.theirs, "Hi"), (.base, "Welcome back"), (.keepOurs, "Hello"),
    ]
    for (mode, value) in values {
      let merge = try Self.merge(ours, theirs, mode)
      #expect(Self.contains(merge, "text=\"\(value)\""), "\(mode)")
      #expect(merge.conflicts.isEmpty == (mode != .keepOurs), "\(mode)")
    }
    let marked = try Self.merge(ours, theirs, .markers)
    for part in ["<<<<<<< ours", "text=\"Hello\"", "=======", "text=\"Hi\"", ">>>>>>> theirs"] {
      #expect(Self.contains(marked, part))
    }
  }

  @Test func aConstraintBetweenTwoDeletedViewsIsAConflictOfBothFromEitherSide() throws {
    let views: Set = ["orr-Lb-011", "pky-Bt-014"]
    let text = try Self.text()
    let sample = try #require(SampleFile(text))
    for node in sample.root.all
    where [node.id, node["firstItem"], node["secondItem"]].contains(where: {
      $0.map(views.contains) == true
    }) {
      node.remove()
    }
    let end = try #require(text.range(of: "</constraints>", options: .backwards))
    let added = text.replacingCharacters(
      in: end,
      with:
        "<constraint firstItem=\"orr-Lb-011\" firstAttribute=\"leading\" secondItem=\"pky-Bt-014\" "
        + "secondAttribute=\"leading\" id=\"New-00-101\"/></constraints>")
    let (base, deleting, changing) = try (file(text), file(sample.text), file(added))
    for (ours, theirs) in [(deleting, changing), (changing, deleting)] {
      let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
      #expect(Set(merge.conflicts.map(\.object)) == views)
      #expect(merge.conflicts.allSatisfy { $0.kind == .modifyDelete })
      #expect(merge.conflicts.allSatisfy { $0.elements == ["New-00-101"] })
    }
  }

  private func file(_ text: String) throws -> InterfaceFile {
    try InterfaceFile(data: Data(text.utf8), fileName: "SignIn.storyboard")
  }

  @Test func aChangeInADeletedViewIsAConflict() throws {
    let base = try #require(SampleFile(try Self.text()))
    let deleted = try #require(SampleFile(try Self.text()))
    for node in deleted.root.all
    where node.id == "orr-Lb-011" || node["firstItem"] == "orr-Lb-011"
      || node["secondItem"] == "orr-Lb-011"
    {
      node.remove()
    }
    let changed = try #require(SampleFile(try Self.text()))
    changed.root.find("orr-Lb-011")?["text"] = "either"
    func file(_ sample: SampleFile) throws -> InterfaceFile {
      try InterfaceFile(data: Data(sample.text.utf8), fileName: "SignIn.storyboard")
    }
    let kept = try InterfaceMerge(
      base: file(base), ours: file(changed), theirs: file(deleted))
    #expect(kept.conflicts.map(\.kind) == [.modifyDelete])
    #expect(Self.contains(kept, "text=\"either\""))
    let gone = try InterfaceMerge(
      base: file(base), ours: file(deleted), theirs: file(changed))
    let conflict = try #require(gone.conflicts.first)
    #expect(conflict.kind == .modifyDelete)
    #expect(conflict.values.theirs?.contains("text=\"either\"") == true)
    // The deletion of our side stays, and the comment has the element of theirs.
    let result = try #require(SampleFile(String(decoding: gone.data, as: UTF8.self)))
    #expect(result.root.find("orr-Lb-011") == nil)
  }

  /// The id of another label, none, and what names an element that has no id.
  @Test(arguments: ["ttl-Lb-l02", "", "Sgn-Rt-vw1/subviews"])
  func aFileWithAnIdTwiceOrWithoutTextIsRefused(_ id: String) throws {
    let text = try Self.text()
    #expect(text.contains("id=\"Sgn-Rt-vw1\""))
    #expect(throws: InterfaceBuilderError.self) {
      try Self.merge(
        [("id=\"sub-Lb-l03\"", "id=\"\(id)\"")],
        [("text=\"Welcome back\"", "text=\"Hi\"")])
    }
  }

  /// The sign-in screen with a view of a kind and an id before the title.
  private static func withView(_ kind: String) -> (String, String) {
    let rect = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
    return (
      "<subviews>\n                            <imageView",
      "<subviews>\n                            <\(kind) fixedFrame=\"YES\" id=\"new-Vw-001\">\(rect)"
        + "</\(kind)>\n                            <imageView"
    )
  }

  @Test func objectsOfTwoKindsWithOneNewIdAreBothKept() throws {
    let merge = try Self.merge([Self.withView("view")], [Self.withView("label")])
    #expect(merge.conflicts.isEmpty)
    let note = try #require(merge.notes.first)
    #expect(note.hasPrefix("Both sides added an object with the id new-Vw-001; that of theirs is"))
    let result = try #require(SampleFile(String(decoding: merge.data, as: UTF8.self)))
    #expect(result.root.find("new-Vw-001")?.name == "view")
    let words = note.split(separator: " ")
    #expect(result.root.find(String(words.last?.dropLast() ?? ""))?.name == "label")
  }

  @Test("An object with the id of a deleted one of another kind is another object")
  func reusedID() throws {
    let base = try #require(SampleFile(try Self.text()))
    let reused = base.copy()
    func refers(_ node: SampleNode) -> Bool {
      [node.id, node["firstItem"], node["secondItem"]].contains("orr-Lb-011")
    }
    for node in reused.root.all where refers(node) { node.remove() }
    let constraint = try #require(reused.root.all.last { $0.name == "constraint" })
    let new = constraint.copy()
    (new["id"], new["constant"]) = ("orr-Lb-011", "777")
    constraint.parent?.append(new)
    let changed = base.copy()
    changed.root.find("orr-Lb-011")?["text"] = "either"
    for (ours, theirs) in [(reused, changed), (changed, reused)] {
      let merge = try InterfaceMerge(
        base: file(base.text), ours: file(ours.text), theirs: file(theirs.text))
      // One side deleted the label, and the other one changed it.
      let conflict = try #require(merge.conflicts.first)
      #expect(merge.conflicts.count == 1)
      #expect(conflict.kind == .modifyDelete)
      #expect(
        merge.notes == [
          "\(ours === reused ? "Ours" : "Theirs") uses the id orr-Lb-011 for a new object; "
            + "the object that had it is now \(conflict.object)."
        ])
      #expect(conflict.objectSentence?.contains("or") == true)
      let result = try #require(SampleFile(String(decoding: merge.data, as: UTF8.self)))
      #expect(result.root.find("orr-Lb-011")?["constant"] == "777")
      #expect(
        result.root.find(conflict.object)?["text"] == (ours === reused ? nil : "either"))
    }
    // An unchanged label is deleted without a conflict.
    let spaced = try file(base.text + "\n")
    let merge = try InterfaceMerge(base: spaced, ours: file(reused.text), theirs: file(base.text))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.data == Data(reused.text.utf8))
  }

  @Test func aUnionKeepsWhatEitherSideChanged() throws {
    let base = try #require(SampleFile(try Self.text()))
    let deleted = base.copy()
    for node in deleted.root.all
    where node.id == "orr-Lb-011" || node["firstItem"] == "orr-Lb-011"
      || node["secondItem"] == "orr-Lb-011"
    {
      node.remove()
    }
    let changed = base.copy()
    changed.root.find("orr-Lb-011")?["text"] = "either"
    var options = MergeOptions()
    options.conflicts = .union
    func file(_ sample: SampleFile) throws -> InterfaceFile {
      try InterfaceFile(data: Data(sample.text.utf8), fileName: "SignIn.storyboard")
    }
    for (ours, theirs) in [(deleted, changed), (changed, deleted)] {
      let merge = try InterfaceMerge(
        base: file(base), ours: file(ours), theirs: file(theirs), options: options)
      #expect(merge.conflicts.isEmpty)
      let text = try InterfaceFile(data: merge.data, fileName: "Result").canonicalText
      #expect(try text == file(changed).canonicalText)
      #expect(merge.decisions.contains { $0.action == .both && $0.object == "orr-Lb-011" })
    }
    // Two values of one property cannot both be kept.
    let merge = try Self.merge(
      [("text=\"or\"", "text=\"either\"")], [("text=\"or\"", "text=\"else\"")], .union)
    #expect(merge.conflicts.map(\.key) == ["orr-Lb-011.text"])
  }

  @Test func anOldIdThatIsANumberIsNoValue() throws {
    // Ids of files of old versions are small numbers, which are constants, too.
    func file(_ constant: String, hasView: Bool) throws -> InterfaceFile {
      let view = hasView ? "<view id=\"24\"/>" : ""
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
            <view id="1">
              <subviews>
                <view id="2" translatesAutoresizingMaskIntoConstraints="NO"/>
                \(view)
              </subviews>
              <constraints>
                <constraint firstItem="2" firstAttribute="top" constant="\(constant)" id="3"/>
              </constraints>
            </view>
          </objects>
        </document>
        """
      return try InterfaceFile(data: Data(text.utf8), fileName: "Old.xib")
    }
    let merge = try InterfaceMerge(
      base: file("8", hasView: true), ours: file("8", hasView: false),
      theirs: file("24", hasView: true))
    #expect(merge.conflicts.isEmpty)
    #expect(Self.contains(merge, "constant=\"24\""))
    #expect(!Self.contains(merge, "id=\"24\""))
  }

  @Test func aConflictIsTheLastCommentBeforeItsElement() throws {
    // Interface Builder writes the name of a scene as a comment before it.
    let old = "sceneID=\"Sgn-Sc-001\""
    let merge = try Self.merge(
      [(old, old + " note=\"a\"")], [(old, old + " note=\"b\"")])
    #expect(merge.conflicts.map(\.key) == ["Sgn-Sc-001.note"])
    let lines = String(decoding: merge.data, as: UTF8.self).split(separator: "\n")
    let line = try #require(lines.firstIndex { $0.contains("<scene ") })
    #expect(
      lines[line - 1].contains("<!--quoin-conflict 1: scene Sgn-Sc-001 note: ours a, theirs b"))
    #expect(lines[line - 2].contains("<!--Sign In-->"))
  }
}
