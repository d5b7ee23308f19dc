// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import Testing

@testable import QuoinRender

/// The parts of pictures around views, and in place of them.
@Suite struct SceneSurroundingsTests {
  private func svg(_ scene: RenderedScene) -> String {
    RenderedFile.svg(of: [RenderedFile(file: "f", scenes: [scene])])
  }

  private func phone(_ screen: RenderedScreen?) -> RenderedScene {
    var scene = RenderedScene(
      id: "s", name: "", device: "d", size: LayoutSize(width: 393, height: 852),
      views: [SampleScenes.view("root", 0, 0, 393, 852)])
    scene.screen = screen
    return scene
  }

  private let insets = LayoutInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test("A screen has the time, its cutout and the home indicator; a scene without one has not")
  func screen() {
    let picture = svg(phone(RenderedScreen(cutout: .island, insets: insets)))
    #expect(picture.contains(">9:41<"))
    // The pill is 126 × 37, 11 below the edge and in the middle of 393.
    #expect(picture.contains(#"<rect x="133.5" y="11" width="126" height="37" rx="18.5""#))
    // The home indicator is 140 × 5.
    #expect(picture.contains(#"<rect x="126.5" y="839" width="140" height="5""#))
    let plain = svg(phone(nil))
    #expect(!plain.contains("9:41") && !plain.contains("#000000"))
  }

  @Test("A device with a home button has a status bar only")
  func homeButton() {
    let insets = LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)
    let picture = svg(phone(RenderedScreen(cutout: .none, insets: insets)))
    #expect(picture.contains(">9:41<"))
    #expect(!picture.contains(#"y="839""#))
  }

  @Test("Bars of containers are as high as the file says, with the title")
  func bars() {
    let bars = RenderedScreen.Bars(title: "Inbox", navigationBar: 44, tabBar: 49)
    let picture = svg(phone(RenderedScreen(cutout: .island, insets: insets, bars: bars)))
    #expect(picture.contains(">Inbox<"))
    // A navigation bar has no background over content that is not scrolled under it: its title is in
    // the middle of 59 to 59 + 44, with a baseline 0.35 of 17 below. At the bottom are 49 + 34.
    #expect(!picture.contains(#"<rect x="0" y="0" width="393" height="103""#))
    #expect(picture.contains(#"y="86.95" font-size="17""#))
    #expect(picture.contains(#"<rect x="0" y="769" width="393" height="83""#))
  }

  @Test("The content of a window is clipped below its title bar")
  func window() {
    let scene = RenderedScene(
      id: "s", name: "", platform: .macOS, size: LayoutSize(width: 200, height: 100),
      windowTitle: "Window",
      views: [
        SampleScenes.view("root", 0, 0, 200, 100),
        SampleScenes.view("high", 10, -20, 50, 60, parent: "root"),
      ])
    #expect(
      svg(scene).contains(
        #"<svg x="0" y="0" width="200" height="100" viewBox="0 0 200 100">"#))
  }

  @Test("Containers without subviews say their class, those with subviews do not")
  func emptyContainers() {
    func picture(_ kind: ViewKind, color: RenderedColor? = nil, hasChild: Bool = false) -> String {
      var views = [
        SampleScenes.view("root", 0, 0, 200, 100),
        SampleScenes.view(
          "v", 0, 0, 200, 100, kind: kind, parent: "root",
          appearance: RenderedAppearance(backgroundColor: color)),
      ]
      views[1].className = "Sparkline"
      if hasChild { views.append(SampleScenes.view("c", 0, 0, 2, 2, parent: "v")) }
      return svg(
        RenderedScene(
          id: "s", name: "", size: LayoutSize(width: 200, height: 100), views: views))
    }
    let red = RenderedColor(red: 1, green: 0, blue: 0)
    for kind in [ViewKind.plain, .scroll, .collection, .table, .stack] {
      #expect(picture(kind).contains(">Sparkline</text>"))
      #expect(!picture(kind, hasChild: true).contains(">Sparkline</text>"))
    }
    #expect(picture(.plain, color: red).contains(">Sparkline</text>"))
    #expect(!picture(.label).contains(">Sparkline</text>"))
  }

  @Test("A switch with too much room keeps its shape at the leading edge")
  func stretchedSwitch() {
    let scene = RenderedScene(
      id: "s", name: "", size: LayoutSize(width: 200, height: 60),
      views: [
        SampleScenes.view("root", 0, 0, 200, 60),
        SampleScenes.view("v", 0, 10, 200, 40, kind: .toggle, parent: "root"),
      ])
    // 51 × 31, in the middle between 10 and 50.
    #expect(svg(scene).contains(#"<rect x="0" y="14.5" width="51" height="31" rx="15.5""#))
  }

  @Test("Viewers on Linux find a font before any sans-serif one")
  func fonts() {
    let picture = svg(phone(nil))
    let families =
      picture.components(separatedBy: "font-family=\"").dropFirst().first?
      .components(separatedBy: "\"").first?.components(separatedBy: ", ") ?? []
    let linux = [
      "Inter", "Cantarell", "'Noto Sans'", "'Liberation Sans'", "'DejaVu Sans Condensed'",
      "sans-serif",
    ]
    #expect(Array(families.suffix(6)) == linux)
  }
}
