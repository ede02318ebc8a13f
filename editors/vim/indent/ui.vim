" Indentation by the brackets that are open where a line begins; a modifier stands one step further in than its view.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1
setlocal indentexpr=UilspIndent(v:lnum) indentkeys=0{,0},0),0],0.,!^F,o,O nosmartindent
let b:undo_indent = 'setlocal indentexpr< indentkeys< smartindent<'

if exists('*UilspIndent')
  finish
endif

function! s:code(line) abort
  return substitute(substitute(a:line, '"\%([^"\\]\|\\.\)*"', '""', 'g'), '//.*', '', '')
endfunction

function! UilspIndent(number) abort
  let l:before = prevnonblank(a:number - 1)
  if l:before == 0
    return 0
  endif
  let l:line = s:code(getline(l:before))
  let l:indent = indent(l:before)
  " Closing brackets that begin a line have moved it already.
  let l:inner = substitute(l:line, '^\s*[\])}]\+', '', '')
  let l:open = len(substitute(l:inner, '[^[({]', '', 'g')) - len(substitute(l:inner, '[^\])}]', '', 'g'))
  let l:is_modifier = getline(a:number) =~# '^\s*\.\a'
  if l:open > 0
    let l:indent += shiftwidth()
  elseif l:open < 0
    " The line closes what an earlier one opened: go back to that one.
    let l:position = getpos('.')
    call cursor(l:before, strlen(matchstr(getline(l:before), '.*[\])}]')))
    let l:pair = {')': ['(', ')'], ']': ['\[', '\]'], '}': ['{', '}']}[getline('.')[col('.') - 1]]
    let l:start = searchpair(l:pair[0], '', l:pair[1], 'bnW')
    call setpos('.', l:position)
    if l:start > 0
      let l:indent = indent(l:start)
    endif
  endif
  if l:is_modifier && l:line !~# '^\s*[.\])}]' && l:open <= 0
    let l:indent += shiftwidth()
  elseif !l:is_modifier && l:line =~# '^\s*\.\a' && l:open <= 0 && getline(a:number) !~# '^\s*[\])}]'
    " What follows a chain stands where the chain's view does.
    let l:view = l:before
    while l:view > 1 && getline(l:view) =~# '^\s*\.\a'
      let l:view = prevnonblank(l:view - 1)
    endwhile
    let l:indent = getline(l:view) =~# '^\s*[\])}]' ? indent(l:view) : min([indent(l:view), l:indent])
  endif
  if getline(a:number) =~# '^\s*[\])}]'
    let l:indent -= shiftwidth()
  endif
  return max([l:indent, 0])
endfunction
