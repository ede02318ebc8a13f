import Interpreter
import Server
import Testing

@Suite struct MemoTableTests {
  /// Who stops waiting for another thread has the value made once more, and what that one makes is kept.
  @Test func whoStopsWaitingMakesTheValue() {
    let table = MemoTable<Int, String>()
    let (begun, ended) = (Mailbox<Void>(), Mailbox<Void>())
    let result = Mailbox<String?>()
    DetachedThread.start {
      let make = { () -> String? in
        begun.post(())
        _ = ended.next()
        return "slow"
      }
      result.post(table.value(for: 1, attempt: make))
    }
    _ = begun.next()
    var moments = 0
    let own = table.value(
      for: 1,
      waits: {
        moments += 1
        return moments < 3
      },
      attempt: { "own" }
    )
    #expect(own == "own")
    #expect(moments == 3)
    ended.post(())
    #expect(result.next() == .some("slow"))
    #expect(table.value(for: 1, waits: { false }, attempt: { "another" }) == "slow")
  }
}
