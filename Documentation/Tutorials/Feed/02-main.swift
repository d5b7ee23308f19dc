import QuoinStage
import QuoinUIKit

let cell = FeedCell()
cell.frame.size = CGSize(width: 320, height: 96)
try cell.picture.write(to: "cell.svg")
print(cell.picture.text)
