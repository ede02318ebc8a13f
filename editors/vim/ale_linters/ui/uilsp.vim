" The server as a linter of ALE, which also shows hovers and applies fixes.
call ale#linter#Define('ui', {
\ 'name': 'uilsp',
\ 'lsp': 'stdio',
\ 'language': 'ui',
\ 'executable': {-> uilsp#command()[0]},
\ 'command': {-> '%e ' . join(map(copy(uilsp#command()[1:]), 'ale#Escape(v:val)'))},
\ 'project_root': {buffer -> uilsp#root(bufname(buffer))},
\})
