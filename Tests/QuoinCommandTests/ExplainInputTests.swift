// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

/// Files and names that are wrong or unusual end in one sentence, or in an explanation.
@MainActor @Suite struct ExplainInputTests {
  private let box = """
    <view id="box" translatesAutoresizingMaskIntoConstraints="NO"/>
    """

  @Test("A name that no view has is one sentence with names that are close")
  func unknownView() {
    let transcript = ExplainTranscript(example: "Examples/Conflict.storyboard") {
      $0.subject = .view("Baner", .frame)
    }
    #expect(!transcript.succeeded && transcript.output.isEmpty)
    #expect(transcript.complaints.count == 1)
    #expect(transcript.complaints.first?.contains("Did you mean 'Banner'") == true)
  }

  @Test(
    "A view is also found by its name in reports, and by a text, whole or cut off",
    arguments: [
      ("SignIn", "UILabel \"Welcome back\""), ("SignIn", "UILabel Welcome back"),
      ("SignIn", "Welcome back"), ("SignIn", "Email address"), ("Conflict", "UILabel Banner"),
      ("Conflict", "Nothing says where the sq…"),
    ])
  func reportNames(file: String, name: String) {
    let transcript = ExplainTranscript(example: "Examples/\(file).storyboard") {
      $0.subject = .view(name, .width)
    }
    #expect(transcript.succeeded && transcript.complaints.isEmpty)
    #expect(transcript.output.contains(".width is "))
  }

  @Test("A name that is close to a text is a question with the text")
  func similarText() {
    let transcript = ExplainTranscript(example: "Examples/SignIn.storyboard") {
      $0.subject = .view("Welcom back", .frame)
    }
    #expect(transcript.complaints.first?.contains("Did you mean 'Welcome back'") == true)
  }

  @Test("Constants that are not numbers end in no crash", arguments: ["nan", "inf", "1e400", "x"])
  func constants(constant: String) {
    let text = SampleFile.xib(
      views: box,
      constraints: "<constraint firstItem=\"box\" firstAttribute=\"width\" "
        + "constant=\"\(constant)\" id=\"w\"/>")
    let transcript = ExplainTranscript(text: text)
    #expect(transcript.succeeded)
    // The value is quoted as the file has it, and no number of the layout follows from it.
    let output = transcript.output.replacingOccurrences(of: "'\(constant)'", with: "")
    #expect(!output.contains("nan") && !output.contains("inf "))
  }

  @Test("A file without views has a line that says so")
  func noViews() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505"><objects/></document>
      """
    #expect(ExplainTranscript(text: text).output == "Sample.xib\n  no scene\n")
  }

  @Test("Five thousand views are explained", .thorough)
  func manyViews() {
    // Each view is 10 below the one before it; the last is to be at 0 as well.
    let count = 5000
    let views = (0..<count).map {
      "<view id=\"v\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    }
    let edges = (0..<count).map { index in
      let other = index == 0 ? "root" : "v\(index - 1)"
      return "<constraint firstItem=\"v\(index)\" firstAttribute=\"top\" secondItem=\"\(other)\" "
        + "secondAttribute=\"top\" constant=\"10\" id=\"c\(index)\"/>"
    }
    let text = SampleFile.xib(views: views.joined(), constraints: edges.joined())
    let transcript = ExplainTranscript(text: text) { $0.subject = .view("v4999", .top) }
    #expect(transcript.succeeded)
    #expect(transcript.output.contains("UIView v4999.top is 50000\n"))
  }

  @Test("From right to left, the sum is the same and the frame is mirrored")
  func rightToLeft() {
    let transcript = ExplainTranscript(example: "Examples/Conflict.storyboard") {
      $0.request.options.direction = .rightToLeft
    }
    #expect(transcript.output.contains("16 + 400 + 16 = 432"))
    // The badge is at the right edge, 393 - 16 - 96, and can be as far left as 16.
    #expect(transcript.output.contains("x can be anything from 16 to 281"))
  }

  @Test("What a check finds besides is listed with its places, also in JSON")
  func otherFindings() {
    let folder = "Tests/Fixtures/Check/truncated-text"
    let cut = ExplainTranscript(example: "\(folder)/finds.xib").output
    #expect(cut.contains("nothing is wrong with the constraints"))
    #expect(cut.hasSuffix("  quoin check finds more: truncated-text 14:17\n"))
    let json = ExplainTranscript(example: "\(folder)/finds.xib") { $0.format = .json }.output
    #expect(json.contains(#""rule":"truncated-text","severity":"info""#))
    // The note silences the finding of a layout, so that it is not without use.
    let silenced = ExplainTranscript(example: "\(folder)/silenced.xib").output
    #expect(silenced.hasSuffix("  nothing is wrong\n"))
  }

  @Test("A scene of macOS is explained")
  func macOS() {
    let transcript = ExplainTranscript(example: "Examples/MacWindow.xib")
    #expect(transcript.succeeded && transcript.output.contains("nothing is wrong"))
  }
}
