// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

//
// Four views that draw themselves, as an app would write them: `swift run drawing > drawing.svg`.

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinStage
import QuoinUIKit

let screen = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 380))
screen.backgroundColor = .secondarySystemBackground
let views: [(UIView, CGRect)] = [
  (ClockView(), CGRect(x: 16, y: 16, width: 160, height: 160)),
  (ProgressRing(), CGRect(x: 184, y: 16, width: 160, height: 160)),
  (ChartView(), CGRect(x: 16, y: 192, width: 200, height: 172)),
  (BadgeView(), CGRect(x: 224, y: 192, width: 120, height: 172)),
]
for (view, frame) in views {
  view.frame = frame
  screen.addSubview(view)
}
let card = views[2].0
card.backgroundColor = .systemBackground
card.layer.cornerRadius = 16
card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
print(screen.picture.svg)
#else
print("The drawing is for platforms without UIKit and AppKit.")
#endif
