// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Mortar
import MortarVFL
import UIKit

@main final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PlayerController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

struct Track {
  let title: String
  let artist: String
  /// Seconds.
  let length: Int
  let color: UIColor

  static let all = [
    Track(
      title: "Prelude in C", artist: "J. S. Bach", length: 134,
      color: UIColor(red: 0.85, green: 0.45, blue: 0.25, alpha: 1)),
    Track(
      title: "Gymnopédie No. 1", artist: "Erik Satie", length: 185,
      color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)),
    Track(
      title: "Clair de lune", artist: "Claude Debussy", length: 302,
      color: UIColor(red: 0.35, green: 0.3, blue: 0.6, alpha: 1)),
    Track(
      title: "The Entertainer", artist: "Scott Joplin", length: 238,
      color: UIColor(red: 0.7, green: 0.3, blue: 0.4, alpha: 1)),
  ]
}

/// A piece of the list in the panel, which is chosen by a tap.
final class TrackRow: UIView {
  private let title = UILabel()
  private let length = UILabel()

  init(_ track: Track, choose: @escaping () -> Void) {
    super.init(frame: .zero)
    title.text = track.title
    length.text = PlayerController.time(track.length)
    length.textColor = .secondaryLabel
    for label in [title, length] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    isAccessibilityElement = true
    accessibilityLabel = track.title
    addGestureRecognizer(RowTap(choose))
    self |+| [title, length]
    length.setContentHuggingPriority(.required, for: .horizontal)
    m_leading + 16 |> title | 12 | length <| m_trailing - 16
    [title, length].m_centerY |=| self
    title.m_top |=| m_top + 8
    title.m_bottom |=| m_bottom - 8
  }

  required init?(coder: NSCoder) { fatalError("The player is made in code.") }
}

/// A tap that calls a closure.
final class RowTap: UITapGestureRecognizer {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { action() } }
  }
}

final class PlayerController: UIViewController {
  private let cover = UIView()
  private let note = UIImageView(image: UIImage(systemName: "music.note"))
  private let name = UILabel()
  private let artist = UILabel()
  private let progress = UISlider()
  private let elapsed = UILabel()
  private let remaining = UILabel()
  private let back = UIButton(type: .system)
  private let play = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let pages = UIPageControl()
  private let volume = UISlider()
  private let list = UIButton(type: .system)
  private let panel = UIView()
  private var panelTop: [NSLayoutConstraint] = []
  private var index = 0
  private var seconds = 0
  private var timer: Timer?
  private var isOpen = false

  static func time(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Player"
    view.backgroundColor = .systemBackground
    cover.layer.cornerRadius = 16
    cover.clipsToBounds = true
    note.tintColor = .white
    note.contentMode = .scaleAspectFit
    name.font = .preferredFont(forTextStyle: .title2)
    artist.font = .preferredFont(forTextStyle: .body)
    artist.textColor = .secondaryLabel
    for label in [elapsed, remaining] {
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
    }
    for label in [name, artist, elapsed, remaining] {
      label.adjustsFontForContentSizeCategory = true
    }
    for label in [name, artist] { label.textAlignment = .center }
    remaining.textAlignment = .right
    prepareControls()
    preparePanel()
    place()
    show()
  }

  private func prepareControls() {
    progress.accessibilityLabel = "Position"
    progress.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.seconds = Int(self.progress.value)
        self.showTime()
      }, for: .valueChanged)
    volume.value = 0.7
    volume.accessibilityLabel = "Volume"
    pages.numberOfPages = Track.all.count
    pages.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.choose(self.pages.currentPage)
      }, for: .valueChanged)
    let buttons = [
      (back, "backward.end.fill", "Previous"), (play, "play.fill", "Play"),
      (forward, "forward.end.fill", "Next"),
    ]
    for (button, symbol, name) in buttons {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
    }
    list.setTitle("Up next", for: .normal)
    back.addAction(UIAction { [weak self] _ in self?.step(-1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.step(1) }, for: .touchUpInside)
    play.addAction(UIAction { [weak self] _ in self?.playOrPause() }, for: .touchUpInside)
    list.addAction(UIAction { [weak self] _ in self?.slidePanel() }, for: .touchUpInside)
  }

  private func preparePanel() {
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 16
    panel.clipsToBounds = true
    let rows = Track.all.indices.map { index in
      TrackRow(Track.all[index]) { [weak self] in
        self?.choose(index)
        self?.slidePanel()
      }
    }
    for row in rows { panel |+| row }
    for row in rows { row |=| [panel.m_leading, panel.m_trailing] }
    rows[0].m_top |=| panel.m_top + 12
    for (row, previous) in zip(rows.dropFirst(), rows) { row.m_top |=| previous.m_bottom }
    rows[rows.count - 1].m_bottom |=| panel.m_bottom - 12
  }

  private func place() {
    view |+| [
      cover, name, artist, progress, elapsed, remaining, back, play, forward, pages, volume, list,
      panel,
    ]
    cover |+| note
    note.m_center |=| cover
    note.m_size |=| cover.m_size * 0.4

    // A square as large as the window allows, in the middle.
    let safe = view.safeAreaLayoutGuide
    cover.m_centerX |=| view
    cover.m_height |=| cover.m_width
    cover.m_width |<| view.m_width - 80
    cover.m_height |<| view.m_height * 0.38
    cover.m_width |=| view.m_width - 80 ! .high
    cover.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24).isActive = true

    cover.m_bottom + 16 |^ name | 4 | artist | 12 | pages | 8 | progress | 2 | elapsed
    elapsed.m_bottom + 12 |^ play | 16 | volume | 12 | list
    for row in [name, artist] {
      row.m_centerX |=| view
      row.m_width |<| view.m_width - 40
    }
    [pages, list].m_centerX |=| view
    for slider in [progress, volume] {
      slider.m_centerX |=| view
      slider.m_width |=| view.m_width - 48 ! .high
      slider.m_width |<| 480
    }
    progress.m_leading |=| elapsed.m_leading
    progress.m_trailing |=| remaining.m_trailing
    remaining.m_top |=| elapsed
    progress.m_leading |> back[~~1] | 16 | play[~~1] | 16 | forward[~~1] <| progress.m_trailing
    [back, forward].m_centerY |=| play

    panel.m_centerX |=| view
    panel.m_width |=| progress.m_width + 24
    panelTop = [panel.topAnchor.constraint(equalTo: view.bottomAnchor)]
    NSLayoutConstraint.activate(panelTop)
  }

  // MARK: Playing

  private var track: Track { Track.all[index] }

  private func show() {
    name.text = track.title
    artist.text = track.artist
    cover.backgroundColor = track.color
    pages.currentPage = index
    progress.maximumValue = Float(track.length)
    showTime()
  }

  private func showTime() {
    progress.value = Float(seconds)
    elapsed.text = Self.time(seconds)
    // The mark keeps the sign before the digits where the window reads from right to left.
    remaining.text = "\u{200E}-" + Self.time(track.length - seconds)
  }

  private func choose(_ new: Int) {
    index = new
    seconds = 0
    show()
  }

  private func step(_ distance: Int) {
    choose((index + distance + Track.all.count) % Track.all.count)
  }

  private func playOrPause() {
    let plays = timer == nil
    play.setImage(UIImage(systemName: plays ? "pause.fill" : "play.fill"), for: .normal)
    play.accessibilityLabel = plays ? "Pause" : "Play"
    timer?.invalidate()
    timer = nil
    guard plays else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.playSecond() }
    }
  }

  private func playSecond() {
    seconds += 1
    if seconds >= track.length { step(1) } else { showTime() }
  }

  /// Slides the panel in from the lower edge, or out again.
  private func slidePanel() {
    isOpen.toggle()
    list.setTitle(isOpen ? "Close" : "Up next", for: .normal)
    NSLayoutConstraint.deactivate(panelTop)
    panelTop = [
      isOpen
        ? panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12)
        : panel.topAnchor.constraint(equalTo: view.bottomAnchor)
    ]
    NSLayoutConstraint.activate(panelTop)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: []
    ) { self.view.layoutIfNeeded() }
  }
}
