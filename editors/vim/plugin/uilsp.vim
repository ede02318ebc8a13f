" Tells the plugins that speak the Language Server Protocol where the server is: vim-lsp and yegappan/lsp, where they are
" installed. ALE finds `ale_linters/ui/uilsp.vim` by itself.
if exists('g:loaded_uilsp') || has('nvim')
  finish
endif
let g:loaded_uilsp = 1

command! UilspPreview call uilsp#preview()
command! UilspExplain call uilsp#explain()

function! s:root_uri(server) abort
  return lsp#utils#path_to_uri(uilsp#root(lsp#utils#get_buffer_path()))
endfunction

augroup uilsp
  autocmd!
  autocmd User lsp_setup if exists('*lsp#register_server') && uilsp#check() |
    \ call lsp#register_server({'name': 'uilsp', 'cmd': {_ -> uilsp#command()}, 'root_uri': function('s:root_uri'),
    \ 'allowlist': ['ui']}) | endif
  autocmd User LspSetup if exists('*LspAddServer') && uilsp#check() |
    \ call LspAddServer([{'name': 'uilsp', 'filetype': ['ui'], 'path': uilsp#command()[0], 'args': uilsp#command()[1:],
    \ 'rootSearch': ['.uilsp.json', 'Package.swift', '.git/']}]) | endif
augroup END
