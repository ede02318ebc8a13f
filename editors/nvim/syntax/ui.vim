" SwiftUI view code: Swift's syntax.
if exists('b:current_syntax')
  finish
endif

syntax keyword uiKeyword import struct class enum protocol extension actor func init deinit subscript typealias associatedtype
syntax keyword uiKeyword operator precedencegroup let var case where some any in is as inout macro of
syntax keyword uiStatement return break continue fallthrough throw throws rethrows try catch do defer await async guard
syntax keyword uiConditional if else switch default
syntax keyword uiRepeat for while repeat
syntax keyword uiModifier static private fileprivate internal public open final lazy weak unowned mutating nonmutating override
syntax keyword uiModifier required convenience indirect nonisolated isolated prefix postfix infix
syntax keyword uiBoolean true false
syntax keyword uiConstant nil self Self super
syntax match uiType /\<\u\w*\>/
syntax match uiFunction /\<\l\w*\ze(/
syntax match uiMember /\.\@<=[a-z_]\w*/
syntax match uiName /`[^`]\+`/
syntax match uiLabel /\<\l\w*\ze:\%([^:]\|$\)/
syntax match uiVariable /\$\w\+/
syntax match uiAttribute /@\w\+\%(\.\w\+\)*/
syntax match uiMacro /#\a\w*/
syntax match uiDirective /#\%(if\|elseif\|else\|endif\|available\|unavailable\|sourceLocation\)\>/
syntax match uiNumber /\<\d[0-9_]*\%(\.\d[0-9_]*\)\?\%([eE][+-]\?\d\+\)\?\>/
syntax match uiNumber /\<0\%(x[0-9a-fA-F_]\+\|b[01_]\+\|o[0-7_]\+\)\>/
syntax match uiKeyPath /\\\%(\u[A-Za-z0-9_.]*\)\?\.\@=/

syntax match uiEscape /\\\%([0\\tnr"']\|u{\x\{1,8}}\)/ contained
syntax region uiInterpolation matchgroup=uiEscape start=/\\(/ end=/)/ contained contains=TOP
syntax region uiParentheses start=/(/ end=/)/ transparent
syntax region uiString start=/"/ skip=/\\\\\|\\"/ end=/"/ oneline contains=uiEscape,uiInterpolation,@Spell
syntax region uiString start=/"""/ end=/"""/ contains=uiEscape,uiInterpolation,@Spell
syntax region uiRawString start=/#"/ end=/"#/ oneline contains=@Spell
syntax region uiRawString start=/##"/ end=/"##/ oneline contains=@Spell

syntax keyword uiTodo TODO FIXME MARK contained
syntax match uiDirectiveComment /\<uilsp:\w\+\%(:\w\+\)\?\|\<expect:/ contained
syntax match uiComment /\/\/.*/ contains=uiTodo,uiDirectiveComment,@Spell
syntax region uiComment start=/\/\*/ end=/\*\// contains=uiComment,uiTodo,@Spell

highlight default link uiKeyword Keyword
highlight default link uiStatement Statement
highlight default link uiConditional Conditional
highlight default link uiRepeat Repeat
highlight default link uiModifier StorageClass
highlight default link uiBoolean Boolean
highlight default link uiConstant Constant
highlight default link uiType Type
highlight default link uiFunction Function
highlight default link uiMember Identifier
highlight default link uiLabel Label
highlight default link uiVariable Special
highlight default link uiAttribute PreProc
highlight default link uiMacro Macro
highlight default link uiDirective PreCondit
highlight default link uiNumber Number
highlight default link uiKeyPath Operator
highlight default link uiEscape SpecialChar
highlight default link uiString String
highlight default link uiRawString String
highlight default link uiTodo Todo
highlight default link uiDirectiveComment SpecialComment
highlight default link uiComment Comment

let b:current_syntax = 'ui'
