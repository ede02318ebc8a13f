local M = {}

--- The filetype of a `.ui` file that starts with these lines: its first character that is neither space nor a
--- byte-order mark decides.
function M.of(lines)
  for _, line in ipairs(lines) do
    local first = line:gsub("^\239\187\191", ""):match("%S")
    if first then
      return first == "<" and "xml" or "ui"
    end
  end
  return "ui"
end

return M
