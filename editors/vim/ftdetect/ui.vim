" A `.ui` file that begins with `<` is XML of another tool (Qt, GTK), which is what Vim takes all of them for; every other one is
" SwiftUI view code. `let g:uilsp_filetype = 'xml'` (or 'ui') decides for all of them.
autocmd BufRead,BufNewFile *.ui let &l:filetype = get(g:, 'uilsp_filetype', uilsp#filetype())
autocmd BufRead,BufNewFile *.swiftui,*.uil setlocal filetype=ui
