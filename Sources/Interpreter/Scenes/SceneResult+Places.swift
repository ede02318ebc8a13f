import Semantics

extension SceneResult {
  /// The units in which something stands that the result tells of.
  var toldUnits: Set<UnitID> {
    var units: Set<UnitID> = []
    // Neighbors mostly stand in one.
    var last = SourceSpan.none.unit
    for element in elements {
      element.addPlaces { span in
        guard span.unit != last else { return }
        last = span.unit
        units.insert(last)
      }
    }
    for unknown in unknowns { units.insert(unknown.span.unit) }
    for variant in variants { units.insert(variant.span.unit) }
    if let divergence {
      units.insert(divergence.declaration.unit)
      if let writer = divergence.writer { units.insert(writer.unit) }
    }
    facts.addPlaces { units.insert($0.unit) }
    // What was made by no code stands in none.
    units.remove(SourceSpan.none.unit)
    return units
  }
}

extension Element {
  fileprivate func addPlaces(_ add: (SourceSpan) -> Void) {
    add(span)
    add(nameSpan)
    guard let notes else { return }
    for read in notes.environmentReads { read.writer.map(add) }
    for write in notes.preferenceWrites { add(write.span) }
    for read in notes.preferenceReads {
      add(read.span)
      read.loss?.writer.map(add)
      read.loss?.container.map(add)
    }
  }
}

extension SceneFacts {
  fileprivate func addPlaces(_ add: (SourceSpan) -> Void) {
    for frame in invalidFrames { add(frame.span) }
    for trap in traps { add(trap.span) }
    for id in repeatedIDs { add(id.span) }
    for view in matchedViews { add(view.span) }
    for guide in guides { add(guide.span) }
    for space in missedSpaces { add(space.span) }
    for site in preferenceSites {
      add(site.span)
      site.replacedBy.map(add)
      for use in site.uses + site.outerUses { add(use) }
    }
    for state in measured {
      add(state.declaration)
      add(state.writer)
      for watcher in state.watchers { add(watcher) }
    }
    limit?.span.map(add)
  }
}
