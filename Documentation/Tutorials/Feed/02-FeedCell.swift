import Cartography

final class FeedCell: Cell {
  override func place() {
    constrain(self, photo, name, text) { cell, photo, name, text in
      photo.top == cell.top + 12
      photo.leading == cell.leading + 12
      photo.width == 56
      photo.height == photo.width

      name.top == photo.top
      name.leading == photo.trailing + 12
      name.trailing == cell.trailing - 12

      text.top == name.bottom + 4
      align(leading: name, text)
      align(trailing: name, text)
    }
  }
}
