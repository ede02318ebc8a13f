" What the package knows of `.ui` files and of the server.

let s:markers = ['.uilsp.json', 'Package.swift', '.git']

" The filetype of a `.ui` buffer: its first character that is neither space nor a byte-order mark decides.
function! uilsp#filetype() abort
  for l:line in getline(1, 50)
    let l:first = matchstr(substitute(l:line, '^\%ufeff', '', ''), '\S')
    if !empty(l:first)
      return l:first ==# '<' ? 'xml' : 'ui'
    endif
  endfor
  return 'ui'
endfunction

" The server and its arguments: `g:uilsp_command`, a list.
function! uilsp#command() abort
  return get(g:, 'uilsp_command', ['uilsp', '--stdio'])
endfunction

" The root folder of the project that a file belongs to: the file's own folder where nothing marks one.
function! uilsp#root(path) abort
  let l:folder = fnamemodify(a:path, ':p:h')
  for l:marker in s:markers
    for l:found in [findfile(l:marker, l:folder . ';'), finddir(l:marker, l:folder . ';')]
      if !empty(l:found)
        return fnamemodify(substitute(fnamemodify(l:found, ':p'), '/$', '', ''), ':h')
      endif
    endfor
  endfor
  return l:folder
endfunction

" Says once where the program is missing.
function! uilsp#check() abort
  let l:program = uilsp#command()[0]
  if executable(l:program)
    return 1
  endif
  if !exists('s:was_said')
    let s:was_said = 1
    echohl WarningMsg
    echomsg "uilsp: there is no program '" . l:program . "'; install it, or set g:uilsp_command"
    echohl None
  endif
  return 0
endfunction

" Why the view under the cursor has its size: what the plugin that talks to the server shows on hover.
function! uilsp#explain() abort
  for l:command in ['ALEHover', 'LspHover']
    if exists(':' . l:command) == 2
      return execute(l:command)
    endif
  endfor
  echohl WarningMsg | echomsg 'uilsp: no plugin talks to the server here; see README.md of the package' | echohl None
endfunction

" The processes of previews by the buffers that they show.
let s:previews = {}

" Shows the file's views in the browser, as they are on disk. A click there leads to the source here.
function! uilsp#preview() abort
  let l:buffer = bufnr('')
  if has_key(s:previews, l:buffer) && job_status(s:previews[l:buffer].job) ==# 'run'
    return empty(s:previews[l:buffer].address) ? '' : uilsp#open(s:previews[l:buffer].address)
  endif
  if !uilsp#check()
    return
  endif
  let l:preview = {'address': '', 'folder': expand('%:p:h'), 'said': []}
  let l:preview.job = job_start([uilsp#command()[0], '--preview', expand('%:p')], {
    \ 'in_io': 'null', 'cwd': l:preview.folder, 'stoponexit': 'term',
    \ 'out_cb': {_, line -> s:preview_says(l:preview, line)},
    \ 'err_cb': {_, line -> add(l:preview.said, line)},
    \ 'exit_cb': {_, status -> s:preview_ends(l:preview)}})
  let s:previews[l:buffer] = l:preview
endfunction

" The process says the page's address, then the places (`path:line:column`) that are clicked on it.
function! s:preview_says(preview, line) abort
  if empty(a:preview.address)
    let a:preview.address = a:line
    return uilsp#open(a:line)
  endif
  let l:place = matchlist(a:line, '\v^(.+):(\d+):(\d+)$')
  if !empty(l:place)
    execute 'edit' fnameescape(l:place[1] =~# '^/' ? l:place[1] : a:preview.folder . '/' . l:place[1])
    call cursor(l:place[2], l:place[3])
  endif
endfunction

function! s:preview_ends(preview) abort
  if empty(a:preview.address)
    echohl WarningMsg | echomsg 'uilsp: no preview: ' . join(a:preview.said) | echohl None
  endif
endfunction

" Shows an address: with `g:Uilsp_open`, a function, or in the browser; says it in any case.
function! uilsp#open(address) abort
  if exists('g:Uilsp_open')
    call g:Uilsp_open(a:address)
  else
    for l:program in ['xdg-open', 'open']
      if executable(l:program)
        call job_start([l:program, a:address], {'stoponexit': ''})
        break
      endif
    endfor
  endif
  echomsg 'uilsp: the preview is at ' . a:address
endfunction
