// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// A construct that has run and is laid out, with its text.
@MainActor struct ShownConstruct {
  let construct: Construct
  let text: ConstructText
  let canvas: ConstructCanvas
  let scene: RenderedScene

  init(
    _ construct: Construct, _ text: ConstructText,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight, isDark: Bool = false
  ) {
    self.construct = construct
    self.text = text
    canvas = ConstructCanvas(direction, isDark: isDark)
    for box in canvas.boxes where !Self.mentions(box, text.code) { box.removeFromSuperview() }
    construct.run(canvas)
    canvas.finish()
    scene = Self.said(RenderedScene(canvas, name: text.title))
  }

  /// The scene of a canvas with only the constraints of the construct, and with the names of views.
  static func said(_ scene: RenderedScene) -> RenderedScene {
    var scene = scene
    scene.constraints = scene.constraints.filter { $0.priority > ConstructCanvas.homePriority }
    // The picture writes the class of a view of one's own; here the name says more.
    for index in scene.views.indices {
      let name = scene.views[index].name.split(separator: " ").last
      if let name { scene.views[index].className = String(name) }
    }
    return scene
  }

  private static func mentions(_ box: ConstructBox, _ code: String) -> Bool {
    let name = "box.\(box.accessibilityIdentifier ?? "")"
    return code.ranges(of: name).contains { range in
      // `box.b` is in `box.bottomAnchor` too.
      guard range.upperBound < code.endIndex else { return true }
      return !code[range.upperBound].isLetter
    }
  }

  /// The frames of the views that the construct mentions, as `a (16 16; 72 32)`.
  var frames: [String] {
    canvas.boxes.filter { $0.superview != nil }.map { box in
      let frame = box.frame
      let parts = [frame.minX, frame.minY, frame.width, frame.height]
        .map { LayoutText.number(Double($0), decimals: 2) }
      return
        "\(box.accessibilityIdentifier ?? "") (\(parts[0]) \(parts[1]); \(parts[2]) \(parts[3]))"
    }
  }

  /// The constraints as equations; none where frames are set.
  var equations: [String] {
    scene.constraints.map { constraint in
      // Each view has one type, which says nothing to readers.
      constraint.equation.replacing("ConstructBox ", with: "")
        .replacing("ConstructCanvas ", with: "")
    }
  }

  /// The picture with the constraints.
  var svg: String {
    RenderedFile.svg(
      of: [RenderedFile(file: text.key, scenes: [scene])], showsConstraints: true)
  }
}
#endif
