final class CardView: UIView {
  @IBOutlet weak var box: UIView!
}
