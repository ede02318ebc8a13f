" The language of a .ui file is Swift's; Vim's own highlighting of it serves.
if exists('b:current_syntax')
  finish
endif
runtime! syntax/swift.vim
let b:current_syntax = 'ui'
