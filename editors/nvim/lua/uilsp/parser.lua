--- The tree-sitter grammar of `.ui` files: compiled from `grammar/tree-sitter` of the checkout that this plugin lies in.
local M = {}

local function sources()
  local here = debug.getinfo(1, "S").source:sub(2)
  return vim.fn.fnamemodify(vim.fn.resolve(here), ":h:h:h:h:h") .. "/grammar/tree-sitter/src"
end

--- Where the parser goes: the first place that Neovim looks for parsers in, and that is the user's.
function M.target()
  return vim.fn.stdpath("data") .. "/site/parser/ui.so"
end

function M.is_installed()
  return #vim.api.nvim_get_runtime_file("parser/ui.so", false) > 0
end

--- Compiles the parser with the C compiler; says what went wrong, or that it is there.
function M.install()
  local from, target = sources(), M.target()
  vim.fn.mkdir(vim.fn.fnamemodify(target, ":h"), "p")
  local output = vim.fn.system({
    os.getenv("CC") or "cc", "-O2", "-shared", "-fPIC", "-I" .. from, from .. "/parser.c", from .. "/scanner.c", "-o", target,
  })
  if vim.v.shell_error ~= 0 then
    vim.notify("uilsp: the grammar was not compiled\n" .. output, vim.log.levels.ERROR)
    return false
  end
  vim.notify("uilsp: " .. target)
  return true
end

return M
