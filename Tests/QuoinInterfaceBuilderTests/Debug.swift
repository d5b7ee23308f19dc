import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing
@MainActor @Test func debugConflicts() throws {
  let stored = try #require(try StoredFrames.located())
  let only = ProcessInfo.processInfo.environment["ONLY"]
  for (name, roots) in stored.frames.sorted(by: { $0.key < $1.key }) {
    if let only, name != only { continue }
    var options = SceneOptions()
    options.environments = (stored.surroundings[name] ?? [:]).mapValues(SceneEnvironment.init)
    for scene in try InterfaceFile(contentsOf: stored.folder.path + "/" + name).scenes(options: options) {
      scene.layout()
      for f in scene.findings where only != nil || f.code == .rejectedConstraint { print("finding", name, f) }
      for root in scene.roots where roots[scene.identifier(of: root) ?? ""] != nil {
        let report = root.layoutReport()
        for c in report.conflicts { print("conflict", name, scene.identifier(of: root)!, c.constraints.map { scene.identifier(of: $0) ?? $0.summary }, c.broken.map { scene.identifier(of: $0) ?? $0.summary } ?? "-", c.message) }
        if only != nil { for a in report.ambiguities { print("ambiguous", scene.identifier(of: root)!, (a.item as? UIView).flatMap { scene.identifier(of: $0) } ?? "?", a.attribute, a.minimum, a.maximum) } }
      }
    }
  }
}
