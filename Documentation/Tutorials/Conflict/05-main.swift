import QuoinExplanation
import QuoinStage

let stage = Stage(device: "iPhone 15")
let screen = stage.show(Screen())
try stage.picture.write(to: "screen.svg")
print(screen.banner.explainLayout(.width))
