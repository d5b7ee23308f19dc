// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDevices
import QuoinRender
import QuoinUIKit

/// Answers the questions of `quoin preview` line by line.
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
      var rendered = picture(of: scene, Stage(DeviceSettings())).scene
      (rendered.id, rendered.name) = (id, scene.name)
      return ScenePreview(rendered, scale: 1).listed
    }
    return ProgramMessage.scenes(list).line
  }

  /// Answers a line: a number, a question and values. Returns nil for another line.
  mutating func answer(_ line: String) -> String? {
    guard let question = ProgramQuestion(line) else { return nil }
    do throws(Refusal) {
      let body = try self.body(question.name, question.values)
      return ProgramMessage.answer(question.number, status: 200, body).line
    } catch {
      return ProgramMessage.answer(question.number, status: error.status, error.sentence).line
    }
  }

  private mutating func body(
    _ question: String, _ values: [String: String]
  ) throws(Refusal) -> String {
    let shown = try layout(values)
    let preview = ScenePreview(
      shown.picture.scene, scale: Double(shown.stage.scale),
      showsConstraints: values["constraints"] == "1")
    let members: [(key: String, value: JSONValue)]
    switch question {
    case "scene": members = preview.members
    case "problems": members = [("problems", preview.problems)]
    case "export": members = [("text", .string(try export(values, shown)))]
    case "view": members = try view(values["view"] ?? "", in: shown)
    default: throw Refusal(status: 404, sentence: "A program has no answer to that.")
    }
    return JSONValue.object(members).serialized
  }

  /// The picture of a scene as text, and PNG in Base64, since an answer is a line.
  private func export(
    _ values: [String: String], _ shown: Shown
  ) throws(Refusal) -> String {
    var picture = shown.picture
    picture.showsConstraints = values["constraints"] == "1"
    switch values["format"] ?? "" {
    case "svg": return picture.svg
    case "html": return picture.html
    case "json": return picture.json + "\n"
    case "interactive":
      return shown.stage.perform { root(of: shown).resizingPage(title: picture.scene.name) }
    case "png":
      do {
        return try picture.contents(of: "\(picture.scene.name).png").base64EncodedString()
      } catch {
        throw Refusal(status: 400, sentence: "\(error)")
      }
    case let other: throw Refusal(status: 400, sentence: "'\(other)' is not a format of a program.")
    }
  }

  /// The view that fills the screen; the window where there are several.
  private func root(of shown: Shown) -> UIView {
    let views = shown.stage.window.subviews.filter { !$0.isHidden }
    return views.count == 1 ? views[0] : shown.stage.window
  }

  // MARK: Layout

  private mutating func layout(_ values: [String: String]) throws(Refusal) -> Shown {
    let key = values.filter { !["view", "constraints", "format"].contains($0.key) }
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

  private func view(
    _ id: String, in shown: Shown
  ) throws(Refusal) -> [(key: String, value: JSONValue)] {
    let root = root(of: shown)
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
