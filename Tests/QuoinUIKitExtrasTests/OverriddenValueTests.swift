// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

private final class SpokenView: UIView {
  override var accessibilityPath: UIBezierPath? {
    get { UIBezierPath(rect: bounds) }
    set { super.accessibilityPath = newValue }
  }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { [UIAccessibilityCustomRotor(name: "links") { _ in nil }] }
    set { super.accessibilityCustomRotors = newValue }
  }
  override var accessibilityAttributedValue: NSAttributedString? {
    get { NSAttributedString(string: "value") }
    set { super.accessibilityAttributedValue = newValue }
  }
  override var largeContentTitle: String? {
    get { "title" }
    set { super.largeContentTitle = newValue }
  }
  override var showsLargeContentViewer: Bool {
    get { true }
    set { super.showsLargeContentViewer = newValue }
  }
  override var accessibilityIgnoresInvertColors: Bool {
    get { true }
    set { super.accessibilityIgnoresInvertColors = newValue }
  }
}

private final class Manager: NSLayoutManager {
  override func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
      .insetBy(dx: 1, dy: 0)
  }
}

private final class Editor: UITextView {
  private let manager = Manager()
  private let storage = NSTextStorage(string: "text")

  override var layoutManager: NSLayoutManager { manager }
  override var textStorage: NSTextStorage { storage }
}

private final class ScrollingController: UIViewController {
  let list = UIScrollView()

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge == .top ? list : super.contentScrollView(for: edge)
  }
  override var extensionContext: NSExtensionContext? { nil }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) { super.addKeyCommand(keyCommand) }
}

/// Members that public programs override, in subclasses of another module.
@MainActor @Suite("Members that programs override") struct OverriddenValueTests {
  @Test("What assistive technologies read can be overridden")
  func accessibility() {
    let view = SpokenView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let responder: UIResponder = view
    #expect(responder.accessibilityPath?.bounds == view.bounds)
    #expect(responder.accessibilityCustomRotors?.first?.name == "links")
    #expect(responder.accessibilityAttributedValue?.string == "value")
    let plain: UIView = view
    #expect(plain.largeContentTitle == "title" && plain.showsLargeContentViewer)
    #expect(plain.accessibilityIgnoresInvertColors)
  }

  @Test("A text view has the storage and the layout manager of its class")
  func textSystem() {
    let view: UITextView = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.textStorage.string == "text")
    #expect(view.layoutManager is Manager)
  }

  @Test("A controller answers with its own scroll view")
  func contentScrollView() {
    let controller = ScrollingController()
    let other: UIViewController = controller
    #expect(other.contentScrollView(for: .top) === controller.list)
    let set = UIScrollView()
    other.setContentScrollView(set, for: .bottom)
    #expect(other.contentScrollView(for: .bottom) === set)
  }
}
