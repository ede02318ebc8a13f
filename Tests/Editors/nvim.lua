-- What a user of editors/nvim sees, in the real editor:
--   nvim -u NONE --headless -c 'set rtp^=editors/nvim' -S Tests/Editors/nvim.lua     (see Tests/Editors/run)
-- UILSP is the server, FIXTURES the folder with greedy.ui and qt-form.ui. Ends with status 1 when anything is missing.
local failures = 0

local function check(what, holds, detail)
  failures = failures + (holds and 0 or 1)
  io.stdout:write(("%s %s: %s\n"):format(holds and "ok  " or "FAIL", what, tostring(detail):gsub("%s+", " "):sub(1, 160)))
end

local function finish()
  vim.cmd(failures == 0 and "qall!" or "cquit!")
end

local function eventually(condition)
  return vim.wait(15000, condition, 20)
end

--- The answer to a request about the current buffer.
local function ask(method, parameters)
  parameters.textDocument = { uri = vim.uri_from_bufnr(0) }
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 15000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end

--- 0-based line and byte column of a plain text in the current buffer.
local function place(text)
  for index, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then
      return { line = index - 1, character = column - 1 }
    end
  end
end

local function diagnosticsAppear()
  eventually(function()
    return #vim.diagnostic.get(0) > 0
  end)
  local found = vim.diagnostic.get(0)
  check("diagnostics", #found > 0, #found > 0 and found[1].message or "none")
  check("at the reader", #found > 0 and found[1].lnum == place("GeometryReader").line, #found > 0 and found[1].lnum)
end

--- The text of the window that floats, once there is one.
local function floatingText()
  local float
  eventually(function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= "" then
        float = window
      end
    end
    return float ~= nil
  end)
  local lines = float and vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(float), 0, -1, false) or {}
  if float then
    vim.api.nvim_win_close(float, true)
  end
  return table.concat(lines, " / ")
end

local function hoverOpensAWindow()
  local at = place("Text(")
  vim.api.nvim_win_set_cursor(0, { at.line + 1, at.character })
  vim.lsp.buf.hover()
  local text = floatingText()
  check("hover", text:find("90.33", 1, true), text)
end

local function quickFixClearsIt(client)
  local found = vim.diagnostic.get(0)[1]
  if not found then
    return
  end
  local start = { line = found.lnum, character = found.col }
  local range = { start = start, ["end"] = { line = found.end_lnum, character = found.end_col } }
  local original = found.user_data and found.user_data.lsp or {}
  local actions = ask("textDocument/codeAction", {
    range = range,
    context = {
      diagnostics = {
        {
          range = range,
          message = found.message,
          severity = found.severity,
          code = original.code or found.code,
          data = original.data,
          source = found.source,
        },
      },
    },
  })
  local fix = actions and actions[1]
  check("quick fix", fix and fix.edit, fix and fix.title or "none")
  if not (fix and fix.edit) then
    return
  end
  vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding)
  eventually(function()
    return #vim.diagnostic.get(0) == 0
  end)
  check("no finding is left", #vim.diagnostic.get(0) == 0, #vim.diagnostic.get(0))
  check("the text is still there", place("Text("), "Text(")
end

local function explanationOpensAWindow()
  local at = place("Text(")
  vim.api.nvim_win_set_cursor(0, { at.line + 1, at.character })
  vim.cmd("UilspExplain")
  local text = floatingText()
  check("explain", text:find("90.33", 1, true), text)
end

--- The page is served, and shows the file.
local function previewOpensABrowser(uilsp)
  local opened
  uilsp.options.open = function(address)
    opened = address
  end
  vim.cmd("UilspPreview")
  eventually(function()
    return opened ~= nil
  end)
  check("preview", (opened or ""):find("^http://127%.0%.0%.1:%d+/%x+/$"), opened)
  if opened and vim.fn.executable("curl") == 1 then
    local page = vim.fn.system({ "curl", "--silent", opened })
    check("its page", page:find("<main", 1, true), page:sub(1, 40))
  end
end

--- `.swift` files only where it is wished, and then only what is not the other server's.
local function swiftFiles(uilsp)
  local source = os.getenv("FIXTURES") .. "/Salutation.swift"
  local text = table.concat(vim.fn.readfile(os.getenv("FIXTURES") .. "/greedy.ui"), "\n"):gsub("Greeting", "Salutation")
  vim.fn.writefile(vim.split(text, "\n"), source)
  local clients = #uilsp.clients()
  vim.cmd("edit " .. source)
  vim.bo.filetype = "swift"
  check("swift is left alone", #uilsp.clients() == clients, #uilsp.clients())
  uilsp.setup({ swift = true })
  vim.bo.filetype = "swift"
  local found = eventually(function()
    return #vim.diagnostic.get(0) > 0
  end)
  check("findings in .swift", found, #vim.diagnostic.get(0))
  local capabilities = {}
  for _, client in ipairs(uilsp.clients()) do
    if client.name == "uilsp-swift" then
      capabilities = client.server_capabilities
    end
  end
  check("only layout in .swift", capabilities.hoverProvider and not capabilities.documentSymbolProvider, "")
end

--- The grammar compiles and colours, where this Neovim can use it by itself.
local function treeSitter()
  if not vim.treesitter.start then
    return print("     no vim.treesitter.start in this Neovim")
  end
  check("parser compiled", require("uilsp.parser").install(), require("uilsp.parser").target())
  vim.opt.runtimepath:append(vim.fn.stdpath("data") .. "/site")
  vim.cmd("edit! " .. os.getenv("FIXTURES") .. "/greedy.ui")
  vim.cmd("doautocmd FileType ui")
  vim.treesitter.get_parser(0, "ui"):parse()
  local at = place("struct")
  local names = vim.tbl_map(function(capture)
    return capture.capture
  end, vim.treesitter.get_captures_at_pos(0, at.line, at.character))
  check("tree-sitter highlighting", vim.tbl_contains(names, "keyword.type"), table.concat(names, " "))
end

local function run()
  local uilsp = require("uilsp")
  uilsp.setup({ cmd = vim.split(os.getenv("UILSP"), " ") })

  vim.cmd("edit " .. os.getenv("FIXTURES") .. "/qt-form.ui")
  check("XML is left alone", vim.bo.filetype == "xml" and #uilsp.clients() == 0, vim.bo.filetype)

  vim.cmd("edit " .. os.getenv("FIXTURES") .. "/greedy.ui")
  check("filetype", vim.bo.filetype == "ui", vim.bo.filetype)
  check("highlighting", vim.b.current_syntax ~= nil, vim.b.current_syntax)
  local started = eventually(function()
    local client = uilsp.clients()[1]
    return client and client.server_capabilities and client.server_capabilities.hoverProvider
  end)
  check("the server runs", started, #uilsp.clients())
  if not started then
    return
  end
  diagnosticsAppear()
  hoverOpensAWindow()
  quickFixClearsIt(uilsp.clients()[1])

  local before = uilsp.clients()[1].id
  vim.cmd("UilspRestart")
  local restarted = eventually(function()
    local client = uilsp.clients()[1]
    return client and client.id ~= before and client.server_capabilities and client.server_capabilities.hoverProvider
  end)
  check("restart", restarted, #uilsp.clients())
  explanationOpensAWindow()
  previewOpensABrowser(uilsp)
  swiftFiles(uilsp)
  treeSitter()
end

-- Headless Neovim goes on after an error; here it must not.
local finished, message = xpcall(run, debug.traceback)
if not finished then
  check("no Lua error", false, message)
end
finish()
