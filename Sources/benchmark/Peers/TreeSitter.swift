extension PythonPeer {
  /// tree-sitter with its Swift grammar, from PyPI (`tree-sitter`, `tree-sitter-swift`); only `Parser.parse` and
  /// `Tree.edit`, which are C, are timed. Arguments: a file, and for each edit an offset and the text typed there.
  static let treeSitter = PythonPeer(
    name: "tree-sitter",
    script: #"""
      import statistics, sys, time, tree_sitter, tree_sitter_swift
      parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
      def resident():
          return int(open("/proc/self/statm").read().split()[1]) * 4096
      text = open(sys.argv[1], "rb").read()
      before = resident(); first = parser.parse(text); bytes_ = resident() - before
      times = []
      for _ in range(3 if len(text) > 2e6 else 9):
          start = time.thread_time(); tree = parser.parse(text); times.append(time.thread_time() - start)
      print("parse", statistics.median(times)); print("memory", bytes_ / max(1, len(text)))
      def point(text, offset):
          return (text.count(b"\n", 0, offset), offset - text.rfind(b"\n", 0, offset) - 1)
      for offset, typed in zip(sys.argv[2::2], sys.argv[3::2]):
          offset = int(offset); typed = typed.encode(); now = bytearray(text); tree = first = parser.parse(text); times = []
          for step in range(40):
              at = point(now, offset); after = (at[0], at[1] + len(typed)); end = offset + len(typed)
              if step % 2 == 0:
                  now[offset:offset] = typed
                  edit = dict(start_byte=offset, old_end_byte=offset, new_end_byte=end, start_point=at,
                              old_end_point=at, new_end_point=after)
              else:
                  del now[offset:end]
                  edit = dict(start_byte=offset, old_end_byte=end, new_end_byte=offset, start_point=at,
                              old_end_point=after, new_end_point=at)
              source = bytes(now); start = time.thread_time()
              tree.edit(**edit); new = parser.parse(source, tree); times.append(time.thread_time() - start); tree = new
          print("edit%d%s" % (offset, typed.decode()), statistics.median(times))
      """#
  )
}
