--- `:UilspPreview`: the page that shows a file, in the browser. The server serves it where it can; otherwise a process of its own
--- does, which says on a line each the page's address and the places (`path:line:column`) that are clicked on it.
local M = {}

--- The processes by the buffers that they show.
local jobs = {}

--- The page's address in an answer of the server's.
function M.address(answer)
  local found = type(answer) == "table" and (answer.url or answer.uri) or answer
  return type(found) == "string" and found:match("^https?://.+") or nil
end

--- Shows an address in the browser, or says it where there is none.
function M.open(address)
  local open = require("uilsp").options.open or vim.ui.open
  if open then
    open(address)
  else
    local program = vim.fn.has("mac") == 1 and "open" or "xdg-open"
    if vim.fn.executable(program) == 1 then
      vim.fn.jobstart({ program, address }, { detach = true })
    end
  end
  vim.notify("uilsp: the preview is at " .. address)
end

local function go(line, folder)
  local path, row, column = line:match("^(.+):(%d+):(%d+)$")
  if path then
    vim.cmd("edit " .. vim.fn.fnameescape(path:sub(1, 1) == "/" and path or folder .. "/" .. path))
    vim.api.nvim_win_set_cursor(0, { tonumber(row), tonumber(column) - 1 })
  end
end

--- Starts a process that shows the buffer's file as it is on disk; the one that there is shows it again.
function M.start(buffer)
  local known = jobs[buffer]
  if known then
    return known.address and M.open(known.address)
  end
  local path = vim.api.nvim_buf_get_name(buffer)
  local folder = vim.fn.fnamemodify(path, ":p:h")
  local rest, said, job = "", {}, {}
  jobs[buffer] = job
  job.id = vim.fn.jobstart({ require("uilsp").options.cmd[1], "--preview", path }, {
    cwd = folder,
    on_stdout = function(_, pieces)
      pieces[1] = rest .. pieces[1]
      rest = table.remove(pieces)
      for _, line in ipairs(pieces) do
        if not job.address and M.address(line) then
          job.address = line
          M.open(line)
        else
          go(line, folder)
        end
      end
    end,
    on_stderr = function(_, pieces)
      vim.list_extend(said, pieces)
    end,
    on_exit = function()
      jobs[buffer] = nil
      if not job.address then
        vim.notify("uilsp: no preview: " .. table.concat(said, " "), vim.log.levels.ERROR)
      end
    end,
  })
  vim.api.nvim_create_autocmd({ "BufDelete", "BufWipeout" }, {
    buffer = buffer,
    callback = function()
      vim.fn.jobstop(job.id)
    end,
  })
end

return M
