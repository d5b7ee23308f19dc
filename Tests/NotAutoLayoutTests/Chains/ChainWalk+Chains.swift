// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit ChainForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

#if !QUOIN_APPKIT
import NotAutoLayout

extension ChainWalk {
  func walk(_ m: LayoutMaker<IndividualProperty.Initial>) {
    check("Frame", m.setFrame(to: r))
    walkLeft(m.setLeft(to: r.left))
    walkCenter(m.setCenter(to: r.center))
    walkRight(m.setRight(to: r.right))
    walkWidth(m.setWidth(to: r.width))
    walkTop(m.setTop(to: r.top))
    walkMiddle(m.setMiddle(to: r.middle))
    walkBottom(m.setBottom(to: r.bottom))
    walkHeight(m.setHeight(to: r.height))
    walkTopLeft(m.setTopLeft(to: r.topLeft))
    walkTopCenter(m.setTopCenter(to: r.topCenter))
    walkTopRight(m.setTopRight(to: r.topRight))
    walkMiddleLeft(m.setMiddleLeft(to: r.middleLeft))
    walkMiddleCenter(m.setMiddleCenter(to: r.middleCenter))
    walkMiddleRight(m.setMiddleRight(to: r.middleRight))
    walkBottomLeft(m.setBottomLeft(to: r.bottomLeft))
    walkBottomCenter(m.setBottomCenter(to: r.bottomCenter))
    walkBottomRight(m.setBottomRight(to: r.bottomRight))
    walkSize(m.setSize(to: r.size))
  }
}
#endif
