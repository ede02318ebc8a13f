import Server

extension Command {
  static let frames = Command(
    flag: "--frames",
    operands: "FILE…",
    summary: "Evaluate FILE and print every view's frame",
    options: FramesRequest.options
  ) { invocation in
    let request = try FramesRequest(invocation)
    let form = try FramesRequest.form(invocation)
    var page: String?
    if case .page(let path) = form { page = path }
    let snapshots = try SnapshotRequest(invocation, request, page: page)
    let console = invocation.console
    if let snapshots {
      let result: Result<ExitStatus, UsageError> = DetachedThread.result {
        Result { () throws(UsageError) in
          var workspace = FramesWorkspace()
          return try snapshots.run(&workspace, console)
        }
      }
      return try result.get()
    }
    let isJSON = if case .json = form { true } else { false }
    let result: Result<ExitStatus, UsageError>? = DetachedThread.lastResult { tell in
      let job = FramesJob(request, console: console)
      tell(
        Result { () throws(UsageError) in
          let reports = try job.reports()
          console.print(isJSON ? json(reports).pretty : reports.map(\.text).joined(separator: "\n\n"))
          if let notice = job.notice { console.printError("uilsp: \(notice)") }
          return .success
        }
      )
    }
    return try result?.get() ?? .internalError
  }
}

/// One report as it is; several as a list.
private func json(_ reports: [FramesReport]) -> JSONText {
  reports.count == 1 ? reports[0].json : .array(reports.map(\.json))
}
