import SwiftAutoLayout

final class FeedCell: Cell {
  override func place() {
    photo.constrain(to: self).leading(constant: 12).top(constant: 12)
    photo.constrainSelf().width(constant: 56).aspectRatio(1)

    name.constrain(to: photo).top()
    name.constrain(after: photo).leadingTrailing(constant: 12)
    name.constrain(to: self).trailing(constant: 12)

    text.constrain(after: name).topBottom(constant: 4)
    text.constrain(to: name).leadingTrailing()
  }
}
