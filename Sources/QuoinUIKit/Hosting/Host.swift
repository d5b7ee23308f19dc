// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The connection to the program that shows the views.
@MainActor package enum Host {
  /// The clock of animations. Without one, animations have no duration: changes are shown
  /// immediately.
  ///
  /// When the clock is removed, running animations end.
  package static var clock: (any FrameClock)? {
    didSet {
      guard clock !== oldValue else { return }
      RunningAnimations.endAll()
      for link in links { link.run() }
    }
  }

  /// The display links that are called, in the order in which they were added.
  private static var links: [CADisplayLink] = []

  /// Registers a display link, which follows each new clock.
  static func addLink(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  /// Releases a display link.
  static func removeLink(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Measures the contents of views. Without a source, the built-in tables and fonts do.
  ///
  /// To be set before views are laid out: sizes that were measured before are kept.
  package static var content: (any ContentSource)?

  /// The observer of changes of views. Without one, a change costs a comparison with nil.
  package static var observer: (any ViewObserver)? {
    get { storedObserver }
    set { storedObserver = newValue }
  }

  /// The observer. It is read for each change, and private, so that the compiler can prove that no
  /// accesses overlap and leaves the check at run time out.
  private static var storedObserver: (any ViewObserver)?
}
