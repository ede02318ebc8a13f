" What a user of editors/vim sees, in the real editor with ALE:
"   vim -Nu NONE -es --cmd 'set rtp^=editors/vim' -S Tests/Editors/vim.vim     (see Tests/Editors/run)
" UILSP is the server, FIXTURES the folder with greedy.ui and qt-form.ui, VIM_REPORT the file for what was seen. Ends with status 1 when anything is missing.
set nocompatible hidden shortmess+=A
let s:failures = 0
let s:lines = []

function! s:check(what, holds, detail) abort
  let s:failures += a:holds ? 0 : 1
  call add(s:lines, printf('%s %s: %s', a:holds ? 'ok  ' : 'FAIL', a:what, strpart(substitute(a:detail, '\_s\+', ' ', 'g'), 0, 160)))
endfunction

function! s:eventually(condition) abort
  let l:end = reltimefloat(reltime()) + 15
  while reltimefloat(reltime()) < l:end
    if a:condition() | return 1 | endif
    sleep 20m
  endwhile
  return 0
endfunction

function! s:findings() abort
  return ale#engine#GetLoclist(bufnr(''))
endfunction

function! s:preview() abort
  for l:window in range(1, winnr('$'))
    if getwinvar(l:window, '&previewwindow') | return join(getbufline(winbufnr(l:window), 1, '$'), ' / ') | endif
  endfor
  return ''
endfunction

" ALE asks which fix to apply; the first one is taken.
function! s:choose(data, items) abort
  let s:menu = a:items
  if !empty(a:items) | call ale#codefix#ApplyLSPCodeAction(a:data, a:items[0][1]) | endif
endfunction

function! s:open(address) abort
  let s:opened = a:address
endfunction

function! s:run() abort
  let g:ale_lint_delay = 20
  let g:ale_hover_to_preview = 1
  let g:ale_set_balloons = 0
  let g:uilsp_command = split($UILSP, ' ')
  filetype plugin indent on
  syntax on
  packadd! ale
  runtime! plugin/ale.vim plugin/uilsp.vim

  execute 'edit' $FIXTURES . '/qt-form.ui'
  call s:check('XML is left alone', &filetype ==# 'xml', &filetype)
  execute 'edit' $FIXTURES . '/greedy.ui'
  call s:check('filetype', &filetype ==# 'ui', &filetype)
  call search('\<struct\>')
  let l:group = synIDattr(synID(line('.'), col('.'), 1), 'name')
  call s:check('highlighting', l:group ==# 'uiKeyword', l:group)
  let l:text = getline(1, '$')
  keepjumps normal! gg=G
  call s:check('indentation', l:text ==# getline(1, '$'), join(map(range(1, line('$')), 'indent(v:val)')))
  set nomodified

  call ale#Queue(0, 'lint_file')
  call s:check('diagnostics', s:eventually({-> !empty(s:findings())}), join(map(copy(s:findings()), 'v:val.text')))
  let l:reader = search('GeometryReader', 'w')
  call s:check('at the reader', !empty(s:findings()) && s:findings()[0].lnum == l:reader, l:reader)

  let l:buffer = bufnr('')
  call search('Text(', 'w')
  call ale#hover#ShowAtCursor()
  call s:check('hover', s:eventually({-> s:preview() =~# '90\.33'}), s:preview())
  pclose
  call win_gotoid(bufwinid(l:buffer))

  call search('Text(', 'w')
  UilspExplain
  call s:check('explain', s:eventually({-> s:preview() =~# '90\.33'}), s:preview())
  pclose
  call win_gotoid(bufwinid(l:buffer))

  let s:opened = ''
  let g:Uilsp_open = {address -> s:open(address)}
  UilspPreview
  call s:check('preview', s:eventually({-> s:opened =~# '^http://127\.0\.0\.1:\d\+/\x\+/$'}), s:opened)
  if executable('curl')
    call s:check('its page', system('curl --silent ' . shellescape(s:opened)) =~# '<main', s:opened)
  endif

  call cursor(l:reader, match(getline(l:reader), 'GeometryReader') + 1)
  let s:menu = []
  call ale#codefix#Execute(0, function('s:choose'))
  call s:check('quick fix', s:eventually({-> !empty(s:menu)}), join(map(copy(s:menu), 'v:val[1].title'), ' | '))
  call s:check('the fix is applied', s:eventually({-> join(getline(1, '$')) !~# 'GeometryReader {'}), join(getline(5, 8)))
  call ale#Queue(0, 'lint_file')
  call s:check('no finding is left', s:eventually({-> empty(s:findings())}), len(s:findings()))
  call ale#lsp#StopAll()
endfunction

if !has('job') || empty(globpath(&packpath, 'pack/*/*/ale/plugin/ale.vim'))
  call writefile(['skipped: this Vim has no jobs, or no ALE'], $VIM_REPORT)
  cquit 77
endif
try
  call s:run()
catch
  call s:check('no Vim error', 0, v:exception . ' ' . v:throwpoint)
endtry
call writefile(s:lines, $VIM_REPORT)
execute s:failures ? 'cquit!' : 'qall!'
