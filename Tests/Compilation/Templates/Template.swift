// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The places where programs have layout code. The check of dialects puts the statements of each dialect, which
// are in the other files of this folder, in the place of the comments, and compiles all of it.

import Foundation
// IMPORTS

@MainActor private func pair() -> (UIView, UIView) {
  let first = UIView()
  let second = UIView()
  first.addSubview(second)
  return (first, second)
}

// A view, with closures in stored and lazy properties, before and after the call of `super`.
final class Badge: UIView {
  private let dot: UIView = {
    let (first, second) = pair()
    // STATEMENTS
    return first
  }()
  private lazy var line: UIView = {
    let (first, second) = pair()
    // STATEMENTS
    return first
  }()
  static let shared: UIView = {
    let (first, second) = pair()
    // STATEMENTS
    return first
  }()

  override init(frame: CGRect) {
    let (first, second) = pair()
    // STATEMENTS
    super.init(frame: frame)
    addSubview(first)
    inside()
  }

  required init?(coder: NSCoder) { nil }

  private func inside() {
    let first = self
    let second = dot
    addSubview(second)
    // STATEMENTS
  }

  static func make() -> UIView {
    let (first, second) = pair()
    // STATEMENTS
    return first
  }

  class func style() {
    let (first, second) = pair()
    // STATEMENTS
  }

  // Nested types have no instance of the view.
  enum Style {
    @MainActor static func apply() {
      let (first, second) = pair()
      // STATEMENTS
    }
  }

  struct Parts {
    @MainActor func build() {
      let (first, second) = pair()
      // STATEMENTS
    }
  }

  // Closures that escape, and work that is done later.
  func later() {
    let (first, second) = pair()
    UIView.animate(withDuration: 0.3) {
      // STATEMENTS
    }
    DispatchQueue.main.async {
      // STATEMENTS
    }
    Task { @MainActor in
      // STATEMENTS
    }
    let update: @MainActor () -> Void = {
      // STATEMENTS
    }
    update()
    func nested() {
      // STATEMENTS
    }
    nested()
  }
}

extension Badge {
  var height: CGFloat {
    let (first, second) = pair()
    // STATEMENTS
    return first.bounds.height
  }
}

final class Row: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let first = contentView
    let second = UILabel()
    first.addSubview(second)
    // STATEMENTS
  }

  required init?(coder: NSCoder) { nil }
}

class Wrapper<Content: UIView>: UIView {
  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    let first = self
    let second = content
    addSubview(second)
    // STATEMENTS
  }

  required init?(coder: NSCoder) { nil }
}

final class Screen: UIViewController {
  private let badge: UIView = {
    let (first, second) = pair()
    // STATEMENTS
    return first
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let first: UIView = view
    let second = badge
    first.addSubview(second)
    // STATEMENTS
  }
}

@MainActor protocol Placing: UIView {}
extension Placing {
  func place() {
    let (first, second) = pair()
    // STATEMENTS
  }
}

@MainActor func free() {
  let (first, second) = pair()
  // STATEMENTS
}
