--- `:checkhealth uilsp`: is the program there, does it answer, and for which buffers does it run?
local M = {}

local health = vim.health or require("health")
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local fail = health.error or health.report_error
local info = health.info or health.report_info

function M.check()
  local uilsp = require("uilsp")
  local program = uilsp.options.cmd[1]
  start("uilsp")
  if vim.fn.executable(program) == 0 then
    fail(("there is no program '%s' on the path"):format(program), {
      "get it: see README.md of uilsp, \"Getting it\"",
      "or name it: require('uilsp').setup({ cmd = { '/path/to/uilsp', '--stdio' } })",
    })
    return
  end
  ok(("%s: %s"):format(vim.fn.exepath(program), vim.trim(vim.fn.system({ program, "--version" }))))
  if require("uilsp.parser").is_installed() then
    ok("the tree-sitter grammar is there")
  else
    info("no tree-sitter grammar: highlighting is syntax/ui.vim's (:UilspInstallParser compiles it)")
  end
  for _, client in ipairs(uilsp.clients()) do
    info(("client %d serves %s"):format(client.id, client.config.root_dir or "single files"))
  end
end

return M
