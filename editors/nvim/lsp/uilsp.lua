-- For those who manage servers with `vim.lsp.enable` (Neovim 0.11 and later). The plugin starts the server by itself;
-- this is the same configuration where only this folder's `lsp/` is taken.
local uilsp = require("uilsp")
return {
  cmd = uilsp.options.cmd,
  filetypes = { "ui" },
  root_markers = uilsp.root_markers,
  settings = uilsp.options.settings,
}
