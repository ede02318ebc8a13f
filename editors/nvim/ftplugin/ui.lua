if vim.b.did_ftplugin then
  return
end
vim.b.did_ftplugin = 1

vim.bo.commentstring = "// %s"
vim.bo.comments = "s1:/*,mb:*,ex:*/,:///,://"
vim.bo.suffixesadd = ".ui,.swift"
vim.bo.expandtab = true
vim.bo.shiftwidth = 4
vim.bo.softtabstop = 4
vim.bo.autoindent = true
vim.bo.smartindent = true
vim.b.undo_ftplugin = "setlocal commentstring< comments< suffixesadd< expandtab< shiftwidth< softtabstop< autoindent< smartindent<"

-- Colours and folds of the tree-sitter grammar, where it is installed (`:UilspInstallParser`); else those of `syntax/ui.vim`.
if vim.treesitter.start and require("uilsp.parser").is_installed() then
  vim.treesitter.start(0, "ui")
end
