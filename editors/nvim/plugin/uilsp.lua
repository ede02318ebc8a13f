if vim.g.loaded_uilsp then
  return
end
vim.g.loaded_uilsp = true

vim.api.nvim_create_autocmd("FileType", {
  pattern = "ui",
  group = vim.api.nvim_create_augroup("uilsp", {}),
  callback = function(event)
    -- A buffer without a file (a diff, a scratch buffer, a preview) has nothing the server could be told.
    if vim.bo[event.buf].buftype == "" then
      require("uilsp").start(event.buf)
    end
  end,
})

vim.api.nvim_create_user_command("UilspRestart", function()
  require("uilsp").restart()
end, { desc = "Restart the .ui language server" })
