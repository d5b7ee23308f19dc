// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Cartography
import Other
import QuoinStage
import QuoinUIKit

#if canImport(UIKit) || canImport(CoreGraphics) || canImport(QuartzCore)
#error("A module named like a framework was built, and no package asks for it.")
#endif

let view = UIView()
let box = UIView()
view.addSubview(box)
constrain(box, view) { box, view in
  box.edges == view.edges
}
let stage = Stage(device: "iPhone 15")
stage.show(view)
print(platform, box.frame)
