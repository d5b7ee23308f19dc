// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects: FileResources {
  var resources: MarkupElement? { file.root.child("resources") }
  var traits: UITraitCollection? { nil }

  func color(named name: String) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: nil)
  }

  func image(named name: String) -> UIImage? {
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    guard let size = file.document.imageSizes[name] else { return nil }
    return UIImage(size: CGSize(width: size.horizontal, height: size.vertical), name: name)
  }
}
