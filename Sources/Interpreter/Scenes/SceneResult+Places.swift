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
    divergence?.addPlaces { units.insert($0.unit) }
    facts.addPlaces { units.insert($0.unit) }
    // What was made by no code stands in none.
    units.remove(SourceSpan.none.unit)
    return units
  }
}

extension StateTrial {
  /// The units in which something stands that the trial tells of.
  var toldUnits: Set<UnitID> {
    var units: Set<UnitID> = []
    for state in measured { state.addPlaces { units.insert($0.unit) } }
    divergence?.addPlaces { units.insert($0.unit) }
    if let span = limit?.span { units.insert(span.unit) }
    units.remove(SourceSpan.none.unit)
    return units
  }
}

extension Divergence {
  fileprivate func addPlaces(_ add: (SourceSpan) -> Void) {
    add(declaration)
    writer.map(add)
  }
}

extension MeasuredState {
  fileprivate func addPlaces(_ add: (SourceSpan) -> Void) {
    add(declaration)
    add(writer)
    for watcher in watchers { add(watcher) }
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
    for state in measured { state.addPlaces(add) }
    limit?.span.map(add)
  }
}
