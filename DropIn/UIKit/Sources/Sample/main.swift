// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A program as for iOS, except that it prints the frames at the end.

import UIKit

final class CardController: UIViewController {
  let card = CardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
  }
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let controller = CardController()
window.rootViewController = controller
window.makeKeyAndVisible()

UIView.animate(withDuration: 0.3) {
  controller.card.enlargePicture(by: 40)
  window.layoutIfNeeded()
}

for (name, view) in [
  ("card", controller.card), ("picture", controller.card.picture), ("bar", controller.card.bar),
  ("buttons", controller.card.buttons), ("last button", controller.card.buttons.subviews[2]),
] {
  let frame = view.frame
  print("\(name): \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
}
