extension PythonPeer {
  /// Taffy, from PyPI (`stretchable`): the one Rust call that lays a tree out. Arguments: a shape and a number of nodes,
  /// again and again.
  static let taffy = PythonPeer(
    name: "Taffy",
    script: #"""
      import math, statistics, sys, time
      from stretchable import Node, taffylib
      from stretchable.context import taffy
      from stretchable.style import AlignItems, Display, FlexDirection
      from stretchable.style.geometry.size import SizeAvailableSpace
      sys.setrecursionlimit(100000)
      space = SizeAvailableSpace(1000, None).to_dict()
      class Tree: pass
      def box(tree, row):
          tree.count += 1
          return Node(display=Display.FLEX, flex_direction=FlexDirection.ROW if row else FlexDirection.COLUMN,
                      align_items=AlignItems.CENTER, gap=8)
      def leaf(tree):
          tree.count += 1
          node = Node(size=(20 + tree.count % 7, 10 + tree.count % 5)); tree.leaves.append(node); return node
      def build(shape, count):
          tree = Tree(); tree.count = 0; tree.leaves = []; tree.root = box(tree, False)
          if shape == "wide":
              while tree.count < count:
                  row = box(tree, True)
                  for _ in range(math.isqrt(count) - 1): row.add(leaf(tree))
                  tree.root.add(row)
          else:
              while tree.count < count:
                  parent = box(tree, True); tree.root.add(parent)
                  for level in range(int(shape)):
                      if tree.count >= count: break
                      parent.add(leaf(tree)); child = box(tree, level % 2 == 1)
                      parent.add(child); parent.add(leaf(tree)); parent = child
          return tree
      def lay_out(tree):
          start = time.thread_time(); taffylib.node_compute_layout(taffy._ptr, tree.root._node_id, space)
          return time.thread_time() - start
      for shape, count in zip(sys.argv[1::2], sys.argv[2::2]):
          times = []
          for _ in range(3 if int(count) < 5000 else 2):
              tree = build(shape, int(count)); times.append(lay_out(tree) / tree.count)
          print("%s-%s" % (shape, count), statistics.median(times))
          times = []
          for step in range(100):
              node = tree.leaves[(len(tree.leaves) // 2 + step * 37) % len(tree.leaves)]
              taffylib.node_mark_dirty(taffy._ptr, node._node_id); times.append(lay_out(tree))
          print("%s-%s-leaf" % (shape, count), statistics.median(times))
      """#
  )
}
