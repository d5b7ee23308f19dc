// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import Testing

@testable import quoin

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor @Suite struct ExplainJobTests {
  private func explain(
    _ subject: ExplainJob.Subject = .problems, format: ExplainFormat = .text
  ) -> (output: String, complaints: [String], succeeded: Bool) {
    var output = ""
    var complaints: [String] = []
    let console = CommandConsole(write: { output += $0 }, complain: { complaints.append($0) })
    var job = ExplainJob(
      request: SceneRequest(
        files: [PackageFolder.path("Examples/Conflict.storyboard")], options: .init()))
    job.subject = subject
    job.format = format
    let succeeded = job.run(console)
    return (output, complaints, succeeded)
  }

  @Test("A conflict has its sum, the place of each member and fixes that were tried")
  func conflict() {
    let text = explain().output
    // The banner is 16 from both edges of a screen of 393 points, and asked to be 400 wide.
    #expect(text.contains("16 + 400 + 16 = 432") && text.contains("393 wide: 39 too much"))
    let path = PackageFolder.path("Examples/Conflict.storyboard")
    #expect(text.contains("--> \(path):23:37"))
    for place in [":53:29  ", ":54:29  ", ":23:37  "] { #expect(text.contains(place)) }
    #expect(text.contains("1. remove UILabel Banner.width == 400"))
    #expect(text.contains("is 361 instead of 400; no other view differs"))
  }

  @Test("An ambiguity has its range, a picture and fixes that were tried")
  func ambiguity() {
    let text = explain().output
    // The badge is 96 wide and at least 16 from both edges: 393 - 16 - 96 = 281.
    #expect(text.contains("nothing says where UIView Badge is from left to right"))
    #expect(text.contains("x can be anything from 16 to 281"))
    // The badge begins in this line of the file.
    #expect(text.contains("  --> \(PackageFolder.path("Examples/Conflict.storyboard")):29:29\n"))
    #expect(text.contains("1 conflict, 1 ambiguity"))
  }

  @Test("A width is derived from both edges, and the broken constraint is listed")
  func width() {
    let text = explain(.view("bnr-Lb-003", .width)).output
    #expect(text.contains("UILabel Banner.width is 361"))
    #expect(text.contains("UILabel Banner.left is 16") && text.contains("is 393: given"))
    #expect(text.contains("UILabel Banner.width == 400: broken, 39 off"))
  }

  @Test("A view is found by its id, its label or its class if it is the only one")
  func names() {
    for name in ["bdg-Vw-004", "Badge"] {
      #expect(explain(.view(name, .width)).output.contains("UIView Badge.width is 96"))
    }
    let unknown = explain(.view("Bagde", .width))
    #expect(!unknown.succeeded && unknown.output.isEmpty)
    #expect(unknown.complaints.first?.contains("Did you mean 'Badge'") == true)
    let several = explain(.view("UILabel", .width))
    #expect(several.complaints.first?.contains("[ambiguous-view]") == true)
  }

  @Test("JSON is one object on a line, without escape codes")
  func json() throws {
    let line = explain(format: .json).output
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let scene = try #require((object?["scenes"] as? [[String: Any]])?.first)
    let group = try #require((scene["conflictGroups"] as? [[String: Any]])?.first)
    let members = try #require(group["members"] as? [[String: Any]])
    #expect(members.count { $0["broken"] as? Bool == true } == 1)
    #expect((scene["ambiguities"] as? [Any])?.count == 1)
    #expect(!line.contains("\u{1B}"))
  }

  @Test(
    "A page and a picture have the problems with their views, and both ends of a range",
    arguments: [ExplainFormat.html, .svg])
  func pictures(format: ExplainFormat) {
    let output = explain(format: format).output
    let parser = XMLParser(data: Data(output.utf8))
    #expect(parser.parse() && parser.parserError == nil)
    #expect(output.contains("3 constraints cannot all hold (horizontal)"))
    #expect(output.contains("nothing says where UIView Badge is from left to right"))
    // The badge is 96 wide and can be from 16 to 281.
    for x in ["16", "281"] {
      let ghost = "<rect x=\"\(x)\" y=\"163\" width=\"96\" height=\"96\""
      #expect(
        output.split(separator: "\n").contains {
          $0.contains(ghost) && $0.contains("stroke-dasharray=\"5 3\"")
        })
    }
    let id = format == .html ? "file1-scene1-1" : "scene1"
    for mark in ["mark1", "mark2"] { #expect(output.contains("<a id=\"\(id)-\(mark)\"")) }
    #expect(output.contains("href=\"#\(id)-problem1\"") == (format == .html))
  }

  @Test("Optional constraints that do not hold are listed for one view")
  func violationsOfView() {
    let views = ["a", "b"].map {
      "<view id=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    }
    let widths = [("a", 50, 1000), ("a", 60, 500), ("b", 50, 1000), ("b", 70, 500)].map {
      "<constraint firstItem=\"\($0)\" firstAttribute=\"width\" constant=\"\($1)\" "
        + "priority=\"\($2)\" id=\"\($0)\($1)\"/>"
    }
    let text = SampleFile.xib(views: views.joined(), constraints: widths.joined())
    func output(_ view: String?) -> ExplainTranscript {
      ExplainTranscript(text: text) {
        $0.subject = .violations(view: view, includesDeliberate: true)
      }
    }
    #expect(output(nil).output.contains("2 optional constraints do not hold"))
    #expect(output("a").output.contains("UIView a.width == 60 @500: 10 off"))
    #expect(output("a").output.contains("1 optional constraint does not hold"))
    #expect(!output("Nothing").succeeded)
  }

  @Test("A label that constraints stretch misses its content hugging by the rest of the width")
  func stretchedLabel() {
    let text = explain(.violations(view: "Banner", includesDeliberate: true)).output
    // 361 between the edges, of which the text takes 267.67 by the table of the system font.
    #expect(text.contains("UILabel Banner.width <= 267.667 (content hugging) @251: 93.333 off"))
    let usual = explain(.violations(view: "Banner", includesDeliberate: false)).output
    #expect(usual.contains("all optional constraints hold"))
  }

  @Test("A baseline of a label that no constraint mentions is that of its text")
  func baseline() throws {
    func value(_ attribute: ExplainedAttribute) throws -> Double {
      let line = explain(.view("Banner", attribute), format: .json).output
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let scene = try #require((object?["scenes"] as? [[String: Any]])?.first)
      return try #require((scene["explanations"] as? [[String: Any]])?.first?["value"] as? Double)
    }
    // The ascender of 17 points is about 16.19 and the descender about 4.1. As constraints use
    // them, baselines are that far from the top, at 79, and from the bottom, at 79 + 44.
    #expect(abs(try value(.firstBaseline) - (79 + 16.19)) < 0.2)
    #expect(abs(try value(.lastBaseline) - (123 - 4.1)) < 0.2)
  }

  @Test("Color and width change a text, and its words stay")
  func style() {
    let text = "error[conflict]: 3 constraints cannot all hold\n├─ a → b"
    let code = "\u{1B}["
    #expect(TextStyle.plain.written(text) == text)
    #expect(!TextStyle.ascii.written(text).contains("├"))
    #expect(TextStyle.colored.written(text).hasPrefix("\(code)31merror[conflict]\(code)0m: 3"))
    let narrow = TextStyle.plain.written(text, width: 24)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 24 })
    #expect(narrow.split { $0 == "\n" || $0 == " " } == text.split { $0 == "\n" || $0 == " " })
  }

  @Test(
    "Color is automatic in a terminal, unless NO_COLOR or TERM refuse it",
    arguments: [
      (ColorArgument.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ] as [(ColorArgument, Bool, [String: String], Bool)])
  func color(
    argument: ColorArgument, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    #expect(argument.isColored(isTerminal: isTerminal, environment: environment) == expected)
  }
}
