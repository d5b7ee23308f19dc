// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDevices
import QuoinRender
import QuoinUIKit

/// Answers the questions of `quoin preview` line by line, by the rules of `ProgramMessage` in
/// QuoinPreview.
@MainActor struct PreviewConversation {
  /// The refusal of a question, with the status of HTTP and the reason.
  private struct Refusal: Error {
    var status: Int
    var sentence: String
  }

  /// A scene that is laid out, for the questions about its views.
  private struct Shown {
    var key: [String: String]
    var stage: Stage
    var picture: LayoutPicture
  }

  private let scenes: [(id: String, scene: PreviewScene)]
  private var shown: Shown?

  init(_ scenes: [PreviewScene]) {
    var counts: [String: Int] = [:]
    self.scenes = scenes.map { scene in
      counts[scene.name, default: 0] += 1
      let count = counts[scene.name] ?? 1
      return (count == 1 ? scene.name : "\(scene.name) \(count)", scene)
    }
  }

  /// Lists the scenes, and answers until the input ends.
  mutating func run() {
    print(greeting)
    fflush(nil)
    while let line = readLine() {
      if let answer = answer(line) { print(answer) }
      fflush(nil)
    }
  }

  /// The line that lists the scenes.
  var greeting: String {
    let list = scenes.map { id, scene in
      let counts = ScenePreview(picture(of: scene, Stage(DeviceSettings())).scene, scale: 1).counts
      return JSONValue.object([
        ("id", .string(id)), ("name", .string(scene.name)),
        ("conflicts", .number(Double(counts.conflicts))),
        ("ambiguous", .number(Double(counts.ambiguous))),
      ])
    }
    return "#quoin-scenes " + JSONValue.array(list).serialized
  }

  /// Answers a line: a number, a question and values. Returns nil for another line.
  mutating func answer(_ line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, let number = Int(words[0]) else { return nil }
    do {
      let body = try self.body(String(words[1]), Self.values(in: words[2]))
      return "#quoin-answer \(number) 200 \(body)"
    } catch {
      let refusal = error as? Refusal ?? Refusal(status: 500, sentence: "\(error)")
      return "#quoin-answer \(number) \(refusal.status) \(refusal.sentence)"
    }
  }

  private static func values(in text: Substring) -> [String: String] {
    let pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.removingPercentEncoding ?? "" }
      return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private mutating func body(_ question: String, _ values: [String: String]) throws -> String {
    let shown = try layout(values)
    let preview = ScenePreview(
      shown.picture.scene, scale: Double(shown.stage.scale),
      showsConstraints: values["constraints"] == "1")
    let members: [(key: String, value: JSONValue)]
    switch question {
    case "scene": members = preview.members
    case "problems": members = [("problems", preview.problems)]
    case "view": members = try view(values["view"] ?? "", in: shown)
    default: throw Refusal(status: 404, sentence: "A program has no answer to that.")
    }
    return JSONValue.object(members).serialized
  }

  // MARK: Layout

  private mutating func layout(_ values: [String: String]) throws -> Shown {
    let key = values.filter { !["view", "constraints"].contains($0.key) }
    if let shown, shown.key == key { return shown }
    let id = values["id"] ?? ""
    guard let scene = scenes.first(where: { $0.id == id })?.scene else {
      throw Refusal(status: 404, sentence: "There is no scene '\(id)'.")
    }
    let stage = Stage(Self.settings(values))
    var picture = picture(of: scene, stage, size: Self.size(values))
    picture.scene.id = id
    picture.scene.name = scene.name
    let found = Shown(key: key, stage: stage, picture: picture)
    shown = found
    return found
  }

  private func picture(of scene: PreviewScene, _ stage: Stage, size: CGSize? = nil) -> LayoutPicture
  {
    stage.perform {
      if let size { stage.window.turn(to: size, stage.traits) }
      scene.show(stage)
      stage.window.layOutNow()
    }
    var picture = stage.picture
    // The corners are those of the device, which another size does not have.
    if size != nil { picture.scene.device = nil }
    return picture
  }

  /// The device of values, which `quoin preview` has checked.
  private static func settings(_ values: [String: String]) -> DeviceSettings {
    DeviceSettings(
      device: values["device"].flatMap { SceneDevice(named: $0) },
      orientation: values["orientation"].flatMap(SceneOrientation.init(rawValue:)),
      direction: values["direction"].map { $0 == "rtl" ? .rightToLeft : .leftToRight },
      textSize: values["text"].map(UIContentSizeCategory.init(rawValue:)),
      appearance: values["appearance"].map { $0 == "dark" ? .dark : .light })
  }

  private static func size(_ values: [String: String]) -> CGSize? {
    guard let width = values["width"].flatMap(Double.init),
      let height = values["height"].flatMap(Double.init)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  // MARK: Views

  private func view(_ id: String, in shown: Shown) throws -> [(key: String, value: JSONValue)] {
    let views = shown.stage.window.subviews.filter { !$0.isHidden }
    let root = views.count == 1 ? views[0] : shown.stage.window
    let naming = SceneNaming.automatic(for: root)
    guard let view = Self.view(id, in: root, naming) else {
      throw Refusal(status: 404, sentence: "There is no view '\(id)' in the scene.")
    }
    return shown.stage.perform {
      ViewPreview(view, id: id, constraintID: naming.constraint).members
    }
  }

  private static func view(_ id: String, in view: UIView, _ naming: SceneNaming) -> UIView? {
    guard let facts = naming.view(view) else { return nil }
    if facts.id == id { return view }
    for subview in view.subviews {
      if let found = Self.view(id, in: subview, naming) { return found }
    }
    return nil
  }
}
