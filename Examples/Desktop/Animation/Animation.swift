// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

@main final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TilesController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Fifty tiles in ten rows, which move from one side of the window to the other and back without end.
final class TilesController: UIViewController {
  private static let columns = 5
  private static let rows = 10
  private static let side: CGFloat = 44

  /// From the leading edge of the window to the first tile of a row.
  private var distances: [NSLayoutConstraint] = []
  private var isAtEnd = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Animation"
    view.backgroundColor = .systemBackground
    for row in 0..<Self.rows { addRow(row) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    move()
  }

  private func addRow(_ row: Int) {
    var previous: UIView?
    for column in 0..<Self.columns {
      let tile = UIView()
      let hue = CGFloat(row * Self.columns + column) / CGFloat(Self.rows * Self.columns)
      tile.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1)
      tile.layer.cornerRadius = 8
      tile.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tile)
      let leading =
        previous.map { tile.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 8) }
        ?? tile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
      if previous == nil { distances.append(leading) }
      NSLayoutConstraint.activate([
        leading, tile.widthAnchor.constraint(equalToConstant: Self.side),
        tile.heightAnchor.constraint(equalToConstant: Self.side),
        tile.topAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.topAnchor,
          constant: 24 + CGFloat(row) * (Self.side + 20)),
      ])
      previous = tile
    }
  }

  /// Moves all rows to the other side.
  private func move() {
    view.layoutIfNeeded()
    isAtEnd.toggle()
    let tiles = CGFloat(Self.columns) * (Self.side + 8) - 8
    for distance in distances {
      distance.constant = isAtEnd ? max(view.bounds.width - tiles - 16, 16) : 16
    }
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveEaseInOut,
      animations: { self.view.layoutIfNeeded() },
      completion: { [weak self] isFinished in if isFinished { self?.move() } })
  }
}
