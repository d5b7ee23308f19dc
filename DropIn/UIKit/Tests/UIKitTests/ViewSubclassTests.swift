// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

private class BareView: UIView {
  var label: String?

  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

private class FramedView: UIView {
  let inner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class ColumnView: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite("Subclasses of views")
struct ViewSubclassTests {
  @Test("A subclass may have an init() of its own")
  func ownInitializer() {
    #expect(BareView().frame == .zero)
  }

  @Test("A subclass with init(frame:) has init(), which arrives there")
  func inheritedInitializer() {
    #expect(FramedView().subviews.count == 1)
  }

  @Test("A stack view subclass calls init(coder:) without a question mark and inherits the rest")
  func stackView() {
    let column = ColumnView(arrangedSubviews: [BareView()])
    #expect(column.axis == .vertical)
    #expect(column.arrangedSubviews.first is BareView)
  }
}
