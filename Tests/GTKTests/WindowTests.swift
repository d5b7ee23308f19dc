// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import FoundationNetworking
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Windows", .serialized)
struct WindowTests {
  /// A page with texts that wrap, a field, buttons at the trailing edge and boxes in boxes.
  private func fill(_ stage: Stage) {
    let (title, field, button, card, text) = (
      UILabel(), UITextField(), UIButton(type: .system), UIView(), UILabel()
    )
    for label in [title, text] { label.font = .preferredFont(forTextStyle: .body) }
    field.font = .preferredFont(forTextStyle: .body)
    title.text = "A title that does not always fit on one line"
    title.numberOfLines = 0
    button.setTitle("Save", for: .normal)
    text.text = "The text of the card, in a box with round corners, which is in the middle."
    text.numberOfLines = 0
    text.textAlignment = .center
    card.layer.cornerRadius = 6
    card.backgroundColor = .lightGray
    stage.add(title, field, button, card)
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    let root = stage.root
    button.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      card.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -4),
    ])
  }

  @Test(
    "Widgets lie where layout has their views, at twenty sizes", arguments: [false, true], [1, 1.5])
  func sizes(isRightToLeft: Bool, textScale: Double) throws {
    try reading(rightToLeft: isRightToLeft, textScale: textScale) { try checkSizes() }
  }

  /// Runs a test with a reading direction and a text size of the desktop.
  private func reading(
    rightToLeft: Bool, textScale: Double = 1, _ body: () throws -> Void
  ) rethrows {
    let usual = quoin_settings_read()
    var changed = usual
    changed.is_right_to_left = rightToLeft
    changed.text_scale = textScale
    quoin_settings_write(changed)
    defer { quoin_settings_write(usual) }
    try body()
  }

  private func checkSizes() throws {
    try Stage.run { stage in
      fill(stage)
      try stage.settle()
      // A sequence without a pattern that could hide an order of sizes.
      for step in 0..<20 {
        let size = CGSize(width: 240 + step * 173 % 401, height: 220 + step * 97 % 301)
        stage.window.frame.size = size
        #expect(Program.turn { stage.shownFrame(of: stage.root).size == size })
        try stage.settle()
        #expect(stage.root.frame.size == size)
        for view in stage.allViews {
          // Buttons and fields are at least as high as GTK wants; everything else has its frame.
          let shown = stage.shownFrame(of: view)
          let frame = view.convert(view.bounds, to: nil)
          #expect(abs(shown.width - frame.width) < 1, "\(type(of: view)) at \(size)")
          #expect(abs(shown.height - frame.height) < 1, "\(type(of: view)) at \(size)")
        }
      }
    }
  }

  @Test("Right to left, the button is at the left edge")
  func mirrors() throws {
    try reading(rightToLeft: true) { try checkMirroring() }
  }

  private func checkMirroring() throws {
    try Stage.run { stage in
      fill(stage)
      try stage.settle()
      let button = try #require(stage.root.subviews.first { $0 is UIButton })
      #expect(stage.shownFrame(of: button).minX == 12)
    }
  }

  @Test(
    "A transformed view is shown at its frame",
    arguments: [
      CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 1, tx: 30, ty: -10),
    ])
  func transforms(transform: CGAffineTransform) throws {
    try Stage.run { stage in
      let box = UIView(frame: CGRect(x: 100, y: 80, width: 60, height: 40))
      stage.root.addSubview(box)
      box.transform = transform
      let isShown = Program.turn {
        let shown = stage.shownArea(of: box)
        let wanted = box.frame
        return abs(shown.minX - wanted.minX) < 0.01 && abs(shown.minY - wanted.minY) < 0.01
          && abs(shown.maxX - wanted.maxX) < 0.01 && abs(shown.maxY - wanted.maxY) < 0.01
      }
      #expect(isShown, "\(stage.shownArea(of: box)) instead of \(box.frame)")
      #expect(box.frame.size != CGSize(width: 60, height: 40))
    }
  }

  @Test("A button that gets another look while it is shown gets another widget")
  func buttonLook() throws {
    try Stage.run { stage in
      let button = UIButton(type: .custom)
      button.setTitle("Title", for: .normal)
      stage.add(button)
      try stage.settle()
      let plain = try stage.widget(of: button)
      button.configuration = .filled()
      #expect(Program.turn { Program.widget(of: button) != plain })
      try stage.settle()
      #expect(button.frame.size == button.intrinsicContentSize)
    }
  }

  @Test("A system button on a background of the program has not the look of the theme")
  func buttonBackground() throws {
    try Stage.run { stage in
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      stage.add(button)
      try stage.settle()
      let (themed, size) = (try stage.widget(of: button), button.frame.size)
      button.backgroundColor = .systemBlue
      #expect(Program.turn { Program.widget(of: button) != themed })
      try stage.settle()
      // Without the padding of the theme, and measured again.
      #expect(button.frame.width < size.width)
      button.backgroundColor = nil
      #expect(Program.turn { button.frame.size == size })
    }
  }

  @Test("Two windows show their own views, and a view can move between them")
  func twoWindows() throws {
    try Stage.run { first in
      try Stage.run { second in
        let label = UILabel()
        label.text = "here"
        first.add(label)
        try first.settle()
        let widget = try first.widget(of: label)
        second.add(label)
        try second.settle()
        try first.settle()
        #expect(Program.widget(of: label) == widget)
      }
    }
  }

  @Test("An animated view moves in many steps, and its completion comes after the last")
  func animation() throws {
    try Stage.run { stage in
      let box = UIView()
      stage.add(box)
      let top = box.topAnchor.constraint(equalTo: stage.root.topAnchor)
      NSLayoutConstraint.activate([
        top, box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
        box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      ])
      try stage.settle()
      var places: [CGFloat] = []
      var isOver = false
      top.constant = 200
      UIView.animate(
        withDuration: 0.5, animations: { stage.root.layoutIfNeeded() },
        completion: { _ in isOver = true })
      #expect(box.frame.minY == 200)
      let ended = Program.turn {
        let place = stage.shownFrame(of: box).minY
        if place != places.last { places.append(place) }
        return isOver
      }
      #expect(ended)
      #expect(places == places.sorted())
      #expect(places.count >= 10, "\(places)")
      try stage.settle()
      #expect(stage.shownFrame(of: box).minY == 200)
    }
  }

  @Test("Tasks, the main queue, timers and answers of servers come in the loop of GTK")
  func mainLoop() async throws {
    await Task { @MainActor in }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    await withCheckedContinuation { done in
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in done.resume() }
    }
    // Nobody listens there, so that the answer is an error.
    let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
    let url = try #require(URL(string: "http://127.0.0.1:9"))
    let isOnMain = await withCheckedContinuation { done in
      session.dataTask(with: url) { _, _, _ in done.resume(returning: Thread.isMainThread) }
        .resume()
    }
    #expect(isOnMain)
    let thread = await Task.detached { await MainActor.run { Thread.isMainThread } }.value
    #expect(thread)
  }
}
#endif
