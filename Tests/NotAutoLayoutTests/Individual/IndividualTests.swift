// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

@MainActor struct IndividualTests {
  @Test(arguments: IndividualCases.all)
  func `A chain makes the frame that it says`(of frameCase: FrameCase) {
    frameCase.check(in: Canvas())
  }

  @Test(arguments: FittingCases.all)
  func `Fitting calls the view once and uses its result`(of frameCase: FrameCase) {
    frameCase.check(in: Canvas())
  }

  @Test(arguments: SupersetCases.all)
  func `Elements come in any order`(of frameCase: FrameCase) {
    frameCase.check(in: Canvas())
  }
}
#endif
