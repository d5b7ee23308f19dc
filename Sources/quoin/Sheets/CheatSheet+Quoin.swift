// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

extension CheatSheet {
  static let quoin = CheatSheet(
    name: "quoin",
    text: #"""
      The command quoin
      quoin help SUBCOMMAND lists the options; the exit code is 0 on success.

      SUBCOMMANDS
        quoin canonical: Prints a file as text without noise, one fact a line, for git's textconv.
          quoin canonical <file>

        quoin check: Checks Interface Builder files by rules that compute from the layout.
          quoin check
          quoin check Sources --matrix phones
          quoin check Main.storyboard --preset strict --format json
          git ls-files -z '*.storyboard' '*.xib' | quoin check --files-from -
          quoin check --format github --report sarif=quoin.sarif
          quoin check --import .iblinter.yml -o .quoin.json

        quoin convert: Writes storyboards, xibs and layout code in a dialect, and checks that layouts stay equal.
          quoin convert SignIn.storyboard --to anchors
          quoin convert Main.storyboard --to cartography --scene Sgn-Sc-001 -o SignIn.swift
          quoin convert Sources --to mortar -o Converted
          quoin convert Sources --to anchors --report json
          quoin convert Sources --from snapkit --to anchors

        quoin devices: Lists the devices that scenes can be laid out for.
          quoin devices
          quoin devices --format json

        quoin diff: Compares versions of Interface Builder files: objects, constraints and frames.
          quoin diff Old.storyboard New.storyboard
          quoin diff HEAD~3 -- App/Main.storyboard
          quoin diff --staged
          quoin diff main...HEAD --format markdown --pictures Pictures --picture-url https://...
          quoin diff HEAD~1 --open
          quoin diff Old.storyboard New.storyboard -o changes.svg

        quoin explain: Explains conflicts, ambiguities and the frames of views.
          quoin explain Examples/Conflict.storyboard
          quoin explain Form.storyboard --view title --attribute width
          quoin explain Form.storyboard --device "iPhone SE" --fixes 1
          quoin explain Sources --format json
          quoin explain Form.storyboard -o form.html
          quoin explain cartography

        quoin git: Installs, checks and removes quoin as git's diff and merge driver.
          quoin git <subcommand>

        quoin merge: Merges two versions of an Interface Builder file by objects, constraints and values.
          quoin merge <base> <ours> <theirs>

        quoin preview: Shows scenes on a local page that redraws when their files change.
          quoin preview Main.storyboard
          quoin preview Sources/App/Base.lproj --device "iPhone SE" --open
          quoin preview --command 'swift run Scenes' Sources

        quoin render: Lays out the scenes of Interface Builder files and prints or draws them.
          quoin render Form.storyboard
          quoin render Form.storyboard --direction rtl --size 320x568
          quoin render Form.storyboard --device "iPhone 15" --orientation landscape
          quoin render Form.storyboard --device "iPad Pro 11-inch" --text-size AX1
          quoin render Form.storyboard --constraints -o form.svg
          quoin render Form.storyboard --appearance dark -o form.svg
          quoin render Invoice.xib --clean --size 595x842 -o invoice.svg
          quoin render Base.lproj/Main.storyboard --language de -o form.svg
          quoin render Form.storyboard --assets App/Assets.xcassets -o form.svg
          quoin render Form.storyboard --interactive -o form.html
          quoin render Main.storyboard --arrangement canvas -o main.svg
          quoin render *.xib --format json
          quoin render Sources --strict
          git show HEAD~1:Form.xib | quoin render - --input-name Form.xib
          quoin render Form.storyboard --fonts Fonts --scale 3 -o form.png

        quoin resolve: Lists the conflicts of a merged file, and takes one side of them.
          quoin resolve Main.storyboard --status
          quoin resolve Main.storyboard --take theirs Ttl-Ld-001.constant
          quoin resolve Main.storyboard --take ours --add

        quoin review: Shows new and changed snapshots of layout tests, and accepts or rejects them.
          quoin review
          quoin review Tests/AppTests --list
          quoin review --accept
          quoin review --unreferenced list

        quoin rule: Lists the rules of quoin check, or prints the page of one.
          quoin rule
          quoin rule truncated-text

        quoin scenes: Lists the scenes of Interface Builder files with their ids.
          quoin scenes Main.storyboard
          quoin scenes Sources --format json

        quoin show: Shows a scene of an Interface Builder file in a window, on Linux.
          quoin show SignIn.xib
          quoin show Main.storyboard --scene Settings --device iPhone15Pro

      """#)
}
