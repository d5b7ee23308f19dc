import QuoinStage

let stage = Stage(device: "iPhone 15")
stage.show(Screen())
try stage.picture.write(to: "screen.svg")
print(stage.picture.text)
