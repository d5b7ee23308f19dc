// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStoryboards
import QuoinUIKit
import Testing

extension FileTests {
  @MainActor @Suite("Problems between files and classes")
  struct InterfaceProblemTests {
    private let problems = ProblemList()

    init() {
      UIStoryboard.problemHandler = { [problems] in problems.add($0) }
      UIStoryboard.register(
        Owner.self, outlets: ["label": \.label, "fixed": \.fixed],
        actions: ["switched:": .init(Owner.switched)])
      UIStoryboard.register(NoView.self)
    }

    private final class Owner: UIViewController {
      var label: UILabel?
      let fixed: UIView? = nil
      func switched(_ sender: UISwitch) {}
    }

    private final class NoView: UIViewController {}

    /// A file whose lines from 5 on are those of a text.
    private func load(_ objects: String) {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
        \(objects)
        </objects>
        </document>
        """
      let owner = Owner()
      let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
      for case let view as UIView in made {
        for case let button as UIButton in view.subviews { button.sendActions(for: .touchUpInside) }
      }
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var objects: String
      var code: InterfaceProblem.Code
      var line: Int
      /// Parts of the message: what is missing, and what to write.
      var parts: [String]
    }

    private nonisolated static let view =
      #"<view id="v-1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>"#

    nonisolated static let mistakes = [
      Mistake(
        testDescription: "a class that is not registered",
        objects: """
          </placeholder>
          <view id="v-1" customClass="Missing" customModule="App"/>
          """,
        code: .unknownClass, line: 6,
        parts: ["'Missing'", "UIView", "UIStoryboard.register(Missing.self)"]),
      Mistake(
        testDescription: "a class of another kind",
        objects: """
          </placeholder>
          <view id="v-1" customClass="NoView"/>
          """,
        code: .unsuitableClass, line: 6, parts: ["'NoView'", "UIView"]),
      Mistake(
        testDescription: "an outlet that is not registered",
        objects: """
          <connections>
          <outlet property="picture" destination="v-1" id="o-1"/>
          </connections></placeholder>\(view)
          """,
        code: .unknownOutlet, line: 6, parts: ["Owner", "'picture'", #"["picture": \.picture]"#]),
      Mistake(
        testDescription: "an outlet of another type",
        objects: """
          <connections><outlet property="label" destination="v-1" id="o-1"/></connections>
          </placeholder>\(view)
          """,
        code: .unsuitableOutlet, line: 5, parts: ["'label'", "UILabel", "UIView"]),
      Mistake(
        testDescription: "an outlet that cannot be set",
        objects: """
          <connections><outlet property="fixed" destination="v-1" id="o-1"/></connections>
          </placeholder>\(view)
          """,
        code: .unsuitableOutlet, line: 5, parts: ["'fixed'", "var"]),
      Mistake(
        testDescription: "an outlet to nothing",
        objects: """
          <connections><outlet property="label" destination="x-1" id="o-1"/></connections>
          </placeholder>
          """,
        code: .missingObject, line: 5, parts: ["'label'", "'x-1'"]),
      Mistake(
        testDescription: "an action that is not registered",
        objects: """
          </placeholder>
          <button id="b-1"><connections>
          <action selector="save:" destination="-1" eventType="touchUpInside" id="a-1"/>
          </connections></button>
          """,
        code: .unknownAction, line: 7,
        parts: ["Owner", "'save:'", #"["save:": .init(Owner.save)]"#]),
      Mistake(
        testDescription: "an action for another sender",
        objects: """
          </placeholder>
          <view id="v-1"><subviews><button id="b-1"><connections>
          <action selector="switched:" destination="-1" eventType="touchUpInside" id="a-1"/>
          </connections></button></subviews></view>
          """,
        code: .unsuitableSender, line: 7, parts: ["'switched:'", "UIButton"]),
      Mistake(
        testDescription: "an attribute that is not registered",
        objects: """
          </placeholder>
          <view id="v-1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="3"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></view>
          """,
        code: .unknownAttribute, line: 7, parts: ["'radius'", "3.0", #"["radius": \.radius]"#]),
    ]

    @Test("A mistake is reported once, with its line and what to write", arguments: mistakes)
    func mistake(_ mistake: Mistake) throws {
      load(mistake.objects)
      let problem = try #require(problems.all.first)
      #expect(problems.all.count == 1)
      #expect(problem.code == mistake.code)
      #expect(problem.line == mistake.line)
      #expect(problem.file == "nib")
      for part in mistake.parts {
        #expect(problem.message.contains(part), "“\(part)” is not in “\(problem.message)”")
      }
      #expect(problem.description.hasPrefix("nib:\(mistake.line):"))
    }

    @Test("An owner that is missing is reported where the file connects it")
    func missingOwner() {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
        <placeholder id="-1" customClass="Owner"><connections>
        <outlet property="label" destination="l-1" id="o-1"/>
        </connections></placeholder>
        <label id="l-1" text="x"/>
        </objects>
        </document>
        """
      let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      #expect(made.count == 1)
      #expect(problems.codes == [.missingObject])
      #expect(problems.all.first?.line == 4)
    }

    @Test("Bytes that are not a storyboard are an error with a line")
    func noStoryboard() {
      #expect(throws: (any Error).self) {
        try UIStoryboard(data: Data("<document>\n<a></b>".utf8), fileName: "Main.storyboard")
      }
    }
  }
}
