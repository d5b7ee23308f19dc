import QuoinStage

let stage = Stage(device: "iPhone 15")
stage.show(SignUpForm())
try stage.picture.write(to: "form.svg")
print(stage.picture.text)
