// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Mistakes, each with what the compiler has to say at its place.
// swift-format-ignore-file

import Cartography

@MainActor func mistakes(_ x: UIView, _ y: UIView) {
  let count = 3
  constrain(x, y) { a, b in
    a.top == 10  // expected-error {{a place cannot equal a number}}
  }
  constrain(x, y) { a, b in
    a.left <= 10  // expected-error {{a place cannot be below a number}}
  }
  constrain(x, y) { a, b in
    a.right >= 4.5  // expected-error {{a place cannot be above a number}}
  }
  constrain(x, y) { a, b in
    a.top == count  // expected-error {{conform to 'BinaryInteger'}}
  }
  constrain(x, y) { a, b in
    a.width == count  // expected-error {{convert the integer}}
  }
  constrain(x, y) { a, b in
    a.width >= count  // expected-error {{convert the integer}}
  }
  constrain(x, y) { a, b in
    a.width == b.width * count  // expected-error {{convert the integer}}
  }
  constrain(x, y) { a, b in
    a.left == b.right + count  // expected-error {{convert the integer}}
  }
  constrain(x, y) { a, b in
    10 == a.width  // expected-error {{Dimension}}
  }
  constrain(x, y) { a, b in
    a.top == b.width  // expected-error {{a place and a length cannot be compared}}
  }
  constrain(x, y) { a, b in
    a.width == b.superview.width  // expected-error {{must be unwrapped}}
  }
  constrain(x, y) { a, b in
    a.width == "8"  // expected-error {{'Dimension'}}
  }
  constrain(x, y) { a, b in
    a.edges == 10  // expected-error {{edges cannot equal a number; write box.edges == other.edges.inseted(by: 10)}}
  }
  constrain(x, y) { a, b in
    a.size == 10  // expected-error {{a size cannot equal a number}}
  }
  constrain(x, y) { a, b in
    a.size == b.size + 10  // expected-error {{a size is multiplied}}
  }
  constrain(x, y) { a, b in
    a.center == b.center + 4  // expected-error {{AdditiveTerm}}
  }
  constrain(x, y) { a, b in
    a.width < b.width  // expected-error {{write <=}}
  }
  constrain(x, y) { a, b in
    a.width != b.width  // expected-error {{'Dimension'}}
  }
  constrain(x, y) { a, b in
    a.width - 10 == b.width  // expected-error {{a constraint relates two items, with arithmetic on the right side only}}
  }
  constrain(x, y) { a, b in
    a.width == b.width ~ "high"  // expected-error {{cannot be applied to operands of type 'NSLayoutConstraint' and 'String'}}
  }
  constrain(x, y) { a, b in
    a.edges == b.size  // expected-error {{cannot be applied to operands of type 'Edges' and 'Size'}}
  }
  constrain(x, y) { a, b in
    a.width == b.width + b.height  // expected-error {{a constraint relates two items}}
  }
  constrain(x, y) { a, b in
    a.width == 10 / b.width  // expected-error {{Dimension}}
  }
  constrain(x, y) { a, b in
    a.width == -b.width  // expected-error {{Dimension}}
  }
  constrain(x, y) { a, b in
    a.width == 1 ~ 2 ~ 3  // expected-error {{non-associative}}
  }
  constrain(x, y) { a, b in
    a.height > b.height  // expected-error {{write >=}}
  }
  constrain(x, y) { a, b in
    a.edges == b.edges + 1  // expected-error {{edges move in or out together: write inseted(by: …)}}
  }
  constrain(x, y) { a, b in
    a.edges == b.edges - 8  // expected-error {{edges move in or out together: write inseted(by: …)}}
  }
  constrain(x, y) { a, b in
    a.center == CGPoint(x: 1, y: 2)  // expected-error {{a center cannot equal numbers}}
  }
  constrain(x, y) { a, b in
    a.left == y  // expected-error {{name the parameter of the block for the view}}
  }
  constrain(x, y) { a, b in
    a.aspectRatio == 2  // expected-error {{write box.width == box.height * ratio}}
  }
  constrain(x, y) { a, b in
    a.left + b.left == a.right  // expected-error {{a constraint relates two items, so that no sum}} expected-error {{with arithmetic on the right side only}}
  }
  constrain(x, y) { a, b in
    a.width + b.width == a.width  // expected-error {{a constraint relates two items, so that no sum}} expected-error {{with arithmetic on the right side only}}
  }
  constrain(x, y) { a, b in
    a.top = b.top  // expected-error {{relate it with ==, <= or >= in place of =}}
  }
  constrain(x, y) { title, b in
    title.widht == 5  // expected-error {{value of type 'ViewProxy' has no member 'widht'}}
  }
  constrain(x, y) { title, b in
    title.width == b.width
    title.top == b.bottm + 4  // expected-error {{value of type 'ViewProxy' has no member 'bottm'}}
    title.left == b.left
  }
  constrain(x) { title in
    title.heigth >= 10 ~ 750  // expected-error {{value of type 'ViewProxy' has no member 'heigth'}}
  }
  constrain(x.safeAreaLayoutGuide) { guide in
    guide.topp == 3  // expected-error {{value of type 'LayoutGuideProxy' has no member 'topp'}}
  }
  layout(x, y) { a, b in
    a.edgs == b.edges  // expected-error {{value of type 'ViewProxy' has no member 'edgs'}}
  }
  constrain(x, y) { a, b in
    a.width <= b.leading  // expected-error {{a place and a length cannot be compared}}
  }
  constrain(x, y) { a, b in
    a.center == b.centerX  // expected-error {{a center has two places}}
  }
  constrain(x, y) { a, b in
    a.edges == b  // expected-error {{name the edges of the other view}}
  }
  constrain(x, y) { a, b in
    a.width == b  // expected-error {{name the attribute of the other view}}
  }
  constrain(x, y) { a, b in
    a.top == b  // expected-error {{name the attribute of the other view}}
  }
  constrain(x, y) { a, b in
    a.size == CGSize(width: 1, height: 2)  // expected-error {{a size cannot equal numbers}}
  }
  constrain(x, y) { a, b in
    a.width == b.width * b.height  // expected-error {{a length is multiplied by a number}}
  }
  constrain(x, y) { a, b in
    a.width > 10  // expected-error {{write >=}}
  }
  constrain(x, y) { a, b in
    a.edges == b.edges.inset(by: 8)  // expected-error {{write inseted(by: …)}}
  }
  constrain(x, y) { a, b in
    a.top.equalTo(b.top)  // expected-error {{a constraint is an equation here}}
  }
  constrain(x, y) { a, b in
    _ = a.topAnchor  // expected-error {{write top; a constraint is an equation here}}
  }
  constrain(NSNumber(value: 1)) { _ in }  // expected-error {{LayoutItem}}
  constrain(x, y) { a in a.width == 1 }  // expected-error {{expects 2 arguments, but 1 was used}}
  constrain(x) { a, b in a.width == b.width }  // expected-error {{expects 1 argument, but 2 were used}}
}

@MainActor func optional(_ x: UIView, _ y: UIView?) {
  constrain(x, y) { a, b in  // expected-error {{must be unwrapped}}
    a.width == b.width
  }
}
