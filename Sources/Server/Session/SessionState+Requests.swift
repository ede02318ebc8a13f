import IDE
import LSPProtocol
import Semantics

extension SessionState {
  /// Runs `handler` in its lane, over the state as it is now.
  mutating func start(_ handler: RequestHandler, _ id: RequestID, _ params: JSONValue, for client: ClientProfile) {
    let cancellation = CancellationToken()
    if handler.tellsCursor { follow(params, from: client) }
    let snapshot = snapshot(for: client, cancellation)
    if handler.lane == .loop {
      respond(id, result(of: handler, snapshot, params))
      return
    }
    guard inFlight[id] == nil else {
      respond(id, .failure(ResponseError(.invalidRequest, "a request with this id is being answered")))
      return
    }
    lastSerial += 1
    let serial = lastSerial
    let file = params["textDocument"]["uri"].string.map(DocumentURI.file)
    inFlight[id] = InFlight(
      handler: handler,
      cancellation: cancellation,
      serial: serial,
      file: file,
      version: file.flatMap { documents[$0]?.version }
    )
    let post = environment.post
    environment.run {
      let result =
        cancellation.isCancelled
        ? .failure(.cancelled) : Server.result(of: handler, snapshot.answeringInTime(), params)
      post(.answered(id, serial: serial, result))
    }
  }

  /// Passes a worker's answer on, unless the request has been answered meanwhile.
  mutating func finish(_ id: RequestID, serial: Int, _ result: Result<[UInt8], ResponseError>) {
    guard let request = inFlight[id], request.serial == serial else { return }
    inFlight[id] = nil
    let isStale = request.file.map { documents[$0]?.version != request.version } ?? false
    respond(id, isStale ? stale(request, result) : result)
  }

  /// Answers a request that the client has lost interest in; its late result is dropped.
  mutating func cancel(_ id: RequestID) {
    guard let request = inFlight.removeValue(forKey: id) else { return }
    request.cancellation.cancel()
    respond(id, .failure(.cancelled))
  }

  /// The text of `file` has changed: who asked about the text before asks again, so the work on the answer ends.
  mutating func giveUpRetriggered(_ file: FileID) {
    for (id, request) in inFlight where request.file == file && request.handler.staleness == .retriggers {
      request.cancellation.cancel()
      inFlight[id] = nil
      respond(id, stale(request, .failure(.cancelled)))
    }
  }

  private func stale(
    _ request: InFlight,
    _ result: Result<[UInt8], ResponseError>
  ) -> Result<[UInt8], ResponseError> {
    switch request.handler.staleness {
    case .answers:
      return client?.retriesModified == true ? .failure(.modified) : result
    case .retriggers:
      let data = JSONValue.object([.init("retriggerRequest", .bool(true))])
      return .failure(ResponseError(.serverCancelled, "the document has changed", data: data))
    }
  }

}

/// The handler's answer, or the error that its parameters deserve.
func result(of handler: RequestHandler, _ snapshot: Snapshot, _ params: JSONValue) -> Result<[UInt8], ResponseError> {
  do {
    return .success(try handler.run(snapshot, params))
  } catch let error as InvalidJSON {
    return .failure(ResponseError(.invalidParams, error.message))
  } catch let error as ResponseError {
    return .failure(error)
  } catch is Cancelled {
    return .failure(.cancelled)
  } catch {
    return .failure(ResponseError(.internalError, "\(error)"))
  }
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "cancelled")
  fileprivate static let modified = ResponseError(.contentModified, "the document has changed")
}
