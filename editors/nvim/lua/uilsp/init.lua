--- Starts the language server `uilsp` for `.ui` buffers: Neovim 0.7 and later, no other plugin needed.
local M = {}

--- What `setup` can change. `cmd` is the server and its arguments, `settings` what it is told as its configuration; with
--- `swift` it also looks at `.swift` files, beside their own server; `open` shows the address of a preview; everything else is handed to `vim.lsp` as it is (`on_attach`, `capabilities`, `handlers`, …).
M.options = {
  cmd = { "uilsp", "--stdio" },
  settings = {},
  swift = false,
}

--- The files and folders that mark a project's root, the nearest upward of the first kind that is found.
M.root_markers = { ".uilsp.json", "Package.swift", ".git" }

--- Changes the options; call it before the first `.ui` file is opened, or not at all.
function M.setup(options)
  M.options = vim.tbl_deep_extend("force", M.options, options or {})
end

--- The root folder of the project that a file belongs to: the file's own folder where nothing marks one.
function M.root(path)
  local folder = vim.fn.fnamemodify(path, ":p:h")
  local search = vim.fn.escape(folder, " ,;\\") .. ";"
  for _, marker in ipairs(M.root_markers) do
    local file, directory = vim.fn.findfile(marker, search), vim.fn.finddir(marker, search)
    local found = file ~= "" and file or directory
    if found ~= "" then
      return vim.fn.fnamemodify(vim.fn.fnamemodify(found, ":p"):gsub("/$", ""), ":h")
    end
  end
  return folder
end

--- The configuration that `vim.lsp` gets for a file.
function M.config(path)
  local root = M.root(path)
  return vim.tbl_extend("keep", M.options, {
    name = "uilsp",
    init_options = { swift = M.options.swift },
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = vim.fn.fnamemodify(root, ":t") } },
  })
end

--- Attaches the server to a buffer; the buffers of one project share one. Says once where the program is missing.
function M.start(buffer)
  buffer = (buffer == nil or buffer == 0) and vim.api.nvim_get_current_buf() or buffer
  if vim.fn.executable(M.options.cmd[1]) == 0 then
    vim.notify_once(("uilsp: no program '%s'; see :checkhealth uilsp"):format(M.options.cmd[1]), vim.log.levels.WARN)
    return nil
  end
  local name = vim.api.nvim_buf_get_name(buffer)
  local config = vim.bo[buffer].filetype == "swift" and M.swift_config(name) or M.config(name)
  if vim.fn.has("nvim-0.8") == 1 then
    return vim.lsp.start(config, { bufnr = buffer })
  end
  return M.start_and_attach(config, buffer)
end

--- What `vim.lsp.start` does, for Neovim 0.7, which lacks it.
function M.start_and_attach(config, buffer)
  for id, client in pairs(vim.lsp.get_active_clients()) do
    if client.name == config.name and client.config.root_dir == config.root_dir then
      vim.lsp.buf_attach_client(buffer, client.id or id)
      return client.id or id
    end
  end
  local id = vim.lsp.start_client(config)
  if id then
    vim.lsp.buf_attach_client(buffer, id)
  end
  return id
end

--- Whether a buffer of this filetype is the server's.
function M.serves(filetype)
  return filetype == "ui" or (filetype == "swift" and M.options.swift)
end

--- What the server alone knows of a `.swift` file: the rest is answered by the other server of the buffer.
local layoutOnly = { "hoverProvider", "codeActionProvider", "diagnosticProvider", "inlayHintProvider", "codeLensProvider",
  "executeCommandProvider", "textDocumentSync", "positionEncoding", "workspace" }

--- The configuration for `.swift` files: a client of its own that announces no more than what is `layoutOnly`.
function M.swift_config(path)
  local config = M.config(path)
  local given = config.on_init
  config.name = "uilsp-swift"
  config.on_init = function(client, result)
    for name in pairs(client.server_capabilities) do
      if not vim.tbl_contains(layoutOnly, name) then
        client.server_capabilities[name] = nil
      end
    end
    return given and given(client, result)
  end
  return config
end

--- Sends a command of the server about the place where the cursor is, and hands its answer on; whether this server has the
--- command at all.
function M.command(name, take)
  for _, client in ipairs(M.clients()) do
    local provider = client.server_capabilities and client.server_capabilities.executeCommandProvider
    if provider and vim.tbl_contains(provider.commands or {}, name) then
      local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
      local function answered(problem, answer)
        if problem then
          vim.notify("uilsp: " .. problem.message, vim.log.levels.ERROR)
        else
          take(answer, client)
        end
      end
      local method, parameters = "workspace/executeCommand", { command = name, arguments = { position } }
      if vim.fn.has("nvim-0.11") == 1 then
        client:request(method, parameters, answered, 0)
      else
        client.request(method, parameters, answered, 0)
      end
      return true
    end
  end
  return false
end

--- Shows in a window why the view at the cursor has its size.
function M.explain()
  local has = M.command("uilsp.explainLayout", function(answer)
    if type(answer) ~= "table" or type(answer.contents) ~= "string" then
      return vim.notify("uilsp: there is no view at the cursor")
    end
    vim.lsp.util.open_floating_preview(vim.split(answer.contents, "\n"), "markdown", { focus_id = "uilsp" })
  end)
  if not has then
    vim.notify("uilsp: no server runs here that explains sizes; see :checkhealth uilsp", vim.log.levels.WARN)
  end
end

--- Shows the buffer's views in the browser.
function M.preview()
  local preview = require("uilsp.preview")
  local has = M.command("uilsp.preview.start", function(answer)
    local address = preview.address(answer)
    -- Neovim 0.10 and later shows by itself what the server asks it to.
    if address and vim.fn.has("nvim-0.10") == 0 then
      preview.open(address)
    end
  end)
  if not has then
    preview.start(vim.api.nvim_get_current_buf())
  end
end

--- The running clients of this server.
function M.clients()
  local all = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
  return vim.tbl_filter(function(client)
    return client.name == "uilsp" or client.name == "uilsp-swift"
  end, all)
end

--- Stops the server, and starts it again for every buffer that is its own.
function M.restart()
  for _, client in ipairs(M.clients()) do
    if vim.fn.has("nvim-0.11") == 1 then
      client:stop()
    else
      vim.lsp.stop_client(client.id)
    end
  end
  vim.wait(2000, function()
    return #M.clients() == 0
  end, 20)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and M.serves(vim.bo[buffer].filetype) then
      M.start(buffer)
    end
  end
end

return M
