// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender
import Testing

@Suite struct JSONFormatTests {
  @Test("A file is one line with its keys in a fixed order")
  func aFileIsOneLineWithItsKeysInAFixedOrder() {
    let file = RenderedFile(file: "Form.xib", scenes: [SampleScenes.form], unknown: ["gizmo"])
    let scene =
      #"{"id":"s1","name":"Form","device":"retina6_1","size":[320,100],"#
      + #""views":[{"id":"root","class":"UIView","parent":null,"frame":[0,0,320,100],"name":null},"#
      + #"{"id":"name","class":"UILabel","parent":"root","frame":[16,20,100.5,21],"name":null}],"#
      + #""conflicts":[{"constraints":["c1","c3"],"broken":"c3","#
      + #""message":"these 2 constraints cannot hold\n  c1","otherBroken":[],"views":[],"otherMembers":[]}],"#
      + #""ambiguous":[{"view":"name","attribute":"y","range":[0,null],"message":null}],"#
      + #""problems":[{"code":"outside-constraint","constraint":"c4","items":[],"#
      + #""message":"this constraint is excluded from the layout\n  c4"}]}"#
    #expect(
      file.json == #"{"file":"Form.xib","scenes":["# + scene
        + #"],"unknown":["gizmo"],"findings":[]}"#)
  }

  @Test("A scene without a device and a conflict without a constraint have null in their place")
  func aSceneWithoutADeviceAndAConflictWithoutAConstraintHaveNull() {
    var scene = RenderedScene(id: "s", name: "", size: LayoutSize(width: 1, height: 2))
    scene.conflicts = [RenderedConflict(constraints: [], broken: nil, message: "")]
    let json = RenderedFile(file: "f", scenes: [scene]).json
    #expect(json.contains(#""device":null,"size":[1,2],"views":[]"#))
    #expect(
      json.contains(
        #"{"constraints":[],"broken":null,"message":"","otherBroken":[],"views":[],"otherMembers":[]}"#
      ))
  }

  @Test(
    "Strings are escaped so that a file is one line",
    arguments: [
      ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{1}\u{1F}", #""\u0001\u001f""#), ("\u{2028}\u{85}", #""\u2028\u0085""#),
      ("é😀/", "\"é😀/\""),
    ])
  func stringsAreEscapedSoThatALineStaysALine(text: String, json: String) {
    let written = RenderedFile(file: text, scenes: []).json
    #expect(written == #"{"file":\#(json),"scenes":[],"unknown":[],"findings":[]}"#)
  }

  @Test(
    "Numbers are short and always JSON",
    arguments: [
      (-0.0, "0"), (20.333333333333332, "20.333333333333332"), (61.0 / 3, "20.333333333333332"),
      (244.99999999999994, "245"), (0.1, "0.1"), (.infinity, "null"), (.nan, "null"),
    ])
  func numbersAreShortAndAlwaysJSON(number: Double, json: String) {
    let view = SampleScenes.view("v", number, 0, 0, 0)
    let scene = RenderedScene(
      id: "s", name: "", size: LayoutSize(width: 0, height: 0), views: [view])
    #expect(
      RenderedFile(file: "f", scenes: [scene]).json.contains(#""frame":[\#(json),0,0,0]"#))
  }
}
