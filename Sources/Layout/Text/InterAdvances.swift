/// Advance widths and pair kerning of Inter and Inter Display, in thousandths of an em.
///
/// Made by Inter/make_tables.py from the fonts of The Inter Project Authors (https://github.com/rsms/inter), under the SIL
/// Open Font License 1.1: see Inter/OFL.txt.
enum InterAdvances {
  /// The scalars that widths are listed for, in order.
  static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E,
    0xA0...0x17F,
    0x1C4...0x1CC,
    0x1E0...0x1FF,
    0x218...0x21B,
    0x370...0x3FF,
    0x400...0x45F,
    0x490...0x4FF,
    0x1E80...0x1E85,
    0x1EA0...0x1EF9,
    0x2010...0x2044,
    0x2070...0x209C,
    0x20A0...0x20BF,
    0x2100...0x2138,
    0x2150...0x215F,
    0x2190...0x2199,
    0x2200...0x2265,
  ]

  /// The characters that are kerned.
  static let kerned = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ !\"&'()*+,-./:;=?@[]{}‘’“”–—…"

  /// The digits of packed numbers.
  static let alphabet = #"!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"#

  static let regularWidths: StaticString = """
    %'%$&E(r(y*o(z$H%y%y'J)1%&'!%!%t(l'&(W(w(}(Z(k(5(c(k%!%&)1)1)1'Q,2)B)))v)n(P(E*)*&$s'v)*(,+`*3*;(v*;(z(y(}*')B,?\
    (})7(l%y%t%y'+&w'G(.(h(((h(@%x([(I$W$W'w$W+K(C(O([([&&'b%{(?('*o's(''t%y%U%y)1%'%$(((r)r'{$u'~(I+z&t's's'!)<&t&z\
    )1&V&a'G(i(Q%!$v%G&t's+Z,(,?'Q)B)B)B)B)B)B,i)v(P(P(P(P$s$s$s$s)n*3*;*;*;*;*;)1*;*'*'*'*')7(r([(.(.(.(.(.(.,'(((@\
    (@(@(@$W$W$W$W(>(C(O(O(O(O(O)1(O(?(?(?(?('([(')B(.)B(.)B(.)v(()v(()v(()v(()n)C)n(h(P(@(P(@(P(@(P(@(P(@*)([*)([*)\
    ([*)([*&(I*K(I&n%$$s$W$s$W$s$W$s$W*j'0'v$W)*'w(r(,$W(,$W(,%?(,%I(,$W*3(C*3(C*3(C!!*3(C*;(O*;(O*;(O,C,i(z&&(z&&(z\
    &&(y'b(y'b(y'b(y'b(}%{(}%{(}%{*'(?*'(?*'(?*'(?*'(?*'(?,?*o)7(')7(l't(l't(l't$v!!/c-P.#*c'00),Z*y)B(.,i,'*)([*)([\
    )*'w*;(O*;(O)H(o$W0Z/c-P*)([.,(r*3(C)B(.,i,'*;(O(y'b(}%{(r's)+'s$v$v*3(r!!!!$v's's's%!'v!!!!!!!!$v's)B%!)P+D%>!!\
    *O!!*t*>$u)B))(9)B(P(l*&*;$s)*)B+`*3's*;)q(v!!(r(})7*0(}*L*;$s)7(|'w(C$u(C(|(J'm's'w'b(C's$u(r(C(i(>'s(O(r(5'q(r\
    '.(C){(Q*-*n$u(C(O(C*n(r(r(r)4*1)4)Y*n)q*;(r)q's(r's(r's)q)q!!!!!!!!!!!!!!!!!!!!!!!!!!!!)q(r(($W*;&t&t(r([)v+`)q\
    (5(r)v)v(P(P*k(9)7(y$s$s'v-i.;+l)**3(k)n)B)1))(9*1(P,?(w*3*3)$)h+`*&*;)q(v)v(}(k*Y(}*1)i,B,_*o+7)+)<,~)<(.(G(+&~\
    (k(@*~'D(O(O'p(G*0(@(O(@([(('m(')F's(v(8*t+H)-*0($'t*o(+(@(@(I&~'s'b$W$W$W,%+j(I'p(O('(@(9'!(9&~(i's,?*~(w'D)N(E\
    )0(>!!!!*,)]*A(u,e)n-l,$*o(r)v(((}'m)7'm)7'm(}'s+m)k)i(m)q(8)i(I*o)x*o)x$s,?*~)E(@)h)'*&(@*J(})i(8+`*m$s)B(.)B(.\
    ,i,'(P(@)R(@)R(@,?*~(w'D(o(o*3(O*3(O*;(O*;(O*;(O)<'t(k('(k('(k(')i(8(9&~*~*0(9&~(}'s(}'s,?*o,?*o,?*o)B(.)B(.)B(.\
    )B(.)B(.)B(.)B(.)B(.)B(.)B(.)B(.)B(.(P(@(P(@(P(@(P(@(P(@(P(@(P(@(P(@$s$W$s$W*;(O*;(O*;(O*;(O*;(O*;(O*;(O*H(P*H(P\
    *H(P*H(P*H(P*'(?*'(?+G(i+G(i+G(i+G(i+G(i)7(')7(')7(')7('%u%u)&'J,s,s%u&w$1$#$1$H&/&/&/&t(r's(,(,$v'{*x$v!!!!!!!!\
    !!!!!!#}-C/k$F&G(G$F&G(G&t%u%u(r(''Q's*o*o&t)q(,$}&k#q!!!!&g&Q&[&6&_&[&j&j&j$h$h&E&k%G&V&a&g&Q&[&6&_&[&j&j&j$h$h\
    !!&-&:&C&!&t&G&##p(J&E&M%x$f)q)v)v(E)$+<*D...-,?*h(h)7)b(}/j(r)s*))B(p)v's(r(}'s(G*o)q)W)q))-;,m!!.e!!-P-R!!!!-?\
    !!!!!!!!!!!!!!!!!!&t!!!!-o)<!!!!!!!!!!!!)I(z(O)S(Z):!!!!*;!!!!!!)*)B!!!!(r!!!!!!(E!!!!!!!!!!!!!!!!!!,:!!!!!!!!!!\
    !!,],.,p,m+](,,E,E,E,E0W,E,E,E,E,E!!!!(r!!!!)K)B!!!!!!!!!!!!!!!!)q!!(r)1!!!!!!!!!!!!!!(r!!!!!!,,!!!!!!!!!!!!!!!!\
    !!!!!!!!%$!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!)1!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!)1!!!!!!)1)1
    """

  static let regularDisplayWidths: StaticString = """
    %$$7&!(^(W*;(Y#m%<$x&x(?$J&D$F%`(,%h'x(;(L'{(3'd(.(3$N$T(;(3(;'*+a).(H)P)2'~'f)m)8$-'R(F'P*o)F)d(:)e(G(Z(6):)&,$\
    (b(y(9%>%_$v&e&v&*'U(#'R(#'d%5(&'t$)$0'V$)*s'p'~(#(#%C''%;'p'V*!'N'V':%]$O%P(K%$$W'm(8)@'k$,'R'8+2&>'L':&D(m&D&D\
    (;&2&>&+()'t$D$H$t&D'L+;+8+|'+).).).).).).,:)P'~'~'~'~$-$-$-$-)2)F)d)d)d)d)d(:)e):):):):(y(.'|'U'U'U'U'U'U+S'R'd\
    'd'd'd$)$)$)$)'o'p'~'~'~'~'~(:'|'p'p'p'p'V(&'V).'U).'U).'U)P'R)P'R)P'R)P'R)2),)2(#'~'d'~'d'~'d'~'d'~'d)m(&)m(&)m\
    (&)m(&)8't){'t&D%>$-$)$-$)$-$)$-$))^&8'R$0(F'V(+'P$)'P$)'O%!'O%K'V$V)F'p)F'p)F'p!!)X'u)d'~)d'~)d'~+P,3(G%C(G%C(G\
    %C(Z''(Z''(Z''(Z''(6%;(6%;(6%]):'p):'p):'p):'p):'p):'p,$*!(y'V(y(9':(9':(9':$i!!.K-8-$)_&Y.w,4)~).'U,:+S)g(&)m(&\
    (F'V)d'~)d'~(w(5$0/I.K-8)m(&->(@)F'p).'U,:+S)e'|(Z''(6%;(+'K(X'@$5$I)F(7!!!!$<'J'J'J$G'R!!!!!!!!$9'6).$D(t*O$U!!\
    **!!*K)y$U).(H'^)&'~(9)8)e$-(F)&*o)F'N)d)%(:!!(8(6(y)_(b)`)e$-(y(O'M'a$U'a(O'o'O'T'M'5'a'L$U(+($()'s'<'~(P'_'F(@\
    &{'a)M(8)Q*?$U'a'~'a*?(K(/(9(h)o(h),*E)C)e(7)('L(!'7(V'J)[)C!!!!!!!!!!!!!!!!!!!!!!!!!!!!)=(/'R$0)e&W&W(.(&)P*o)8\
    '_(L)P)P'~'~*='^(c(Z$-$-'R-/-E*s(F)F(O)$).(Q(H'^)k'~,!(;)F)F(O)5*o)8)d)%(:)P(6(O*%(b)S(z+R,4*L*+(N(g,H(G'U'y'R&J\
    (P'd*V&~'l'l'G'x)K'_'~'_(#'R'E'V(w'N($'U*1+:(U)c'K'H*C'U'd'd(,&J'O''$)$)$0+B+0't'G'l'V'F'^&u'^&J(D'a,!*V(;&~)$()\
    (Z's!!!!)~)-)V(V,,)l-?+o*((E)P'R(6'E(y'O(y'O(b'N+-)A(z(P(~'m(z't*8)E*8)E$-,!*V(e'h)5(h)>(*)`(](z'd*o*I$-).'U).'U\
    ,:+S'~'d)$'d)$'d,!*V(;&~(5(5)F'l)F'l)d'~)e'x)e'x(g'H(O'V(O'V(O'V(z'U'^&J*<)c'^&P(b'N(b'N,$*!,$*!,$*!).'U).'U).'U\
    ).'U).'U).'U).'U).'U).'U).'U).'U).'U'~'d'~'d'~'d'~'d'~'d'~'d'~'d'~'d$-$)$-$))d'~)d'~)d'~)d'~)d'~)d'~)d'~*1(>*1(>\
    *1(>*1(>*1(>):'p):'p*z(a*z(a*z(a*z(a*z(a(y'V(y'V(y'V(y'V%b%b(|'D,g,g%<&s#t#l#y$&&!%u%t&>(3'X'&&p$@'=*7$:!!!!!!!!\
    !!!!!!#{,W.|#|&.(,#|&.(,&L%<%<(D&L'*'M*K*K&P)6&o&4&J#Q!!!!&G&.&:%w&>&:&7&7&/$B$B%|&J$t&2&>&G&.&:%w&>&:&7&7&/$B$B\
    !!%k%}&(%k&K%}%i#L(!%|&,%^$R)-)V)D'f(H*U*+-L-g,%)z(#(m)F(a/I(P)N)d)/(A)V'O(L(R'Y'w*Q)1)/)2!!,y,N!!-i!!-1-(!!!!,,\
    !!!!!!!!!!!!!!!!!!&U!!!!-$(m!!!!!!!!!!!!(q(G()).(3)!!!!!)e!!!!!!(F).!!!!(9!!!!!!'f!!!!!!!!!!!!!!!!!!,c!!!!!!!!!!\
    !!,9+A,&,!*t(V+C*}+C*}/[*}*Z*Z*Z*Z!!!!(/!!!!)!)&!!!!!!!!!!!!!!!!)$!!(L(:!!!!!!!!!!!!!!(P!!!!!!+Y!!!!!!!!!!!!!!!!\
    !!!!!!!!%?!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!(K!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!(4!!!!!!(;(;
    """

  static let regularKerning: StaticString = """
    !)M:!_M,!jM4!lM4!wL~!yL~!}M4#jM##lM##}M#$&M>%jM7%lM7%}M7&#MD&jM,&lM,&}M,'jM3'lM3'}M3(jM,(lM,(}M,)!M>)%M=)&Lq)'MD\
    )(M>))Mc)*M@)+MD),L~).Lx)/Lx)0Lx)2Lx):Lx)<Lx)>M&)FL>)OLI)dL~)jL-)lL-)nM,)oM,)}L-*jM7*lM7*}M7+)M:+_M,+jM4+lM4+wL~\
    +yL~+}M4,#M&,AM:,DM:,YL~,[Lx,]Lx,_La,wL~,yL~-AM:-BM<-CM7-DM:-FM,-YM&-[Lx-]Lx-^M2-_LU-gMC-tMC-vMC-wLm-yLm.CMH.YLa\
    ._Lm0AM=0CM@0DM=0YLx0[Lx0]Lx0_LU1&Lm1,M>1.M71/M710M712M71:M71<M71>M71FM,1OLm1_MX1iM21jLr1kM21lLr1mM21}Lr2YLx3#M&\
    3AM:3DM:3YL~3[Lx3]Lx3_La3wL~3yL~4[Mq4]Mq4gMq4tMq4vMq5[Mq5]Mq5gMq5tMq5vMq6&L~6.M76/M760M762M76:M76<M76YLr6iL~6kL~\
    8#M&8AM:8DM:8YL~8[Lx8]Lx8_La8wL~8yL~9#M&9AM:9DM:9YL~9[Lx9]Lx9_La9wL~9yL~:AM::BM<:CM7:DM::FM,:YM&:[Lx:]Lx:^M2:_LU\
    :gMC:tMC:vMC:wLm:yLm;AM:;BM<;CM7;DM:;FM,;YM&;[Lx;]Lx;^M2;_LU;gMC;tMC;vMC;wLm;yLm<YLx=.M==/M==0M==1Mq=2M==:M==<M=\
    =?Mq=AM`=BMW=CM`=DM`=FM&=OLr=YLr=`M,=iM&=jLm=kM&=lLm=mM,=xM`=zM`=}Lm>YLa>[L~>]M,>_La>wLx>yLx?&M@?-MY?.MH?/MH?0MH\
    ?2MH?3MY?6MY?7MY?:MH?<MH?>MD?GMY?IMY?JMY?KMY?MMY?NMY?PMY?QMY?RMY?SMY?UMY?WMY?YM,?[MD?]MD?_M>?iM:?kM:?wM&?xMk?yM&\
    ?zMk@YLx@_Lr@wM&@xM]@yM&@zM]A,M=A.M:A/M:A0M:A2M:A:M:A<M:AFLgAOLmAYM,A_M,AjM,AlM,AmLrApM&AxMsAzMsA}LaB.M<B/M<B0M<\
    B2M<B:M<B<M<BFLgBOLrBYLxB`M,BdM,BjLaBlLaBxMzBzMzB}LaC.M7C/M7C0M7C2M7C:M7C<M7CYLmCiM7CkM7CpM,D,M=D.M:D/M:D0M:D2M:\
    D:M:D<M:DFLgDOLmDYM,D_M,DjM,DlM,DmLrDpM&DxMsDzMsD}LaE.M>E/M>E0M>E2M>E:M>E<M>EYM,F#M,F4MTF?M,FALgFBLgFDLgFHM,FLM,\
    FTM,FVM,FYLUF[LgF]LrF_LaFcLZFeLZFhLZFpLxFqLmFwL'FxLDFyL'FzLDH^MHIFM,IYM0I[M,I^MCI_M,IjL~IlL~ImM&IwM,IyM,I}L~K.M&\
    K/M&K0M&K2M&K8MHK9MHK:M&K;MHK<M&K=MHK@M,KAM,KDM,KEM,KFLOKOLgKjM&KlM,K}LUL4MqL5MqLFM7LYM0L[M7L^MHL_M7OjM,OlM,OmLr\
    O}M,P.M&P/M&P0M&P2M&P4MqP:M&P<M&P@M,PAM&PBLmPDM&PHM,PLM,PTM,PVM,PiL>PkL>PpM,Q#L~Q?M7QALgQDLgQFM|QHM2QLM2QTM2QVM2\
    QYLIQ[LgQ_M,QcLOQeLOQhM&QiLUQkLxQwLUQxM&QyLUQzM&TFM,TYM0T[M,T^MCT_M,TjL~TlL~TmM&TwM,TyM,T}L~U.MHU/MHU0MHU2MHU:MH\
    U<MHUFLaUOLIUdM,UiL~UjM&UkL~UlM,U}LIVFM,VYM0V[M,V^MCV_M,VjL~VlL~VmM&VwM,VyM,V}L~W.MHW/MHW0MHW2MHW:MHW<MHW[M=W_M6\
    Y&LgY,LaY.LZY/LZY0LZY2LZY8LrY9LrY:LZY;LrY<LZY=LrY>LaY@LaYALmYBLmYCLmYDLmYEL~YFLUYHM0YLM0YOLOYTM0YVM0YdM,YiLaYjM,\
    YkLaYlM,YmLZYnM,YoM,Y}LUZjM,ZlM,ZmLrZ}M,[&M,[,Lx[.Lx[/Lx[0Lx[2Lx[:Lx[<Lx[>L~[FLm[HM,[LM,[OLI[TM,[VM,[dLx[iLx[jLI\
    [kLx[lLI[mLa[nLm[oLm[pLm[rM,[}LI]&M,],Lx].Lx]/Lx]0Lx]2Lx]8M,]9M,]:Lx];M,]<Lx]=M,]>M,]FLr]HM,]LM,]OLm]TM,]VM,]dLx\
    ]iLx]jLI]kLx]lLI]nLx]oLx]pLm]}LI^.M2^/M2^0M2^2M2^:M2^<M2^HMC^LMC^TMC^VMC^iLg^kLg^pLx_&Lg_,Ld_.L^_/L^_0L^_2L^_8M&\
    _9M&_:L^_;M&_<L^_=M&_>Lg_@M&_FLa_HM,_LM,_OM,_TM,_VM,_YM|_dLm_iLZ_jM,_kLZ_lM,_nLm_oLm_pLI_}LI`HM,`LM,`TM,`VM,`iM&\
    `kM&c&LmcFLZcOKbcdM,cjLXclLXc}LXdAM,dBM,dDM,dYLrd[Lmd]M&d_LadcM,deM,dwLOdyLOe&LmeFLZeOKbedM,ejLXelLXe}LXf.MCf/MC\
    f0MCf2MCf5Mkf:MCf<MCgwM,gyM,h&L~hFLZhOLIhdM,hjL!hlL!h}L!i$M,i%MCi)M7iCM7iYLai[Lxi]Lxi^Lmi_LZiwLmiyLmj!M4j#LSj%M3\
    j'M@j(M4j)M@j*M7j+MGjYM,j_M,jcLXjeLXjqLQjxLrjzLrk$M,k%MCk)M7kCM7kYLak[Lxk]Lxk^Lmk_LZkwLmkyLml!M4l#LSl%M3l'M@l(M4\
    l)M@l*M7l+MGlYM,l_M,lcLXleLXlqLQlxLrlzLrmOLmmjM&mlM&m}M&nYM,n[LmnwL~nyL~oYM,o[LmowL~oyL~pAM&pCM,pDM&pFLxp[Lgp]Lm\
    p^Lxp_LIpwLrpyLrqFLms.MCs/MCs0MCs2MCs5Mks:MCs<MCtwM,tyM,u.MCu/MCu0MCu2MCu5Mku:MCu<MCvwM,vyM,w&LmwFLIwOKswdLmwjLU\
    wlLUwmLIw}LUx!L~x&LIx(L~x*M&x,Lrx.Lmx/Lmx0Lmx2Lmx8M9x9M9x:Lmx;M9x<Lmx=M9x>L^x?M]x@M&xAM]xDM]xFL!xOL-xdLgxiLmxjLG\
    xkLmxlLGxmKyxnLrxoLrxpLrxrLrx}LGy&LmyFLIyOKsydLmyjLUylLUymLIy}LUz!L~z&LIz(L~z*M&z,Lrz.Lmz/Lmz0Lmz2Lmz8M9z9M9z:Lm\
    z;M9z<Lmz=M9z>L^z?M]z@M&zAM]zDM]zFL!zOL-zdLgziLmzjLGzkLmzlLGzmKyznLrzoLrzpLrzrLrz}LG}!M4}#LS}%M3}'M@}(M4})M@}*M7\
    }+MG}YM,}_M,}cLX}eLX}qLQ}xLr}zLr
    """

  static let mediumWidths: StaticString = """
    $t%4&B(x(~+!))$C&,&,'a)8%.'%%)&!)$'/(`)!),(g(w(=(r(w%)%.)8)8)8'e,R)Z),)~)q(U(D*/*($y(!)6(.+i*-*B(z*B)#(~))*$)Z,]\
    )8)K(z&,&!&,'1'!'G(3(m(2(m(E&#(d(T$d$d(&$d+Z(O(T(d(d&2'o&&(L(0*|'~(0'~&,%e&,)8$t%4(2)!*#(&%2(/(6+z'$(3(#'%):'>&{\
    )8&X&e'G(x(U%)%=%J'#(4+X,%,D'e)Z)Z)Z)Z)Z)Z,w)~(U(U(U(U$y$y$y$y)q*-*B*B*B*B*B)8*B*$*$*$*$)K)!(n(3(3(3(3(3(3,#(2(E\
    (E(E(E$d$d$d$d(D(O(T(T(T(T(T)8(T(L(L(L(L(0(](0)Z(3)Z(3)Z(3)~(2)~(2)~(2)~(2)q)W)q(m(U(E(U(E(U(E(U(E(U(E*/(d*/(d*/\
    (d*/(d*((T*V(T&q%($y$d$y$d$y$g$y$d*x'H(!$d)6(&)!(.$d(.$d(.%V(2%j(4$d*-(O*-(O*-(O!!*-(R*B(T*B(T*B(T,Y,d)#&2)#&2)#\
    &2(~'o(~'o(~'o(~'o))&&))&2))&&*$(L*$(L*$(L*$(L*$(L*$(L,]*|)K(0)K(z'~(z'~(z'~$~!!/p-e..*p'F0-,]+4)Z(3,w,#*/(d*/(d\
    )6(&*B(T*B(T)I(x$d0k/p-e*/(d./)<*-(O)Z(3,w,#*B(T(~'o))&&)#'~)1(:%!%!*:)!!!!!%#'~'~'~%((!!!!!!!!!%=(!)Z%))q+Z%Z!!\
    *W!!+I*Q%*)Z),(;)Z(U(z*(*B$y)6)Z+i*-(<*B*!(z!!)#)))K*Q)8*^*A$y)K)!(#(O%*(D)!(P'q(<(#'l(O(<%*)!(K(x(P'~(T);(<'})!\
    'K(D*C(W*@+;%*(D(T(D+;)<)#)!)C*U)C)x+;)~*;(l*!(!)#(!):(;*<)}!!!!!!!!!!!!!!!!!!!!!!!!!!!!*!)#(2$d*B'!'!)!(])~+i)~\
    (<)<)~)~(U(U*y(;)A(~$y$y(!-x.8+o)6*-({)p)Z)/),(;*=(U,m)!*-*-)9)n+i*(*B*!(z)~))({*r)8*@)z,c,|*s+F)3)F-0)A(3(P(0'#\
    (z(E+2'O(T(T(#(L*6(D(T(E(d(2'u(0)m'~(}(>+%+d)>*G(/'x*v(1(E(E(U'#(#'o$d$d$d,/+q(T(#(T(0(E(<'*(;'#(~(#,m+2)!'O)`(d\
    )A(Q!!!!*N)n*_)1,l)o-~,%*~)<)~(2))'u)K'q)K'q)8'~+w)s)z),*#(>)z(T*~*(*~*($y,m+2)J(O)n)9*((D*])/)z(>,!+!$y)Z(3)Z(3\
    ,w,#(U(E)W(E)W(E,m+2)!'O(x(x*-(T*-(T*B(T*B(T*B(T)F'x({(0({(0({(0)z(>(;'#+G*G(;'#)8'w)8'~,]*|,]*|,]*|)Z(3)Z(3)Z(3\
    )Z(3)Z(3)Z(3)Z(3)Z(3)Z(3)Z(3)Z(3)Z(3(U(E(U(E(U(E(U(E(U(E(U(E(U(E(U(E$y$d$y$d*B(T*B(T*B(T*B(T*B(T*B(T*B(T*U([*U([\
    *U([*U([*U([*$(L*$(L+I))+I))+I))+I))+I)))K(0)K(0)K(0)K(0&;&;)1'J,s,s&I'#$?$1$?$P&<&<&<&r(e'~'h'h%!'{*q%!!!!!!!!!\
    !!!!!!#t-S0$$Z&d(m$Z&d(m';&#&#)U(E'e'd*}*}&~*#'h$}&s#v!!!!&n&W&b&:&c&b&m&m&m$p$p&J&s%J&X&e&n&W&b&:&c&b&m&m&m$p$p\
    !!&0&<&F&('#&K&+#u(Q&J&Q%}$j)~)~)z(D).+?*?.c.B,a+5(m)>*'))09);*=*/)Z);)~(:):))'~([+:)~)h)~),-;,n!!.m!!-V-X!!!!-@\
    !!!!!!!!!!!!!!!!!!';!!!!-t):!!!!!!!!!!!!)f)%(])f(f)^!!!!*A!!!!!!)6)Z!!!!)$!!!!!!(D!!!!!!!!!!!!!!!!!!,@!!!!!!!!!!\
    !!,d,.,w,t+g(+,E,E,E,E0W,E,E,E,E,E!!!!)#!!!!)L)Z!!!!!!!!!!!!!!!!*$!!)<)8!!!!!!!!!!!!!!)#!!!!!!,>!!!!!!!!!!!!!!!!\
    !!!!!!!!%B!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!)8!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!)8!!!!!!)8)8
    """

  static let mediumDisplayWidths: StaticString = """
    $q$B&!(f(a*F(i#n%O%0'+(H$R&H$O%m(C%s()(H(Z(.(C'o(@(C$Y$^(E(?(E'=,!)A(U)W):(('m)p)A$;'b(b'V*~)K)l(D)p(R(a(G)<)?,B\
    (t)1(H%P%m%,&m&}&.'`(*'Z(*'j%J(.($$6$<'e$7+'(!(%(*(*%V'6%O(!'g*;'_'g'F%o$b%c(S$q$g'v(E)L's$C'`'3+2&F'l'D&H(l&_&H\
    (E&6&C&/(;'{$N$d$x&M'l+;+6,&'>)A)A)A)A)A)A,I)W(((((((($;$;$;$;):)K)l)l)l)l)l(F)n)<)<)<)<)1(?(6'`'`'`'`'`'`+S'Z'j\
    'j'j'j$6$6$6$6'o(!(%(%(%(%(%(D()(!(!(!(!'g(*'g)A'`)A'`)A'`)W'Z)W'Z)W'Z)W'Z):)A):(*(('j(('j(('j(('j(('j)p(.)p(.)p\
    (.)p(.)A($*-($&I%4$;$6$;$6$;$:$;$6)|&P'b$<(b'e(;'V$7'V$7'V%<'X%l'c$e)K(!)K(!)K(!!!)W())l(%)l(%)l(%+f,4(R%V(R%V(R\
    %V(a'6(a'6(a'6(a'6(G%O(G%[(G%h)<(!)<(!)<(!)<(!)<(!)<(!,B*;)1'g)1(H'F(H'F(H'F$s!!.`-J-:)q&o/.,4*;)A'`,I+S)m(.)p(.\
    (b'e)l(%)l(%(}(C$</a.`-J)p(.-F(a)K(!)A'`,I+S)n()(a'6(G%O(7'X(d'g$A$R)N(E!!!!$E'U'U'U$O'b!!!!!!!!$W'E)A$N)5*j$z!!\
    *0!!*{*+$i)A(U'd)?(((H)A)g$;(b)?*~)K'k)l)5(D!!(D(G)1)}(t)v)n$;)1(U'X'r$i'f(U'y'W'r'X'A'r'j$i(;(-(;(*'J(%(p'h'R(L\
    '7'f)o(@)h*a$i'f(%'f*a(k(=(G(z*5(z)K*m)P)g(7)7'X(1'D(z'k)v)R!!!!!!!!!!!!!!!!!!!!!!!!!!!!)K(='Z$<)n&a&a(?(*)W*~)H\
    'h(k)Z)Z((((*N'd(p(a$;$;'b-=-H*z(b)K(a),)A(T(U'd)y((,N(H)K)K(r)>*~)A)l)5(D)W(G(a*@(t)g).+r,R*R*B(W(s,N(R'`(''[&P\
    (a'j*l'.'u'u'[(#)U'f(%'g(*'Z'P'g)B'_(L'`*C+R(g)|'Z'O*K'_'j'j(;&P'^'6$6$6$<+N+:($'['u'g'T'e&~'d&P(['o,N*l(H'.)E(F\
    (r(,!!!!*D)C){(p,8)m-Q+q*<(g)W'Z(G'P)1'W)1'W(t'_+<)K).(k)1'u).($*H)U*H)U$;,N*l(p'y)>(z)G(.)z(l).'n+:*[$;)A'`)A'`\
    ,I+S(('j)-'j)-'j,N*l(H'.(C(C)K'u)K'u)l(%)n(&)n(&(s'O(a'g(a'g(a'g).'`'d&P*`)|'d&W(t'W(t'_,B*;,B*;,B*;)A'`)A'`)A'`\
    )A'`)A'`)A'`)A'`)A'`)A'`)A'`)A'`)A'`(('j(('j(('j(('j(('j(('j(('j(('j$;$6$;$6)l(%)l(%)l(%)l(%)l(%)l(%)l(%*?(K*?(K\
    *?(K*?(K*?(K)<(!)<(!+!(}+!(}+!(}+!(}+!(})1'g)1'g)1'g)1'g%z%z)*'D,g,g%e&y$##x$'$.&.&!%~&?(-'a&o&[$K'@*2$F!!!!!!!!\
    !!!!!!#r,f/3$0&H(O$0&H(O&m%K%K(|&d'='F*[*[&[)B&^&5&S#X!!!!&P&6&B%|&D&B&<&<&5$L$L&&&S$x&6&C&P&6&B%|&D&B&<&<&5$L$L\
    !!%p&$&-%r&T&'%r#R(*&&&2%f$X)B)`)I'm(Q*a*(.*-|,A*K(*(t)j(l/p(o)p)k)H(a)`'s(q(_'b(-*t)B)@)A!!,z,Q!!-q!!-8-/!!!!,6\
    !!!!!!!!!!!!!!!!!!&v!!!!-.(l!!!!!!!!!!!!)1(R(5)@(?)C!!!!)n!!!!!!(b)A!!!!(D!!!!!!'m!!!!!!!!!!!!!!!!!!,n!!!!!!!!!!\
    !!,B+B,.,)*~(V+C+$+C+$/[+#*]*]*]*]!!!!(=!!!!)#)?!!!!!!!!!!!!!!!!)0!!(k(D!!!!!!!!!!!!!!(V!!!!!!+n!!!!!!!!!!!!!!!!\
    !!!!!!!!%W!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!(S!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!(?!!!!!!(E(E
    """

  static let mediumKerning: StaticString = """
    !)M:!_M,!jM3!lM3!wL~!yL~!}M3#jM%#lM%#}M%$&M>%jM8%lM8%}M8&#MD&jM3&lM3&}M3'jM4'lM4'}M4(jM-(lM-(}M-)!M>)%M=)&Lq)'MD\
    )(M>))Mc)*M@)+MD),L~).Lx)/Lx)0Lx)2Lx):Lx)<Lx)>M&)FL>)OLI)dL~)jL-)lL-)nM,)oM,)}L-*jM8*lM8*}M8+)M:+_M,+jM3+lM3+wL~\
    +yL~+}M3,#M&,AM:,DM:,YL~,[Lx,]Lx,_LX,wL~,yL~-AM;-BM=-CM8-DM;-FM,-YM&-[Lt-]Lx-^M2-_LJ-gMB-tMB-vMB-wLm-yLm.CMI.YLa\
    .]MD._Lm0AM>0BMM0CMB0DM>0YLx0[Lx0]Lx0_LL1&Lm1,M=1.M81/M810M812M81:M81<M81>M91FM,1OLm1_MV1iM41jLr1kM41lLr1mM71}Lr\
    25MR2YLx3#M&3AM:3DM:3YL~3[Lx3]Lx3_LX3wL~3yL~4[Mq4]Mq4gMq4tMq4vMq5[Mq5]Mq5gMq5tMq5vMq6&L~6.M76/M760M762M76:M76<M7\
    6AMQ6DMQ6YLr6iM*6kM*8#M&8AM:8DM:8YL~8[Lx8]Lx8_LX8wL~8yL~9#M&9AM:9DM:9YL~9[Lx9]Lx9_LX9wL~9yL~:AM;:BM=:CM8:DM;:FM,\
    :YM&:[Lt:]Lx:^M2:_LJ:gMB:tMB:vMB:wLm:yLm;AM;;BM=;CM8;DM;;FM,;YM&;[Lt;]Lx;^M2;_LJ;gMB;tMB;vMB;wLm;yLm<5MR<YLx=,MI\
    =.M:=/M:=0M:=1Mo=2M:=:M:=<M:=?Mo=AM`=BMW=CM`=DM`=FM&=OLr=YLr=`M,=iM.=jLm=kM.=lLm=mM-=xM`=zM`=}Lm>YLa>[L~>]M,>_La\
    >wLx>yLx?&MC?-MY?.MH?/MH?0MH?2MH?3MY?6MY?7MY?:MH?<MH?>ME?GMY?IMY?JMY?KMY?MMY?NMY?PMY?QMY?RMY?SMY?UMY?WMY?YM,?[MF\
    ?]MF?_MB?iM;?kM;?wM&?xMj?yM&?zMj@YLx@_Lr@wM&@xM]@yM&@zM]A,M>A.M;A/M;A0M;A2M;A:M;A<M;AFLgAOLmAYM,A_M,AjM,AlM,AmLr\
    ApM&AxMqAzMqA}LaB.M=B/M=B0M=B2M=B:M=B<M=BFLgBOLrBYLxB`M,BdM,BjLaBlLaBxMzBzMzB}LaC,MMC.M8C/M8C0M8C2M8C:M8C<M8CYLx\
    CiM7CkM7CpM,D,M>D.M;D/M;D0M;D2M;D:M;D<M;DFLgDOLmDYM,D_M,DjM,DlM,DmLrDpM&DxMqDzMqD}LaE.M>E/M>E0M>E2M>E:M>E<M>EYM,\
    F#M,F.MEF/MEF0MEF1MJF2MEF4MSF:MEF<MEF>MJF?M,FALgFBLgFDLgFHM,FLM,FTM,FVM,FXMHFYLSF[L_F]LmF_LaFcLZFeLZFhLUFpLxFqLm\
    FwL'FxLDFyL'FzLDHAMPHDMPHFMIH^MEIFM*IYM/I[M*I]MEI^M;I_M(IjL~IlL~ImM&IwM,IyM,I}L~K,MLK.M&K/M&K0M&K2M&K8MGK9MGK:M&\
    K;MGK<M&K=MGK@M,KAM,KDM,KEM,KFLOKOLgKjM&KlM,K}LUL4MqL5MqLFM7LYM0L[M7L^MEL_M5OjM,OlM,OmLrO}M,P.M&P/M&P0M&P2M&P4Mq\
    P:M&P<M&P@M,PAM&PBLmPDM&PHM*PLM*PTM*PVM*PXMLPiLTPkLTPpM,Q#L~Q?M7QALgQDLgQFMsQHM2QLM2QTM2QVM2QYLLQ[LcQ]MAQ_LuQcLO\
    QeLOQhM&QiLgQkLxQwLUQxM&QyLUQzM&TFM*TYM/T[M*T]MET^M;T_M(TjL~TlL~TmM&TwM,TyM,T}L~U,MIU.MGU/MGU0MGU2MGU:MGU<MGUFL^\
    UOLIUdM,UiM*UjM&UkM*UlM,U}LIVFM*VYM/V[M*V]MEV^M;V_M(VjL~VlL~VmM&VwM,VyM,V}L~W.MGW/MGW0MGW2MGW:MGW<MGW[M<W_M4XFMH\
    Y&LgY,LaY.LZY/LZY0LZY2LZY8LrY9LrY:LZY;LrY<LZY=LrY>LaY@LaYALmYBLmYCLxYDLmYEL~YFLSYHM/YLM/YOLOYTM/YVM/YdM,YiLpYjM,\
    YkLiYlM,YmLZYnM,YoM,Y}LUZjM,ZlM,ZmLrZ}M,[&M,[,Lu[.Lt[/Lt[0Lt[2Lt[:Lt[<Lt[>L~[FLa[HM*[LM*[OLI[TM*[VM*[dLx[iM%[jLI\
    [kM%[lLI[mLd[nLm[oLm[pLm[rM,[}LI]&M,],Lu].Lu]/Lu]0Lu]2Lu]8M,]9M,]:Lu];M,]<Lu]=M,]>M,]FLm]HM*]LM*]OLm]TM*]VM*]XML\
    ]dLx]iM%]jLI]kM%]lLI]mMB]nLx]oLx]pLm]}LI^.M2^/M2^0M2^2M2^:M2^<M2^HM;^LM;^TM;^VM;^iLk^kLk^pLx_&Lg_,LX_.LQ_/LQ_0LQ\
    _2LQ_4MK_8M&_9M&_:LQ_;M&_<LQ_=M&_>Lg_@M&_FLa_HM(_LM(_OM,_TM(_VM(_YM|_dLm_iLk_jL~_kLk_lL~_nLm_oLm_pLI_}LI`HM,`LM,\
    `TM,`VM,`iM.`kM.c&LmcFLZcOKbcdM,cjLUclLUc}LUdAM,dBM,dDM,dYLrd[Lmd]M&d_LadcM,deM,dwLOdyLOe&LmeFLZeOKbedM,ejLUelLU\
    e}LUf.MEf/MEf0MEf2MEf5Mff:MEf<MEgwM,gyM,h&L~hFLUhOLIhdM,hjL!hlL!h}L!i$M1i%MEi)M5iCM7iYLpi[M%i]M%i^Lpi_LkiwLyiyLy\
    j!M3j#LRj%M4j'MCj(M3j)M<j*M5j+MEjYM,j_L~jaMCjbMIjcLQjeLQjqLLjxLdjzLdk$M1k%MEk)M5kCM7kYLpk[M%k]M%k^Lpk_LkkwLykyLy\
    l!M3l#LRl%M4l'MCl(M3l)M<l*M5l+MElYM,l_L~laMClbMIlcLQleLQlqLLlxLdlzLdmOLmm[MQm]MQmjM&mlM&m}M&nYM,n[LmnwL~nyL~oYM,\
    o[LmowL~oyL~pAM&pCM,pDM&pFLxp[Lgp]Lmp^Lxp_LIpwLrpyLrqFLms.MEs/MEs0MEs2MEs5Mfs:MEs<MEtwM,tyM,u.MEu/MEu0MEu2MEu5Mf\
    u:MEu<MEvwM,vyM,w&LmwFLIwOKswdLmwjLMwlLMwmLIw}LMx!L~x&LIx(L~x*M&x,Lrx.Lmx/Lmx0Lmx2Lmx8M9x9M9x:Lmx;M9x<Lmx=M9x>La\
    x?M_x@M&xAM`xDM`xFL!xOL-xdLgxiLyxjL;xkLyxlL;xmKyxnLrxoLrxpLrxrLrx}L;y&LmyFLIyOKsydLmyjLMylLMymLIy}LMz!L~z&LIz(L~\
    z*M&z,Lrz.Lmz/Lmz0Lmz2Lmz8M9z9M9z:Lmz;M9z<Lmz=M9z>Laz?M_z@M&zAM`zDM`zFL!zOL-zdLgziLyzjL;zkLyzlL;zmKyznLrzoLrzpLr\
    zrLrz}L;}!M3}#LR}%M4}'MC}(M3})M<}*M5}+ME}YM,}_L~}aMC}bMI}cLQ}eLQ}qLL}xLd}zLd
    """

  static let semiboldWidths: StaticString = """
    $c%C&>(~)'+2)5$?&;&;'v)?%5'(%0&-)9'7(h)*)8(s)&(E)$)&%0%5)?)?)?'w,r)s)/**)s(Z(D*5**$~(+)C(0+q*'*I(~*J)))')2)})s,z\
    )P)`)+&;&-&;'7'*'G(9(q(;(q(K&+(l(`$p$p(3$p+i(](Z(l(l&?'|&.(Z(:++(,(:(,&;%u&;)?$c%C(;)0*1(.%M(=(#+z'0(O(0'()8'e&}\
    )?&Y&i'G)*(X%0%b%L'/(Q+W+~,J'w)s)s)s)s)s)s-'**(Z(Z(Z(Z$~$~$~$~)s*'*I*I*I*I*I)?*I)})})})})`)/)$(9(9(9(9(9(9+|(;(K\
    (K(K(K$p$p$p$p(K(](Z(Z(Z(Z(Z)?(Z(Z(Z(Z(Z(:(_(:)s(9)s(9)s(9**(;**(;**(;**(;)s)k)s(q(Z(K(Z(K(Z(K(Z(K(Z(K*5(l*5(l*5\
    (l*5(l**(`*b(`&s%+$~$p$~$p$~$u$~$p+*'`(+$p)C(3)/(0$p(0$p(0%o(8&.(<$p*'(]*'(]*'(]!!*'(c*I(Z*I(Z*I(Z,o,`))&?))&?))\
    &?)''|)''|)''|)''|)2&.)2&F)2&.)}(Z)}(Z)}(Z)}(Z)}(Z)}(Z,z++)`(:)`)+(,)+(,)+(,%(!!/}-x.9*}']00,^+L)s(9-'+|*5(l*5(l\
    )C(3*I(Z*I(Z)K)%$p0|/}-x*5(l.2)d*'(])s(9-'+|*I(Z)''|)2&.)2(,)7(`%,%,*B)/!!!!%-(-(-(-%/(+!!!!!!!!%b(/)s%0*4+r%v!!\
    *`!!+|*e%=)s)/(=)s(Z)+***I$~)C)s+q*'(c*I*1(~!!)0)2)`*s)P*n*G$~)`)&(,(]%=(E)&(V'v(c(,'v(](d%=)/(R)*(c(-(Z)b(C(-)/\
    'j(E*i(]*S+e%=(E(Z(E+e)d)0)/)R*y)R*:+e*/*:(f*1(.)2(.)a(b*f*-!!!!!!!!!!!!!!!!!!!!!!!!!!!!*0)0(;$p*I'-'-)/(_**+q*/\
    (C)c****(Z(Z++(=)L)'$~$~(+.*.6+s)C*').)s)s),)/(=*J(Z->)**'*')M)s+q***I*1(~**)2).+-)P*N*.-&-;*v+U);)P-@)F(9(X(5'%\
    )-(K+C'Z(X(X(3(R*<(G(Z(K(l(;'}(:*6(,)((C+2,!)N*^(;'|*|(6(K(K(a'%(0'|$p$p$p,8+w(`(3(X(:(K(?'1(='%)7(0->+C)*'Z)r)&\
    )T(e!!!!*r*$*|)K,r)p.3,'+0)d**(;)2'})`'v)`'v)P(,,%){*.)G*2(C*.(`+0*6+0*6$~->+C)O(^)s)J**(G*o)?*.(C,@+4$~)s(9)s(9\
    -'+|(Z(K)](K)](K->+C)*'Z)%)%*'(X*'(X*I(Z*I(Z*I(Z)P'|).(:).(:).(:*.(C(='%+n*^(='%)P'{)P(,,z++,z++,z++)s(9)s(9)s(9\
    )s(9)s(9)s(9)s(9)s(9)s(9)s(9)s(9)s(9(Z(K(Z(K(Z(K(Z(K(Z(K(Z(K(Z(K(Z(K$~$p$~$p*I(Z*I(Z*I(Z*I(Z*I(Z*I(Z*I(Z*c(h*c(h\
    *c(h*c(h*c(h)}(Z)}(Z+K)F+K)F+K)F+K)F+K)F)`(:)`(:)`(:)`(:&`&`)<'J,s,s&{'+$N$@$N$X&J&I&I&p(W(-'F'F%,'{*i%,!!!!!!!!\
    !!!!!!#k-d09$n'#)5$n'#)5'`&/&/*:(e'w'S+-+-'+*2'F$|&z#z!!!!&u&^&i&>&h&i&p&p&p$x$x&N&z%L&Y&i&u&^&i&>&h&i&p&p&p$x$x\
    !!&4&>&I&.'.&P&3#y(W&N&V&&$n*.**)}(D)7+A*;/9.W-$+_(q)E*J)20g)b*e*5)s)e**(`)`)2(,(p+b*/)x*/)/-:,o!!.u!!-[-_!!!!-A\
    !!!!!!!!!!!!!!!!!!'a!!!!-x)8!!!!!!!!!!!!*$),(i)x(r*%!!!!*G!!!!!!)C)s!!!!)2!!!!!!(D!!!!!!!!!!!!!!!!!!,F!!!!!!!!!!\
    !!,l,/,~,z+o(*,E,E,E,E0W,E,E,E,E,E!!!!)0!!!!)N)s!!!!!!!!!!!!!!!!*5!!)e)?!!!!!!!!!!!!!!)2!!!!!!,P!!!!!!!!!!!!!!!!\
    !!!!!!!!%`!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!)?!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!)?!!!!!!)?)?
    """

  static let semiboldDisplayWidths: StaticString = """
    $a$N%~(n(i*R(w#o%d%E':(Q$]&L$X%z(Z&!(6(T(i(?(S'y(R(S$e$g(O(J(O'P,A)T(b)_)C(/'u)s)J$J'r(}'^+/)P)t(M){(](h(X)?)W,`\
    )))F(W%c%z%@&u'(&2'j(0'b(0'o%`(6(0$C$G's$D+7(0()(1(1%j'F%e(0'w*T'n'w'R&#$u%u(Z$a$u'~(S)W'{$Z'l'-+2&P(.'N&L(j&x&L\
    (O&:&J&2(M(%$W$~$|&V(/+;+5,-'Q)T)T)T)T)T)T,X)_(/(/(/(/$J$J$J$J)C)P)t)t)t)t)t(S)v)?)?)?)?)F(O(M'j'j'j'j'j'j+R'b'o\
    'o'o'o$C$C$C$C'p(0()()()()()(N(2(0(0(0(0'w(.'w)T'j)T'j)T'j)_'b)_'b)_'b)_'b)C)V)C(0(/'o(/'o(/'o(/'o(/'o)s(6)s(6)s\
    (6)s(6)J(0*;(0&M%+$J$C$J$C$J$K$J$C*=&i'r$G(}'s(L'^$D'^$D']%V'a&.'q$r)P(0)P(0)P(0!!)U(9)t())t())t()+{,4(]%j(]%j(]\
    %j(h'F(h'F(h'F(h'F(X%e(X%{(X%r)?(0)?(0)?(0)?(0)?(0)?(0,`*T)F'w)F(W'R(W'R(W'R$}!!.t-]-P*&'(/C,6*U)T'j,X+R)s(6)s(6\
    (}'s)t())t())%(Q$G/x.t-])s(6-O)$)P(0)T'j,X+R)v(2(h'F(X%e(D'e(n(0$M$])W(R!!!!$N'`'`'`$X'r!!!!!!!!$v'T)T$W)S+'%A!!\
    *6!!+L*9${)T(b'k)W(/(W)J)h$J(})W+/)P(*)t)E(M!!(O(X)F*?))*/)w$J)F(['d(%${'k([(''`(2'd'M(%(+${(L(8(M(>'X())2'r'`(W\
    'P'k*3(H)~+%${'k()'k+%),(K(V).*X).)j+7)_)h(8)F'e(A'Q)?(-*1)b!!!!!!!!!!!!!!!!!!!!!!!!!!!!)Y(K'b$G)v&j&j(O(.)_+/)W\
    'r)+)d)d(/(/*`'k(}(h$J$J'r-K-K+#(})P(r)5)T(W(b'k*+(/,{(T)P)P)7)G+/)J)t)E(M)_(X(r*Z)))z)?,4,q*W*Y(b)#,T(]'j(1'd&V\
    (q'o+$';'}'}'o(*)`'m()'p(1'b']'w)l'n(v'j*U+l(y*8'i'V*T'h'o'o(J&V'k'F$C$C$G+Z+C(0'o'}'w'c'm')'k&V(s'|,{+$(T';)g(e\
    )+(B!!!!*f)Y*C),,E)o-c+s*P)+)_'b(X'])F'`)F'`))'n+L)T)?)))A'~)?(0*Y)g*Y)g$J,{+$(z(-)G)/)P(3*7(|)?'w+b*o$J)T'j)T'j\
    ,X+R(/'o)5'o)5'o,{+$(T';(Q(Q)P'})P'})t())v(0)v(0)#'V(r'w(r'w(r'w)?'j'k&V+&*8'k&^))'`))'n,`*T,`*T,`*T)T'j)T'j)T'j\
    )T'j)T'j)T'j)T'j)T'j)T'j)T'j)T'j)T'j(/'o(/'o(/'o(/'o(/'o(/'o(/'o(/'o$J$C$J$C)t())t())t())t())t())t())t()*L(W*L(W\
    *L(W*L(W*L(W)?(0)?(0+')<+')<+')<+')<+')<)F'w)F'w)F'w)F'w&5&5)5'D,g,g&0'!$/$'$2$6&:&,&+&A(''j&Z&G$V'C*.$R!!!!!!!!\
    !!!!!!#i,t/F$A&d(s$A&d(s'1%Z%Z)U&{'P'@*l*l&g)N&K&7&]#_!!!!&X&>&K&%&J&K&@&@&;$V$V&,&]$|&:&J&X&>&K&%&J&K&@&@&;$V$V\
    !!%u&(&1%{&_&-%|#X(2&,&9%m$^)W)i)N'u(Z*l*&.f.3,^*y(0(|*0(v0:)1*3)r)b)#)i(9)8(k'l(A+9)R)P)O!!,|,T!!-z!!->-8!!!!,B\
    !!!!!!!!!!!!!!!!!!'8!!!!-8(j!!!!!!!!!!!!)N(^(A)R(J)e!!!!)w!!!!!!(})T!!!!(O!!!!!!'u!!!!!!!!!!!!!!!!!!,x!!!!!!!!!!\
    !!,J+D,6,1++(U+C+'+C+'/[+'*_*_*_*_!!!!(K!!!!)$)W!!!!!!!!!!!!!!!!)<!!),(N!!!!!!!!!!!!!!(^!!!!!!,%!!!!!!!!!!!!!!!!\
    !!!!!!!!%p!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!(Z!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!(I!!!!!!(O(O
    """

  static let semiboldKerning: StaticString = """
    !)M:!_M,!jM2!lM2!wL~!yL~!}M2#jM&#lM&#}M&$&M>%jM8%lM8%}M8&#MD&jM9&lM9&}M9'jM6'lM6'}M6(jM/(lM/(}M/)!M>)%M=)&Lq)'MD\
    )(M>))Mc)*M@)+MD),L~).Lx)/Lx)0Lx)2Lx):Lx)<Lx)>M&)FL>)OLI)dL~)jL-)lL-)nM,)oM,)}L-*jM8*lM8*}M8+)M:+_M,+jM2+lM2+wL~\
    +yL~+}M2,#M&,AM:,DM:,YL~,[Lx,]Lx,_LO,wL~,yL~-AM;-BM?-CM9-DM;-FM,-YM&-[Lp-]Lx-^M2-_L@-gMB-tMB-vMB-wLm-yLm.CMJ.YLa\
    .]M;._Lm0AM>0BMK0CMC0DM>0YLx0[Lx0]Lx0_LD1&Lm1,M<1.M91/M910M912M91:M91<M91>M;1FM,1OLm1_MT1iM71jLr1kM71lLr1mM=1}Lr\
    25MU2YLx3#M&3AM:3DM:3YL~3[Lx3]Lx3_LO3wL~3yL~4[Mq4]Mq4gMq4tMq4vMq5[Mq5]Mq5gMq5tMq5vMq6&L~6.M76/M760M762M76:M76<M7\
    6AMT6DMT6YLr6iM36kM38#M&8AM:8DM:8YL~8[Lx8]Lx8_LO8wL~8yL~9#M&9AM:9DM:9YL~9[Lx9]Lx9_LO9wL~9yL~:AM;:BM?:CM9:DM;:FM,\
    :YM&:[Lp:]Lx:^M2:_L@:gMB:tMB:vMB:wLm:yLm;AM;;BM?;CM9;DM;;FM,;YM&;[Lp;]Lx;^M2;_L@;gMB;tMB;vMB;wLm;yLm<5MU<YLx=,MD\
    =.M7=/M7=0M7=1Ml=2M7=:M7=<M7=?Ml=AM`=BMW=CM`=DM`=FM&=OLr=YLr=`M,=iM6=jLm=kM6=lLm=mM.=xM`=zM`=}Lm>YLa>[L~>]M,>_La\
    >wLx>yLx?&ME?-MY?.MH?/MH?0MH?2MH?3MY?6MY?7MY?:MH?<MH?>MF?GMY?IMY?JMY?KMY?MMY?NMY?PMY?QMY?RMY?SMY?UMY?WMY?YM,?[MH\
    ?]MH?_ME?iM<?kM<?wM&?xMi?yM&?zMi@YLx@_Lr@wM&@xM]@yM&@zM]A,M>A.M;A/M;A0M;A2M;A:M;A<M;AFLgAOLmAYM,A_M,AjM,AlM,AmLr\
    ApM&AxMpAzMpA}LaB.M?B/M?B0M?B2M?B:M?B<M?BFLgBOLrBYLxB`M,BdM,BjLaBlLaBxMzBzMzB}LaC,MLC.M9C/M9C0M9C2M9C:M9C<M9CYM&\
    CiM7CkM7CpM,D,M>D.M;D/M;D0M;D2M;D:M;D<M;DFLgDOLmDYM,D_M,DjM,DlM,DmLrDpM&DxMpDzMpD}LaE.M>E/M>E0M>E2M>E:M>E<M>EYM,\
    F#M,F.M=F/M=F0M=F1MGF2M=F4MRF:M=F<M=F>MEF?M,FALgFBLgFDLgFHM,FLM,FTM,FVM,FXMCFYLRF[LWF]LgF_LaFcLZFeLZFhLOFpLxFqLm\
    FwL'FxLDFyL'FzLDHAMSHDMSHFMEH^MBIFM'IYM.I[M'I]M<I^M4I_M%IjL~IlL~ImM&IwM,IyM,I}L~K,MIK.M&K/M&K0M&K2M&K8MFK9MFK:M&\
    K;MFK<M&K=MFK@M,KAM,KDM,KEM,KFLOKOLgKjM&KlM,K}LUL4MqL5MqLFM7LYM/L[M7L^MBL_M3OjM,OlM,OmLrO}M,P.M&P/M&P0M&P2M&P4Mq\
    P:M&P<M&P@M,PAM&PBLmPDM&PHM'PLM'PTM'PVM'PXMJPiLjPkLjPpM,Q#L~Q?M7QALgQDLgQFMjQHM2QLM2QTM2QVM2QYLMQ[L`Q]M3Q_LbQcLO\
    QeLOQhM&QiLxQkLxQwLUQxM&QyLUQzM&TFM'TYM.T[M'T]M<T^M4T_M%TjL~TlL~TmM&TwM,TyM,T}L~U,MDU.MFU/MFU0MFU2MFU:MFU<MFUFLY\
    UOLIUdM,UiM3UjM&UkM3UlM,U}LIVFM'VYM.V[M'V]M<V^M4V_M%VjL~VlL~VmM&VwM,VyM,V}L~W.MFW/MFW0MFW2MFW:MFW<MFW[M;W_M2XFMC\
    Y&LgY,LaY.LZY/LZY0LZY2LZY8LrY9LrY:LZY;LrY<LZY=LrY>LaY@LaYALmYBLmYCM&YDLmYEL~YFLRYHM.YLM.YOLOYTM.YVM.YdM,YiM!YjM,\
    YkLqYlM,YmLZYnM,YoM,Y}LUZjM,ZlM,ZmLrZ}M,[&M,[,Lq[.Lp[/Lp[0Lp[2Lp[:Lp[<Lp[>L~[FLU[HM'[LM'[OLI[TM'[VM'[dLx[iM/[jLI\
    [kM/[lLI[mLh[nLm[oLm[pLm[rM,[}LI]&M,],Ls].Ls]/Ls]0Ls]2Ls]8M,]9M,]:Ls];M,]<Ls]=M,]>M,]FLg]HM']LM']OLm]TM']VM']XMI\
    ]dLx]iM/]jLI]kM/]lLI]mM7]nLx]oLx]pLm]}LI^.M2^/M2^0M2^2M2^:M2^<M2^HM4^LM4^TM4^VM4^iLp^kLp^pLx_&Lg_,LL_.LE_/LE_0LE\
    _2LE_4MH_8M&_9M&_:LE_;M&_<LE_=M&_>Lg_@M&_FLa_HM%_LM%_OM,_TM%_VM%_YM|_dLm_iL{_jLr_kL{_lLr_nLm_oLm_pLI_}LI`HM,`LM,\
    `TM,`VM,`iM6`kM6c&LmcFLZcOKbcdM,cjLRclLRc}LRdAM,dBM,dDM,dYLrd[Lmd]M&d_LadcM,deM,dwLOdyLOe&LmeFLZeOKbedM,ejLRelLR\
    e}LRf.MGf/MGf0MGf2MGf5M`f:MGf<MGgwM,gyM,h&L~hFLOhOLIhdM,hjL!hlL!h}L!i$M5i%MGi)M3iCM7iYM!i[M/i]M/i^Lsi_L{iwM(iyM(\
    j!M2j#LQj%M6j'MEj(M2j)M7j*M3j+MCjYM,j_LrjaM7jbMEjcLKjeLKjqLFjxLUjzLUk$M5k%MGk)M3kCM7kYM!k[M/k]M/k^Lsk_L{kwM(kyM(\
    l!M2l#LQl%M6l'MEl(M2l)M7l*M3l+MClYM,l_LrlaM7lbMElcLKleLKlqLFlxLUlzLUmOLmm[MTm]MTmjM&mlM&m}M&nYM,n[LmnwL~nyL~oYM,\
    o[LmowL~oyL~pAM&pCM,pDM&pFLxp[Lgp]Lmp^Lxp_LIpwLrpyLrqFLms.MGs/MGs0MGs2MGs5M`s:MGs<MGtwM,tyM,u.MGu/MGu0MGu2MGu5M`\
    u:MGu<MGvwM,vyM,w&LmwFLIwOKswdLmwjLEwlLEwmLIw}LEx!L~x&LIx(L~x*M&x,Lrx.Lmx/Lmx0Lmx2Lmx8M9x9M9x:Lmx;M9x<Lmx=M9x>Ld\
    x?M`x@M&xAMcxDMcxFL!xOL-xdLgxiM(xjL0xkM(xlL0xmKyxnLrxoLrxpLrxrLrx}L0y&LmyFLIyOKsydLmyjLEylLEymLIy}LEz!L~z&LIz(L~\
    z*M&z,Lrz.Lmz/Lmz0Lmz2Lmz8M9z9M9z:Lmz;M9z<Lmz=M9z>Ldz?M`z@M&zAMczDMczFL!zOL-zdLgziM(zjL0zkM(zlL0zmKyznLrzoLrzpLr\
    zrLrz}L0}!M2}#LQ}%M6}'ME}(M2})M7}*M3}+MC}YM,}_Lr}aM7}bME}cLK}eLK}qLF}xLU}zLU
    """

  static let boldWidths: StaticString = """
    $R%S&:)()-+A)@$;&K&K(/)F%='+%8&8)N'?(q)1)D)#)2(M)3)2%8%=)F)F)F(,-5*.)3*2)v(`(C*;*,%'(4)P(1+z)~*P)&*Q).)-):)x*.-:\
    )i)s)9&K&8&K'>'3'G(>(v(E(v(P&4(t(k${${(@${+w(i(a(s(s&K(,&6(i(D+8(8(D(6&K&(&K)F$R%S(E)>*?(6%h(K'n+z'=(m(>'+)6(/'!\
    )F&Z&m'G)9(]%8&(%O';(p+U+{,O(,*.*.*.*.*.*.-4*2(`(`(`(`%'%'%'%')v)~*P*P*P*P*P)F*P)x)x)x)x)s)=)6(>(>(>(>(>(>+y(E(P\
    (P(P(P${${${${(Q(i(a(a(a(a(a)F(a(i(i(i(i(D(`(D*.(>*.(>*.(>*2(E*2(E*2(E*2(E)v*!)v(v(`(P(`(P(`(P(`(P(`(P*;(t*;(t*;\
    (t*;(t*,(k*m(k&v%/%'${%'${%'%'%'${+8'w(4${)P(@)=(1${(1${(1&*(>&N(D${)~(i)~(i)~(i!!)~(r*P(a*P(a*P(a-(,[).&K).&K).\
    &K)-(,)-(,)-(,)-(,):&6):&[):&6)x(i)x(i)x(i)x(i)x(i)x(i-:+8)s(D)s)9(6)9(6)9(6%/!!0-./.C+.'r03,`+e*.(>-4+y*;(t*;(t\
    )P(@*P(a*P(a)L).${100-./*;(t.5*.)~(i*.(>-4+y*P(a)-(,):&6)@(8)<)'%5%5*I)=!!!!%7(9(9(9%5(4!!!!!!!!&)(;*.%8*S,+&5!!\
    *g!!,R*w%O*.)3(?*.(`)9*,*P%')P*.+z)~)-*P*?)&!!)?):)s+7)i*~*L%')s)*(4(i%O(G)*(['z),(4(#(i).%O)=(Y)9(v(9(a*,(J(9)=\
    (*(G+1(c*f,1%O(G(a(G,1*.)?)<)b+@)b*Y,1*<*:(`*?(:)@(:*))*+2*:!!!!!!!!!!!!!!!!!!!!!!!!!!!!*>)?(E${*P'7'7)=(`*2+z*<\
    (J*.*2*2(`(`+9(?)W)-%'%'(4.8.3+x)P)~)=)v*.)))3(?*V(`-l)1)~)~)c)y+z*,*P*?)&*2):)=+F)i*]*?-G-W*y+e)C)Z-N)K(>(a(:'(\
    )<(P+T'f(^(^(D(W*B(J(a(P(s(E(((D*](8)/(I+A,=)`*u(F(#+$(<(P(P(m'((>(,${${${,B+~(k(D(^(D(P(B'9(?'()L(=-l+T)1'f*&)E\
    )f(x!!!!+7*5+<)e,y)q.F,(+?*.*2(E):(()s'z)s'z)i(8,/*&*?)c*B(I*?(k+>*D+>*D%'-l+T)T(l)y)[*,(J+%)N*?(I,_+F%'*.(>*.(>\
    -4+y(`(P)c(P)c(P-l+T)1'f).).)~(^)~(^*P(a*P(a*P(a)Z(#)=(D)=(D)=(D*?(I(?'(,8*u(?'()i(#)i(8-:+8-:+8-:+8*.(>*.(>*.(>\
    *.(>*.(>*.(>*.(>*.(>*.(>*.(>*.(>*.(>(`(P(`(P(`(P(`(P(`(P(`(P(`(P(`(P%'${%'${*P(a*P(a*P(a*P(a*P(a*P(a*P(a*p(s*p(s\
    *p(s*p(s*p(s)x(i)x(i+L)d+L)d+L)d+L)d+L)d)s(D)s(D)s(D)s(D'&'&)H'J,s,s'O'4$]$N$]$a&X&W&W&o(J(9'&'&%5'{*b%5!!!!!!!!\
    !!!!!!#a-t0N%%'?)Z%%'?)Z(&&:&:*{)'(,'D+:+:'5*B'&$|'$#~!!!!&|&e&o&B&l&o&s&s&r%$%$&R'$%O&Z&m&|&e&o&B&l&o&s&s&r%$%$\
    !!&6&@&L&5':&T&;#~(^&R&Z&,$q*;*2*$(C)@+D*6/n.l-E,+(v)L*m):16*,+.*;*.*/*2)'*();(8)&,-*=*+*=)3-:,q!!.}!!-b-e!!!!-C\
    !!!!!!!!!!!!!!!!!!((!!!!-})6!!!!!!!!!!!!*@)4(u*.(}*H!!!!*L!!!!!!)P*.!!!!)A!!!!!!(C!!!!!!!!!!!!!!!!!!,K!!!!!!!!!!\
    !!,s,/-(-$+y(),E,E,E,E0W,E,E,E,E,E!!!!)?!!!!)P*.!!!!!!!!!!!!!!!!*E!!*0)F!!!!!!!!!!!!!!)@!!!!!!,b!!!!!!!!!!!!!!!!\
    !!!!!!!!%}!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!)F!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!)F!!!!!!)F)F
    """

  static let boldDisplayWidths: StaticString = """
    $O$Y%}(v(q*_))#p%w%Y'J(Y$e&P$c&+(r&-(C(b(x(O(d('(e(d$q$p(X(U(X'd,a)g(n)f)K(6'{)v)S$W(%);'d+>)U){(W*)(h(m(j)A)q,~\
    );)[(g%u&+%S&}'/&6't(7'j(7't%v(?(=$P$S(%$Q+G(?(,(8(8%}'V%z(?(+*m'~(+'_&4%+&*(c$O%'(*(`)d(&$s'x''+2&X(N'X&P(h'5&P\
    (X&>&P&6(a(,$b%<%#&`(N+;+4,4'e)g)g)g)g)g)g,h)f(6(6(6(6$W$W$W$W)K)U){){){){){(_*!)A)A)A)A)[(_(e't't't't't't+R'j't\
    't't't$P$P$P$P'p(?(,(,(,(,(,(W(<(?(?(?(?(+(2(+)g't)g't)g't)f'j)f'j)f'j)f'j)K)l)K(7(6't(6't(6't(6't(6't)v(?)v(?)v\
    (?)v(?)S(=*J(=&R$~$W$P$W$P$W$[$W$P*Z'%(%$S);(%(^'d$Q'd$Q'd%q'j&M'}$~)U(?)U(?)U(?!!)S(J){(,){(,){(,,2,5(h%}(h%}(h\
    %}(m'V(m'V(m'V(m'V(j%z(j&>(j%})A(?)A(?)A(?)A(?)A(?)A(?,~*m)[(+)[(g'_(g'_(g'_%*!!/*-n-g*8'>/X,7*p)g't,h+R)y(?)v(?\
    );(%){(,){(,)+(_$S03/*-n)v(?-V)E)U(?)g't,h+R*!(<(m'V(j%z(Q'r(y(V$X$g)a(a!!!!$V'k'k'k$b(%!!!!!!!!%6'd)g$b)s+@%f!!\
    *<!!+{*H%1)g(n'r)q(6(g)S)j$W);)q+>)U(F){)U(W!!([(j)[*^);*E*#$W)[(b'p(5%1'p(b(0'h(O'p'Y(5(H%1(^(A(a(R'g(,)Q'{'l(d\
    'i'p*T(P*7+F%1'p(,'p+F)L(X(d)@*|)@*,+_)m)j(8)U'q(Q'_)c(M*K)q!!!!!!!!!!!!!!!!!!!!!!!!!!!!)g(X'j$S*!&s&s(_(2)f+>)g\
    '{)J)m)m(6(6*q'r),(m$W$W(%-X-N+*);)U)&)>)g(Z(n'r*9(6-J(b)U)U)Y)P+>)S){)U(W)f(j)&*u);*1)O,S-2*]*p(l).,Z(h't(<'m&]\
    )%'t+:'H()()(&(2)k'u(,'y(8'j'h(+*7'~)B't*i,().*Q'w'^*]'r't't(X&]'y'V$P$P$S+g+M(=(&()(+'q'u'2'r&]).(,-J+:(b'H**)&\
    )A(X!!!!++)q*h)E,Q)p-t+u*f)L)f'j(j'h)['h)['h);'~+[)_)O)C)P(*)O(=*k)x*k)x$W-J+:)((?)P)A)Y(8*P).)O(#,,+$$W)g't)g't\
    ,h+R(6't)>'t)>'t-J+:(b'H(_(_)U())U()){(,*!(;*!(;).'^)&(+)&(+)&(+)O't'r&]+I*Q'r&e);'i);'~,~*m,~*m,~*m)g't)g't)g't\
    )g't)g't)g't)g't)g't)g't)g't)g't)g't(6't(6't(6't(6't(6't(6't(6't(6't$W$P$W$P){(,){(,){(,){(,){(,){(,){(,*Z(e*Z(e\
    *Z(e*Z(e*Z(e)A(?)A(?+,)X+,)X+,)X+,)X+,)X)[(+)[(+)[(+)[(+&L&L)@'D,g,g&X'($;$3$=$>&F&6&5&C'~'s&E&3$b'F*)$_!!!!!!!!\
    !!!!!!#`-&/Z$S&~)9$S&~)9'Q%j%j*0'4'e'9*{*{&q)Z&:&8&f#f!!!!&b&E&S&)&P&S&E&E&A$b$b&2&f%#&>&P&b&E&S&)&P&S&E&E&A$b$b\
    !!%{&+&6&&&i&4&)#`(:&2&>%u$c)m)r)T'{(d*w*#/C.H,z+J(7)%*S)$0a)P*U)y){)B)r(])](w'u(U+Z)d)b)_!!,},W!!.%!!-D-@!!!!,L\
    !!!!!!!!!!!!!!!!!!'Y!!!!-B(h!!!!!!!!!!!!)m(i(N)e(V**!!!!*#!!!!!!);)g!!!!(Z!!!!!!'{!!!!!!!!!!!!!!!!!!-&!!!!!!!!!!\
    !!,S+E,>,7+5(T+C+*+C+*/[+)*a*a*a*a!!!!(X!!!!)%)q!!!!!!!!!!!!!!!!)H!!)J(W!!!!!!!!!!!!!!(e!!!!!!,9!!!!!!!!!!!!!!!!\
    !!!!!!!!&*!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!(c!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!(T!!!!!!(X(X
    """

  static let boldKerning: StaticString = """
    !)M:!_M,!jM0!lM0!wL~!yL~!}M0#jM(#lM(#}M($&M>%jM9%lM9%}M9&#MD&jMA&lMA&}MA'jM7'lM7'}M7(jM0(lM0(}M0)!M>)%M=)&Lq)'MD\
    )(M>))Mc)*M@)+MD),L~).Lx)/Lx)0Lx)2Lx):Lx)<Lx)>M&)FL>)OLI)dL~)jL-)lL-)nM,)oM,)}L-*jM9*lM9*}M9+)M:+_M,+jM0+lM0+wL~\
    +yL~+}M0,#M&,AM:,DM:,YL~,[Lx,]Lx,_LG,wL~,yL~-AM<-BMA-CM:-DM<-FM,-YM&-[Lm-]Lx-^M2-_L5-gMA-tMA-vMA-wLm-yLm.CML.YLa\
    .]M1._Lm0AM?0BMJ0CME0DM?0YLx0[Lx0]Lx0_L;1&Lm1,M:1.M;1/M;10M;12M;1:M;1<M;1>M<1FM,1OLm1_MR1iM:1jLr1kM:1lLr1mMC1}Lr\
    25MX2YLx3#M&3AM:3DM:3YL~3[Lx3]Lx3_LG3wL~3yL~4[Mq4]Mq4gMq4tMq4vMq5[Mq5]Mq5gMq5tMq5vMq6&L~6.M76/M760M762M76:M76<M7\
    6AMW6DMW6YLr6iM<6kM<8#M&8AM:8DM:8YL~8[Lx8]Lx8_LG8wL~8yL~9#M&9AM:9DM:9YL~9[Lx9]Lx9_LG9wL~9yL~:AM<:BMA:CM::DM<:FM,\
    :YM&:[Lm:]Lx:^M2:_L5:gMA:tMA:vMA:wLm:yLm;AM<;BMA;CM:;DM<;FM,;YM&;[Lm;]Lx;^M2;_L5;gMA;tMA;vMA;wLm;yLm<5MX<YLx=,M?\
    =.M4=/M4=0M4=1Mj=2M4=:M4=<M4=?Mj=AM`=BMW=CM`=DM`=FM&=OLr=YLr=`M,=iM>=jLm=kM>=lLm=mM/=xM`=zM`=}Lm>YLa>[L~>]M,>_La\
    >wLx>yLx?&MH?-MY?.MH?/MH?0MH?2MH?3MY?6MY?7MY?:MH?<MH?>MG?GMY?IMY?JMY?KMY?MMY?NMY?PMY?QMY?RMY?SMY?UMY?WMY?YM,?[MJ\
    ?]MJ?_MH?iM>?kM>?wM&?xMg?yM&?zMg@YLx@_Lr@wM&@xM]@yM&@zM]A,M?A.M<A/M<A0M<A2M<A:M<A<M<AFLgAOLmAYM,A_M,AjM,AlM,AmLr\
    ApM&AxMnAzMnA}LaB.MAB/MAB0MAB2MAB:MAB<MABFLgBOLrBYLxB`M,BdM,BjLaBlLaBxMzBzMzB}LaC,MLC.M:C/M:C0M:C2M:C:M:C<M:CYM2\
    CiM7CkM7CpM,D,M?D.M<D/M<D0M<D2M<D:M<D<M<DFLgDOLmDYM,D_M,DjM,DlM,DmLrDpM&DxMnDzMnD}LaE.M>E/M>E0M>E2M>E:M>E<M>EYM,\
    F#M,F.M4F/M4F0M4F1MDF2M4F4MPF:M4F<M4F>MAF?M,FALgFBLgFDLgFHM,FLM,FTM,FVM,FXM=FYLQF[LPF]LaF_LaFcLZFeLZFhLIFpLxFqLm\
    FwL'FxLDFyL'FzLDHAMUHDMUHFMAH^M>IFM%IYM.I[M%I]M3I^M-I_M!IjL~IlL~ImM&IwM,IyM,I}L~K,MGK.M&K/M&K0M&K2M&K8MEK9MEK:M&\
    K;MEK<M&K=MEK@M,KAM,KDM,KEM,KFLOKOLgKjM&KlM,K}LUL4MqL5MqLFM7LYM/L[M7L^M>L_M1OjM,OlM,OmLrO}M,P.M&P/M&P0M&P2M&P4Mq\
    P:M&P<M&P@M,PAM&PBLmPDM&PHM%PLM%PTM%PVM%PXMHPiM#PkM#PpM,Q#L~Q?M7QALgQDLgQFMaQHM2QLM2QTM2QVM2QYLOQ[L]Q]M%Q_LMQcLO\
    QeLOQhM&QiM,QkLxQwLUQxM&QyLUQzM&TFM%TYM.T[M%T]M3T^M-T_M!TjL~TlL~TmM&TwM,TyM,T}L~U,M?U.MEU/MEU0MEU2MEU:MEU<MEUFLV\
    UOLIUdM,UiM<UjM&UkM<UlM,U}LIVFM%VYM.V[M%V]M3V^M-V_M!VjL~VlL~VmM&VwM,VyM,V}L~W.MEW/MEW0MEW2MEW:MEW<MEW[M9W_M0XFM=\
    Y&LgY,LaY.LZY/LZY0LZY2LZY8LrY9LrY:LZY;LrY<LZY=LrY>LaY@LaYALmYBLmYCM2YDLmYEL~YFLQYHM.YLM.YOLOYTM.YVM.YdM,YiM1YjM,\
    YkLyYlM,YmLZYnM,YoM,Y}LUZjM,ZlM,ZmLrZ}M,[&M,[,Lo[.Lm[/Lm[0Lm[2Lm[:Lm[<Lm[>L~[FLI[HM%[LM%[OLI[TM%[VM%[dLx[iM9[jLI\
    [kM9[lLI[mLj[nLm[oLm[pLm[rM,[}LI]&M,],Lp].Lp]/Lp]0Lp]2Lp]8M,]9M,]:Lp];M,]<Lp]=M,]>M,]FLa]HM%]LM%]OLm]TM%]VM%]XMG\
    ]dLx]iM9]jLI]kM9]lLI]mM+]nLx]oLx]pLm]}LI^.M2^/M2^0M2^2M2^:M2^<M2^HM-^LM-^TM-^VM-^iLt^kLt^pLx_&Lg_,LA_.L9_/L9_0L9\
    _2L9_4ME_8M&_9M&_:L9_;M&_<L9_=M&_>Lg_@M&_FLa_HM!_LM!_OM,_TM!_VM!_YM|_dLm_iM._jLg_kM._lLg_nLm_oLm_pLI_}LI`HM,`LM,\
    `TM,`VM,`iM>`kM>c&LmcFLZcOKbcdM,cjLOclLOc}LOdAM,dBM,dDM,dYLrd[Lmd]M&d_LadcM,deM,dwLOdyLOe&LmeFLZeOKbedM,ejLOelLO\
    e}LOf.MIf/MIf0MIf2MIf5MYf:MIf<MIgwM,gyM,h&L~hFLIhOLIhdM,hjL!hlL!h}L!i$M9i%MIi)M1iCM7iYM1i[M9i]M9i^Lwi_M.iwM5iyM5\
    j!M0j#LOj%M7j'MHj(M0j)M3j*M1j+MAjYM,j_LgjaM,jbMAjcLEjeLEjqLAjxLGjzLGk$M9k%MIk)M1kCM7kYM1k[M9k]M9k^Lwk_M.kwM5kyM5\
    l!M0l#LOl%M7l'MHl(M0l)M3l*M1l+MAlYM,l_LglaM,lbMAlcLEleLElqLAlxLGlzLGmOLmm[MWm]MWmjM&mlM&m}M&nYM,n[LmnwL~nyL~oYM,\
    o[LmowL~oyL~pAM&pCM,pDM&pFLxp[Lgp]Lmp^Lxp_LIpwLrpyLrqFLms.MIs/MIs0MIs2MIs5MYs:MIs<MItwM,tyM,u.MIu/MIu0MIu2MIu5MY\
    u:MIu<MIvwM,vyM,w&LmwFLIwOKswdLmwjL=wlL=wmLIw}L=x!L~x&LIx(L~x*M&x,Lrx.Lmx/Lmx0Lmx2Lmx8M9x9M9x:Lmx;M9x<Lmx=M9x>Lg\
    x?Max@M&xAMfxDMfxFL!xOL-xdLgxiM5xjL%xkM5xlL%xmKyxnLrxoLrxpLrxrLrx}L%y&LmyFLIyOKsydLmyjL=ylL=ymLIy}L=z!L~z&LIz(L~\
    z*M&z,Lrz.Lmz/Lmz0Lmz2Lmz8M9z9M9z:Lmz;M9z<Lmz=M9z>Lgz?Maz@M&zAMfzDMfzFL!zOL-zdLgziM5zjL%zkM5zlL%zmKyznLrzoLrzpLr\
    zrLrz}L%}!M0}#LO}%M7}'MH}(M0})M3}*M1}+MA}YM,}_Lg}aM,}bMA}cLE}eLE}qLA}xLG}zLG
    """
}
