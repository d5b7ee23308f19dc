import QuoinStage
import QuoinUIKit

let stage = Stage(
  device: "iPhone SE", direction: .rightToLeft, textSize: .extraExtraExtraLarge)
stage.show(SignUpForm())
try stage.picture.write(to: "form.svg")
print(stage.picture.text)
