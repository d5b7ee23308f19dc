// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !os(Windows)
import Foundation
import LongTests
import QuoinChecking
import Testing

@testable import quoin

/// Workers whose processes are scripts, so that they stop where a test needs it.
@LongTests @Suite struct WorkerTests {
  private static let answer = FileOutcome.checked(
    FileReport(file: "a.xib", findings: [], sceneCount: 3, configurationCount: 2))

  /// The outcomes of `a.xib` by a script of the shell, which reads a request into `$line`.
  ///
  /// - Parameter script: Has `answer` for the outcome, and `steps R1 R2` for the steps before it. A rule
  ///   that the request leaves out is not a step.
  /// - Parameter limit: How long the script may take.
  private func outcomes(_ script: String, limit: Duration? = nil) throws -> [FileOutcome] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = try #require(
      String(data: WorkerLine.data(of: WorkerMessage.outcome(Self.answer)), encoding: .utf8))
    try folder.add("answer", answer)
    let file = try folder.add(
      "worker",
      """
      cd '\(folder.url.path)'
      answer() { cat answer; }
      steps() {
        case $line in *'"isTraced":true'*) ;; *) return ;; esac
        for rule in "$@"; do
          case $line in
            *'"withoutRules":['*\\"$rule\\"*) ;;
            *) echo '{"step":{"rule":"'$rule'"}}' ;;
          esac
        done
      }
      runs() { case $line in *'"withoutRules":['*\\"$1\\"*) return 1 ;; esac; }
      while read -r line; do
      \(script)
      done
      """)
    var worker = Worker(WorkerCommand(executable: "/bin/sh", arguments: [file]), limit: limit)
    return worker.outcomes(of: "a.xib")
  }

  private func codes(_ outcomes: [FileOutcome]) -> [String] {
    outcomes.map {
      switch $0 {
      case .checked: "checked"
      case .failed(let failure): failure.code
      }
    }
  }

  @Test("A process that answers is not started again")
  func answer() throws {
    #expect(try outcomes("test ! -e started || exit 1; touch started; answer") == [Self.answer])
  }

  @Test("A rule that stops the process is named with the file, and the others are not lost")
  func fault() throws {
    let outcomes = try outcomes("steps first bad last; if runs bad; then exit 3; fi; answer")
    // The process stops after it wrote all steps, so the last one is taken for the cause first.
    #expect(codes(outcomes) == ["internal-error", "internal-error", "checked"])
    let exact = try self.outcomes(
      "steps first bad; if runs bad; then exit 3; fi; steps last; answer")
    #expect(codes(exact) == ["internal-error", "checked"])
    #expect(exact.last == Self.answer)
    guard case .failed(let failure) = exact[0] else { return }
    #expect(
      failure.text
        == "a.xib: error: The rule 'bad' stopped the process that checked this file, so it is left out "
        + "here. This is an error in Quoin; please report it with the file. [internal-error]")
  }

  @Test("A rule that takes longer than the limit is left out, and the report says so")
  func late() throws {
    let outcomes = try outcomes(
      "steps first slow; if runs slow; then exec sleep 20; fi; answer", limit: .seconds(1))
    #expect(codes(outcomes) == ["time-limit", "checked"])
    #expect(outcomes.last == Self.answer)
    guard case .failed(let failure) = outcomes[0] else { return }
    #expect(
      failure.message
        == "The rule 'slow' took longer than 1 second in this file, so it is left out here. "
        + "--time-limit gives it more time.")
  }

  // The time of a file is bounded: the third late rule ends the check.
  @Test("The rules from the third late one on are left out")
  func manyLate() throws {
    let outcomes = try outcomes(
      """
      case $line in *'"lastLateRule":"c"'*) answer; continue ;; esac
      for rule in a b c d; do
        steps $rule
        if runs $rule; then exec sleep 20; fi
      done
      answer
      """, limit: .seconds(1))
    #expect(codes(outcomes) == ["time-limit", "time-limit", "time-limit", "checked"])
    guard case .failed(let failure) = outcomes[2] else { return }
    #expect(failure.message.contains("'c' took longer than 1 second in this file, as others did"))
    #expect(failure.message.contains("it and the rules after it are left out here"))
  }

  @Test(
    "A process that is suspended, or ignores that it is to end, does not stop the run",
    arguments: [
      "kill -STOP $$", "trap '' TERM; while true; do sleep 1; done",
    ])
  func suspended(_ step: String) throws {
    let outcomes = try outcomes(
      "steps first slow; if runs slow; then \(step); fi; answer", limit: .seconds(1))
    #expect(codes(outcomes) == ["time-limit", "checked"])
  }

  @Test("A file that takes longer than the limit outside of rules fails alone")
  func lateOutsideOfRules() throws {
    #expect(codes(try outcomes("exec sleep 20", limit: .seconds(1))) == ["time-limit"])
  }

  @Test("A process that writes more than its pipe holds before it ends does not block the run")
  func flood() throws {
    let outcomes = try outcomes("echo garbage; head -c 300000 /dev/zero; exit 1")
    #expect(codes(outcomes) == ["internal-error"])
  }

  @Test("Two rules that stop the process are both named")
  func twoFaults() throws {
    let outcomes = try outcomes(
      """
      steps one; if runs one; then kill -SEGV $$; fi
      steps two; if runs two; then kill -ILL $$; fi
      answer
      """)
    #expect(codes(outcomes) == ["internal-error", "internal-error", "checked"])
    let names = outcomes.compactMap { outcome -> String? in
      guard case .failed(let failure) = outcome else { return nil }
      return failure.message.split(separator: "'").dropFirst().first.map(String.init)
    }
    #expect(names == ["one", "two"])
  }

  @Test("A process that stops outside of rules fails for its file alone")
  func faultOutsideOfRules() throws {
    let outcomes = try outcomes("steps first; echo '{\"step\":{}}'; exit 1")
    #expect(codes(outcomes) == ["internal-error"])
  }

  @Test("A fault that does not happen again leaves no trace")
  func faultOnce() throws {
    let outcomes = try outcomes("test -e stopped || { touch stopped; exit 1; }; steps rule; answer")
    #expect(outcomes == [Self.answer])
  }

  @Test("A process that somebody ends is replaced", arguments: ["KILL", "TERM"])
  func killed(signal: String) throws {
    let outcomes = try outcomes(
      "steps rule; test -e stopped || { touch stopped; kill -\(signal) $$; }; answer")
    #expect(outcomes == [Self.answer])
  }

  @Test("A process that is ended again and again fails for its file, and no rule is blamed")
  func killedAgain() throws {
    #expect(codes(try outcomes("kill -KILL $$")) == ["killed"])
  }

  @Test("A process that is ended while it writes is replaced")
  func halfLine() throws {
    let outcomes = try outcomes(
      """
      test -e stopped || { touch stopped; head -c 20 answer; kill -KILL $$; }
      answer
      """)
    #expect(outcomes == [Self.answer])
  }

  @Test("A program that there is not fails for the file with the reason of the system")
  func missingProgram() throws {
    var worker = Worker(WorkerCommand(executable: "/no/such/program", arguments: []))
    #expect(codes(worker.outcomes(of: "a.xib")) == ["unstartable-worker"])
  }
}
#endif
