import MortarVFL

final class FeedCell: Cell {
  override func place() {
    m_leading + 12 |> photo[==56] | 12 | [name, text] <| m_trailing - 12
    m_top + 12 |^ photo[==56]
    m_top + 12 |^ name | 4 | text
  }
}
