// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import NotAutoLayout
import Testing

/// Methods with a making closure that are passed as functions. Default arguments do not count there,
/// so that the compiler chooses the forms for incomplete chains.
@MainActor struct FunctionValueTests {
  typealias Making = (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
    IndividualProperty.Layout
  >

  let canvas = LayoutInfoStoredView()
  let target = UIView()
  let making: Making = { $0.setFrame(to: Rect(x: 1, y: 2, width: 30, height: 40)) }
  let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  init() {
    canvas.addSubview(target)
  }

  @Test("A layout is applied")
  func layout() {
    let layout: (UIView, Making) -> Void = canvas.nal.layout
    layout(target, making)
    #expect(target.frame == frame)
  }

  @Test("A layout is stored")
  func setLayout() {
    let setLayout: (UIView, Making) -> Void = canvas.nal.setLayout
    setLayout(target, making)
    canvas.nal.layoutSubviews()
    #expect(target.frame == frame)
  }

  @Test("The wizard stores layouts")
  func wizard() {
    canvas.nal.setupSubview(target) {
      let setDefaultLayout: (Making) -> SubviewSetupWizard<LayoutInfoStoredView> =
        $0.setDefaultLayout
      return setDefaultLayout(making).addToParent()
    }
    canvas.nal.layoutSubviews()
    #expect(target.frame == frame)
  }
}
#endif
