// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension MortarVFLConstructs {
  static var ownForms: [Construct] {
    [
      Construct(dialect, "weights", weights),
      Construct(dialect, "weightSpace", weightSpace),
      Construct(dialect, "reference", reference),
      Construct(dialect, "between", between),
      Construct(dialect, "parallel", parallel),
    ]
  }

  // construct: Weights
  // group: Only here
  // like: weights
  /// Two views share the width by 1 to 3.
  static func weights(_ box: ConstructCanvas) {
    box |>> box.a[~~1] | box.b[~~3]
  }

  // construct: Spaces that share
  // group: Only here
  // like: weight-space
  /// Both spaces are equally long, so that the view is in the middle.
  static func weightSpace(_ box: ConstructCanvas) {
    box |>> ~~1 | box.a | ~~1
  }

  // construct: As long as another part
  // group: Only here
  // like: reference
  /// The second view is as long as the first.
  static func reference(_ box: ConstructCanvas) {
    box.m_left |> box.a[==100] | 8 | box.b[==box.a]
  }

  // construct: Between two places
  // group: Only here
  // like: between
  /// A list may begin and end at edges of other views.
  static func between(_ box: ConstructCanvas) {
    box.m_left |> 8 | box.a | 8 <| box.b.m_left
  }

  // construct: Parallel parts
  // group: Only here
  // like: parallel
  /// Views in brackets begin and end at the same places.
  static func parallel(_ box: ConstructCanvas) {
    box |>> box.a[==80] | 8 | [box.b, box.c]
  }
}
#endif
