// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender
import Testing

@Suite struct PictureTests {
  private func picture(_ scenes: [RenderedScene], constraints: Bool = false) -> MarkupCheck {
    MarkupCheck(
      RenderedFile.svg(
        of: [RenderedFile(file: "f", scenes: scenes)], showsConstraints: constraints))
  }

  private func scene(_ kind: ViewKind, _ platform: RenderedScene.Platform) -> RenderedScene {
    var view = SampleScenes.view(
      "v", 10, 10, 160, 44, kind: kind, parent: "root",
      appearance: RenderedAppearance(
        text: "Tap <me>", placeholder: "Type", lineLimit: 0, imageName: "star.fill",
        segments: ["One", "Two"], selectedSegment: 1))
    view.isRightToLeft = platform == .tvOS
    return RenderedScene(
      id: "s", name: "S", platform: platform, size: LayoutSize(width: 200, height: 80),
      views: [SampleScenes.view("root", 0, 0, 200, 80), view])
  }

  @Test(
    "Every kind of view is drawn as well-formed XML", arguments: ViewKind.allCases,
    RenderedScene.Platform.allCases)
  func everyKindOfViewIsDrawnAsWellFormedXML(
    kind: ViewKind, platform: RenderedScene.Platform
  ) {
    let check = picture([scene(kind, platform)])
    #expect(check.isWellFormed)
    // The background and the outline of the scene are two rectangles and a clip. Every view except
    // a scroller adds elements.
    #expect((check.names.count > 8) == (kind != .scroller))
  }

  @Test(
    "A view with a text shows it",
    arguments: [ViewKind.label, .button, .textField, .checkBox, .popUpButton])
  func aViewThatSaysSomethingShowsItsText(kind: ViewKind) {
    #expect(picture([scene(kind, .macOS)]).labels == ["Tap <me>"])
  }

  @Test("An empty field shows its placeholder and a secure one dots")
  func anEmptyFieldShowsItsPlaceholderAndASecureOneDots() {
    var field = scene(.textField, .iOS)
    field.views[1].appearance.isSecure = true
    #expect(picture([field]).labels == ["••••••••"])
    field.views[1].appearance.text = nil
    #expect(picture([field]).labels == ["Type"])
  }

  @Test("The baseline lies an ascender below the top of the line")
  func theBaselineLiesAnAscenderBelowTheTopOfTheLine() {
    // One line of 17 points in 44: the line is 1.19336 × 17 = 20.287 high and starts at 10 + (44 −
    // 20.287) / 2 = 21.856; the ascender is 0.95215 × 17 = 16.187.
    let check = picture([scene(.label, .iOS)])
    let line = check.attributes.first { $0["font-size"] != nil }
    #expect(line?["y"] == "38.04")
    #expect(line?["x"] == "10")
  }

  @Test("Hidden views and their subviews are left out")
  func hiddenViewsAndWhatIsInThemAreLeftOut() {
    var hidden = scene(.label, .iOS)
    hidden.views[0].isHidden = true
    #expect(picture([hidden]).labels.isEmpty)
  }

  @Test("Several scenes are side by side below their names")
  func severalScenesStandBesideEachOtherUnderTheirNames() {
    var second = scene(.label, .iOS)
    second.name = "T"
    let check = picture([scene(.label, .iOS), second])
    #expect(check.labels == ["S", "s · 200 × 80", "Tap <me>", "T", "s · 200 × 80", "Tap <me>"])
    // Margins of 12, a gap of 32, and 34 for the captions.
    #expect(check.attributes[0]["width"] == "456")
    #expect(check.attributes[0]["height"] == "138")
    #expect(check.values(of: "transform") == ["translate(12 46)", "translate(244 46)"])
  }

  @Test("A window has a title bar above its content")
  func aWindowHasATitleBarAboveItsContent() {
    var window = scene(.label, .macOS)
    window.windowTitle = "Window"
    let check = picture([window])
    #expect(check.labels == ["Tap <me>", "Window"])
    #expect(check.values(of: "transform") == ["translate(12 40)"])
  }

  @Test("Constraints, conflicts and ambiguities are drawn on request")
  func constraintsConflictsAndAmbiguitiesAreDrawnOnRequest() {
    let plain = picture([SampleScenes.form])
    #expect(!plain.values(of: "stroke").contains("#c7251c"))
    #expect(plain.values(of: "stroke-dasharray").isEmpty)
    let drawn = picture([SampleScenes.form], constraints: true)
    #expect(drawn.isWellFormed)
    #expect(drawn.values(of: "stroke").contains("#c7251c"))
    #expect(drawn.values(of: "stroke").contains("#1c64ca"))
    let outline = drawn.attributes.first { $0["stroke"] == "#bf6b00" }
    #expect(outline?["stroke-dasharray"] == "5 3")
    #expect(outline?["x"] == "16")
    #expect(drawn.labels.contains("16"))
    #expect(drawn.labels.contains("≤ 90"))
  }

  @Test("Frames that are not finite are not drawn")
  func whatIsNotFiniteLeavesNoTraceInAPicture() {
    var odd = scene(.slider, .iOS)
    odd.views[1].drawingFrame.width = .nan
    odd.views[1].alignmentFrame.x = .infinity
    let svg = RenderedFile.svg(of: [RenderedFile(file: "f", scenes: [odd])])
    #expect(MarkupCheck(svg).isWellFormed)
    #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("∞"))
  }

  @Test("Nested views with the same identifier are drawn once each")
  func repeatedNames() {
    let views = (0..<60).map { index in
      SampleScenes.view(
        "same", 0, 0, 50, 50, kind: .label, parent: index == 0 ? nil : "same",
        appearance: RenderedAppearance(text: "x"))
    }
    let scene = RenderedScene(
      id: "s", name: "", size: LayoutSize(width: 50, height: 50), views: views)
    #expect(picture([scene]).labels.count == 60)
  }

  @Test("No scene gives an empty picture")
  func noSceneGivesAnEmptyPicture() {
    let check = picture([])
    #expect(check.isWellFormed)
    #expect(check.names == ["svg"])
  }
}
