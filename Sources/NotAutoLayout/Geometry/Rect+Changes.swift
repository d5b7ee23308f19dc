// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The changes that additional evaluations make to a frame.

extension Rect {
  mutating func moveLeft(to left: Float) { origin.x = left }
  mutating func moveCenter(to center: Float) { origin.x = center - width.half }
  mutating func moveRight(to right: Float) { origin.x = right - width }
  mutating func moveTop(to top: Float) { origin.y = top }
  mutating func moveMiddle(to middle: Float) { origin.y = middle - height.half }
  mutating func moveBottom(to bottom: Float) { origin.y = bottom - height }

  mutating func moveX(by distance: Float) { origin.x += distance }
  mutating func moveY(by distance: Float) { origin.y += distance }
  mutating func moveOrigin(by distance: Point) { origin += distance }

  mutating func pinchLeft(to left: Float) {
    size.width += self.left - left
    origin.x = left
  }

  mutating func pinchRight(to right: Float) { size.width += right - self.right }

  mutating func pinchTop(to top: Float) {
    size.height += self.top - top
    origin.y = top
  }

  mutating func pinchBottom(to bottom: Float) { size.height += bottom - self.bottom }

  mutating func pinchLeft(by distance: Float) {
    origin.x += distance
    size.width -= distance
  }

  mutating func pinchRight(by distance: Float) { size.width += distance }

  mutating func pinchTop(by distance: Float) {
    origin.y += distance
    size.height -= distance
  }

  mutating func pinchBottom(by distance: Float) { size.height += distance }

  mutating func expandWidth(to width: Float, from line: Line.Horizontal) {
    expandWidth(by: width - self.width, from: line)
  }

  mutating func expandWidth(by width: Float, from line: Line.Horizontal) {
    size.width += width
    origin.x -= width * line.value
  }

  mutating func expandHeight(to height: Float, from line: Line.Vertical) {
    expandHeight(by: height - self.height, from: line)
  }

  mutating func expandHeight(by height: Float, from line: Line.Vertical) {
    size.height += height
    origin.y -= height * line.value
  }

  mutating func expandSize(to size: Size, from point: Point) {
    expandSize(by: size - self.size, from: point)
  }

  mutating func expandSize(by size: Size, from point: Point) {
    expandWidth(by: size.width, from: Line.Horizontal(point.x))
    expandHeight(by: size.height, from: Line.Vertical(point.y))
  }
}
