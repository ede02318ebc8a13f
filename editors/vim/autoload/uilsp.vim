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
