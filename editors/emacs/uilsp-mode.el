;;; uilsp-mode.el --- SwiftUI view code in .ui files, with its language server -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; A major mode for `.ui' files (Swift syntax: highlighting, comments, indentation by brackets), and the entry that lets
;; `eglot' find the server `uilsp'.  A `.ui' file that begins with `<' is XML of Qt or GTK and opens in `nxml-mode'.

;;; Code:

(require 'prog-mode)
(eval-when-compile (require 'subr-x))

(defgroup uilsp nil
  "SwiftUI view code in .ui files."
  :group 'languages)

(defcustom uilsp-server-command '("uilsp" "--stdio")
  "The language server's program and its arguments."
  :type '(repeat string))

(defcustom uilsp-indent-offset 4
  "Columns that each open bracket indents by, in a file that does not show its own."
  :type 'natnum
  :safe #'natnump)

(defvar uilsp-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?$ "'" table)
    (modify-syntax-entry ?@ "'" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (dolist (character '(?+ ?- ?% ?& ?| ?^ ?~ ?! ?= ?< ?> ?? ?.))
      (modify-syntax-entry character "." table))
    table)
  "Syntax table of `uilsp-mode'.")

(defconst uilsp--keywords
  '("as" "associatedtype" "await" "async" "break" "case" "catch" "class" "continue" "default" "defer" "do" "else" "enum"
    "extension" "fallthrough" "fileprivate" "final" "for" "func" "get" "guard" "if" "import" "in" "indirect" "init" "inout"
    "internal" "is" "lazy" "let" "mutating" "nonmutating" "open" "operator" "override" "package" "private" "protocol"
    "public" "repeat" "rethrows" "return" "set" "some" "any" "static" "struct" "subscript" "switch" "throw" "throws" "try"
    "typealias" "unowned" "var" "weak" "where" "while" "willSet" "didSet")
  "Words that are highlighted as keywords.")

(defvar uilsp-font-lock-keywords
  `(("[@#]\\_<[[:alpha:]_][[:alnum:]_]*" . font-lock-preprocessor-face)
    ("\\_<func\\_>[ \t]+\\([[:alpha:]_][[:alnum:]_]*\\)" 1 font-lock-function-name-face)
    ("\\_<\\(?:let\\|var\\)\\_>[ \t]+\\([[:alpha:]_][[:alnum:]_]*\\)" 1 font-lock-variable-name-face)
    (,(regexp-opt uilsp--keywords 'symbols) . font-lock-keyword-face)
    ("\\_<\\(?:true\\|false\\|nil\\|self\\|Self\\|super\\)\\_>" . font-lock-constant-face)
    ("\\$[0-9]+\\|\\$[[:alpha:]_][[:alnum:]_]*" . font-lock-variable-name-face)
    ("\\_<[[:upper:]][[:alnum:]_]*\\_>" . font-lock-type-face)
    ("\\.\\([[:lower:]_][[:alnum:]_]*\\)[ \t]*[({]" 1 font-lock-function-name-face)
    ("\\.\\([[:lower:]_][[:alnum:]_]*\\)" 1 font-lock-constant-face))
  "Highlighting of `uilsp-mode'.")

(defun uilsp-indent-line ()
  "Indent the current line by the brackets that are open where it begins."
  (interactive)
  (let ((column (save-excursion
                  (back-to-indentation)
                  (uilsp--indentation)))
        (offset (- (current-column) (current-indentation))))
    (indent-line-to column)
    (when (> offset 0)
      (move-to-column (+ column offset)))))

(defun uilsp--indentation ()
  "The column for the line whose first character is at point."
  (let* ((state (syntax-ppss))
         (open (nth 1 state)))
    (cond
     ((nth 3 state) (current-column))
     ((nth 4 state) (current-column))
     (t
      (let ((base (if open
                      (save-excursion (goto-char open) (current-indentation))
                    (- uilsp-indent-offset))))
        (cond
         ((looking-at "[])}]") (max 0 base))
         ((uilsp--first-argument-column open))
         ((looking-at "\\(case\\_>\\|default\\_>\\)") (if (uilsp--in-switch-p open) base (+ base uilsp-indent-offset)))
         ((and (looking-at "\\.[[:alpha:]]") (not (uilsp--after-open-p)))
          (uilsp--chain-indentation (+ base uilsp-indent-offset)))
         (t (+ base uilsp-indent-offset))))))))

(defun uilsp--first-argument-column (open)
  "The column of what follows the parenthesis at OPEN on its line, if anything."
  (when (and open (memq (char-after open) '(?\( ?\[)))
    (save-excursion
      (goto-char (1+ open))
      (skip-chars-forward " \t")
      (unless (or (eolp) (looking-at "//")) (current-column)))))

(defun uilsp--in-switch-p (open)
  "Whether the bracket at OPEN opens the body of a `switch'."
  (and open
       (save-excursion
         (goto-char open)
         (back-to-indentation)
         (looking-at "switch\\_>"))))

(defun uilsp--after-open-p ()
  "Whether only space separates point from an open bracket or a comma."
  (save-excursion
    (forward-comment (- (point)))
    (memq (char-before) '(?\( ?\[ ?\{ ?, nil))))

(defun uilsp--chain-indentation (column)
  "The column of the modifier (`.padding()') at point.
COLUMN is that of its view: used after a closing brace, else a step more."
  (save-excursion
    (forward-comment (- (point)))
    (back-to-indentation)
    (cond
     ((looking-at "\\.[[:alpha:]]") (current-column))
     ((looking-at "[])}]") (current-column))
     (t (+ column uilsp-indent-offset)))))

(defun uilsp--guess-offset ()
  "The step that the file itself indents by, or nil of an empty one."
  (save-excursion
    (goto-char (point-min))
    (when (re-search-forward "[{(]\\( [^\n]*\\)?\n\\( +\\)[^ \n]" nil t)
      (let ((step (- (match-end 2) (match-beginning 2))))
        (and (<= step 8) step)))))

;;;###autoload
(define-derived-mode uilsp-mode prog-mode "UI"
  "Major mode for SwiftUI view code in `.ui' files."
  (setq-local comment-start "// "
              comment-end ""
              comment-start-skip "\\(?://+\\|/\\*+\\)[ \t]*"
              indent-line-function #'uilsp-indent-line
              indent-tabs-mode nil
              electric-indent-chars (append "{}().," electric-indent-chars)
              font-lock-defaults '(uilsp-font-lock-keywords))
  (when-let ((step (uilsp--guess-offset)))
    (setq-local uilsp-indent-offset step)))

;;;###autoload
(defun uilsp-auto-mode ()
  "Choose a `.ui' file's mode: `nxml-mode' for XML, else `uilsp-mode'.
XML is what has `<' as its first character."
  (if (save-excursion
        (goto-char (point-min))
        (looking-at "[\ufeff[:space:]\n]*<"))
      (nxml-mode)
    (uilsp-mode)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.ui\\'" . uilsp-auto-mode))

;; The server is told the language's name, not the mode's.
(put 'uilsp-mode 'eglot-language-id "ui")

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(uilsp-mode . (lambda (&rest _) uilsp-server-command))))

(declare-function eglot "eglot")
(declare-function eglot-reconnect "eglot" (server &optional interactive))
(declare-function eglot-current-server "eglot" ())

(defun uilsp-restart ()
  "Restart the language server of this buffer, or start it."
  (interactive)
  (require 'eglot)
  (if-let ((server (eglot-current-server)))
      (eglot-reconnect server)
    (call-interactively #'eglot)))

(provide 'uilsp-mode)

;;; uilsp-mode.el ends here
