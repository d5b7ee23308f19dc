import Mortar

final class FeedCell: Cell {
  override func place() {
    photo.m_top |=| self.m_top + 12
    photo.m_leading |=| self.m_leading + 12
    photo.m_size |=| 56

    name.m_top |=| photo.m_top
    name.m_leading |=| photo.m_trailing + 12
    name.m_trailing |=| self.m_trailing - 12

    text.m_top |=| name.m_bottom + 4
    text |=| [name.m_leading, name.m_trailing]
  }
}
