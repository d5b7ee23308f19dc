// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A page with several versions of scenes beside each other, such as those of a merge.
///
/// The page loads no other files and has no scripts.
package struct VersionsPage {
  /// A version of a scene with its name.
  package struct Version {
    package var name: String
    /// The scene; nil when this version of the file does not have it.
    package var scene: RenderedScene?

    package init(_ name: String, _ scene: RenderedScene?) {
      self.name = name
      self.scene = scene
    }
  }

  /// The versions of a scene, in the order of the page.
  package struct Scene {
    package var id: String
    package var name: String
    package var versions: [Version]

    package init(id: String, name: String, versions: [Version]) {
      self.id = id
      self.name = name
      self.versions = versions
    }
  }

  private let title: String
  private let lines: [ComparedLine]
  private let scenes: [Scene]

  /// - Parameters:
  ///   - title: The headline of the page.
  ///   - lines: The lines above the scenes.
  ///   - scenes: The scenes to show. Those without views in all versions have no pictures.
  package init(title: String, lines: [ComparedLine], scenes: [Scene]) {
    self.title = title
    self.lines = lines
    self.scenes = scenes
  }

  /// The page.
  package var html: String {
    var section = SVGElement("section", children: [SVGElement("h1", text: title)])
    if !lines.isEmpty {
      let items = lines.map { SVGElement("li", ["class": $0.kind.rawValue], text: $0.text) }
      section.append(SVGElement("ol", ["class": "changes"], children: items))
    }
    for (index, scene) in scenes.enumerated() {
      section.append(article(scene, prefix: "s\(index + 1)"))
    }
    return PageStyle.page(
      title: title, style: ComparisonStyle.sheet, head: [ComparisonPage.policy],
      content: [section])
  }

  private func article(_ scene: Scene, prefix: String) -> SVGElement {
    let figures = scene.versions.enumerated().map { index, version in
      let caption = SVGElement("figcaption", text: version.name)
      guard let rendered = version.scene, !rendered.views.isEmpty else {
        return SVGElement("figure", children: [caption, SVGElement("p", text: "No scene.")])
      }
      return SVGElement(
        "figure",
        children: [caption, rendered.picture(prefix: "\(prefix)v\(index + 1)-")])
    }
    return SVGElement(
      "article", ["class": "difference", "id": prefix],
      children: [
        SVGElement("h2", text: scene.name.isEmpty ? scene.id : scene.name),
        SVGElement("div", ["class": "pair"], children: figures),
      ])
  }
}
