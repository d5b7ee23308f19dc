// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import QuoinUIKit

extension InterfaceFile {
  /// Returns the document for some options. Variations and the sizes of texts depend on them.
  ///
  /// Options that do not suit the file have no effect and become a finding.
  @MainActor func document(for options: SceneOptions) -> InterfaceDocument {
    if let objection = objection(to: options) {
      var document = document
      document.findings.append(
        FileFinding(
          code: .unsuitableOption, line: tree.root.line, column: tree.root.column,
          message: objection + " It does not count."))
      return document
    }
    let choice = choice(of: options)
    var chosen =
      choice.isEmpty
      ? document
      : chosenDocuments.document(choice) {
        DocumentReader.read(tree, as: document.kind, choosing: choice)
      }
    options.texts?.apply(to: &chosen)
    return chosen
  }

  private func choice(of options: SceneOptions) -> CanvasChoice {
    let canvasDevice = document.device
    var choice = CanvasChoice()
    choice.textSize = options.textSize.flatMap { TextSizeCategory($0) } ?? .standard
    let orientation = options.orientation ?? canvasDevice?.orientation ?? .portrait
    if let device = options.device {
      choice.device = DeviceDescription(
        id: device.identifier, orientation: orientation, isChosen: true)
    } else if var turned = canvasDevice, turned.orientation != orientation {
      turned.orientation = orientation
      choice.device = turned
    }
    return choice
  }
}

extension TextSizeCategory {
  /// The step of a category, nil for an unknown name.
  init?(_ category: UIContentSizeCategory) {
    self.init(name: category.rawValue)
  }
}
