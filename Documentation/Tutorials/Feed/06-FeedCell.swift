import NotAutoLayout

final class FeedCell: Cell {
  override func layoutSubviews() {
    super.layoutSubviews()
    nal.layout(photo) {
      $0
        .setLeft(to: 12)
        .setTop(to: 12)
        .setSize(to: Size(width: 56, height: 56))
    }
    nal.layout(name) {
      $0
        .pinLeft(to: photo, with: { $0.right + 12 })
        .setRight(by: { $0.right - 12 })
        .pinTop(to: photo, with: { $0.top })
        .fitHeight()
    }
    nal.layout(text) {
      $0
        .pinLeft(to: name, with: { $0.left })
        .pinRight(to: name, with: { $0.right })
        .pinTop(to: name, with: { $0.bottom + 4 })
        .fitHeight()
    }
  }
}
