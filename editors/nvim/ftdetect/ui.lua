-- A `.ui` file that begins with `<` is XML of another tool (Qt, GTK); every other one is SwiftUI view code.
-- `vim.g.uilsp_filetype = "xml"` (or "ui") decides for all of them.
local function filetype(buffer)
  return vim.g.uilsp_filetype or require("uilsp.filetype").of(vim.api.nvim_buf_get_lines(buffer, 0, 50, false))
end

if vim.fn.has("nvim-0.8") == 1 then
  vim.filetype.add({
    extension = {
      ui = function(_, buffer)
        return filetype(buffer)
      end,
      swiftui = "ui",
      uil = "ui",
    },
  })
else
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
    pattern = "*.ui",
    callback = function(event)
      vim.bo[event.buf].filetype = filetype(event.buf)
    end,
  })
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { pattern = { "*.swiftui", "*.uil" }, command = "setfiletype ui" })
end
