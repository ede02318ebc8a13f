if vim.g.loaded_uilsp then
  return
end
vim.g.loaded_uilsp = true

vim.api.nvim_create_autocmd("FileType", {
  pattern = { "ui", "swift" },
  group = vim.api.nvim_create_augroup("uilsp", {}),
  callback = function(event)
    -- A buffer without a file (a diff, a scratch buffer, a preview) has nothing the server could be told.
    if vim.bo[event.buf].buftype == "" and require("uilsp").serves(event.match) then
      require("uilsp").start(event.buf)
    end
  end,
})

vim.api.nvim_create_user_command("UilspRestart", function()
  require("uilsp").restart()
end, { desc = "Restart the .ui language server" })

vim.api.nvim_create_user_command("UilspPreview", function()
  require("uilsp").preview()
end, { desc = "Show the views of this file in the browser" })

vim.api.nvim_create_user_command("UilspExplain", function()
  require("uilsp").explain()
end, { desc = "Explain the size of the view at the cursor" })

vim.api.nvim_create_user_command("UilspInstallParser", function()
  require("uilsp.parser").install()
end, { desc = "Compile the tree-sitter grammar" })
