;;; uilsp-mode.el --- SwiftUI view code in .ui files, with its language server -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Major modes for `.ui' files (Swift syntax: highlighting, comments, indentation by brackets), `ui-mode' and, where Emacs has
;; tree-sitter and the grammar is installed, `ui-ts-mode'; and the entries that let `eglot' and `lsp-mode' find the server
;; `uilsp'.  A `.ui' file that begins with `<' is XML of Qt or GTK and opens in `nxml-mode'.

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

(defvar ui-mode-syntax-table
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
  "Syntax table of `ui-mode'.")

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
  "Highlighting of `ui-mode'.")

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
(define-derived-mode ui-mode prog-mode "UI"
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
(defalias 'uilsp-mode #'ui-mode)

;; Tree-sitter

(declare-function treesit-ready-p "treesit" (language &optional quiet))
(declare-function treesit-font-lock-rules "treesit" (&rest rules))
(declare-function treesit-parser-create "treesit.c" (language))
(declare-function treesit-major-mode-setup "treesit" ())
(defvar treesit-font-lock-settings)
(defvar treesit-font-lock-feature-list)
(defvar treesit-simple-imenu-settings)
(defvar treesit-defun-type-regexp)

(defvar uilsp--treesit-rules
  '(:language ui :feature comment
    ([(line_comment) (block_comment) (documentation_comment)] @font-lock-comment-face)
    :language ui :feature string
    ((string_literal) @font-lock-string-face (regex_literal) @font-lock-string-face
     (escape_sequence) @font-lock-constant-face)
    :language ui :feature keyword
    (["struct" "class" "enum" "protocol" "extension" "actor" "func" "init" "deinit" "subscript" "import" "let" "var" "if" "else"
      "guard" "switch" "case" "default" "for" "in" "while" "repeat" "return" "break" "continue" "do" "defer" "try" "throw"
      "throws" "rethrows" "catch" "await" "async" "where" "is" "as" "some" "any" "static" "private" "fileprivate" "internal"
      "public" "typealias" "associatedtype" "inout" "operator" "precedencegroup"]
     @font-lock-keyword-face
     [(contextual_modifier) (fallthrough_statement) (word_operator) (type_specifier)] @font-lock-keyword-face
     ["#if" "#elseif" "#else" "#endif" "#available" "#unavailable"] @font-lock-preprocessor-face)
    :language ui :feature definition
    ((function_declaration name: (identifier) @font-lock-function-name-face)
     (identifier_pattern) @font-lock-variable-name-face
     (parameter name: (identifier) @font-lock-variable-name-face))
    :language ui :feature type
    ([(type_identifier) (any_type) (self_type)] @font-lock-type-face
     ((identifier) @font-lock-type-face (:match "\\`[A-Z]" @font-lock-type-face)))
    :language ui :feature attribute
    ((attribute "@" @font-lock-preprocessor-face) (attribute name: (identifier) @font-lock-preprocessor-face)
     (macro_name) @font-lock-preprocessor-face)
    :language ui :feature constant
    ([(boolean_literal) (nil_literal) (self_expression) (integer_literal) (float_literal)] @font-lock-constant-face)
    :language ui :feature call
    ((call_expression function: (identifier) @font-lock-function-name-face)
     (call_expression function: (member_expression name: (identifier) @font-lock-function-name-face))))
  "Highlighting of `ui-ts-mode': languages, features and queries.")

(defun uilsp--treesit-p ()
  "Whether this Emacs has tree-sitter, and the grammar is installed."
  (and (require 'treesit nil t) (treesit-ready-p 'ui t)))

;;;###autoload
(define-derived-mode ui-ts-mode ui-mode "UI"
  "Major mode for SwiftUI view code in `.ui' files, with tree-sitter.
The grammar is installed by `uilsp-install-grammar'."
  (when (uilsp--treesit-p)
    (treesit-parser-create 'ui)
    (setq-local font-lock-defaults nil
                treesit-font-lock-settings (apply #'treesit-font-lock-rules uilsp--treesit-rules)
                treesit-font-lock-feature-list '((comment string) (keyword definition type) (attribute constant call))
                treesit-defun-type-regexp "_declaration\\'"
                treesit-simple-imenu-settings
                '(("Type" "\\`\\(struct\\|class\\|enum\\|protocol\\|actor\\)_declaration\\'" nil nil)
                  ("Function" "\\`function_declaration\\'" nil nil)))
    (treesit-major-mode-setup)
    (setq-local indent-line-function #'uilsp-indent-line)))

(defconst uilsp--folder (file-name-directory (or load-file-name buffer-file-name default-directory))
  "The folder that this file lies in.")

(defun uilsp-install-grammar ()
  "Compile the tree-sitter grammar of this checkout, for `ui-ts-mode'."
  (interactive)
  (let* ((sources (expand-file-name "../../grammar/tree-sitter/src/" uilsp--folder))
         (target (expand-file-name "tree-sitter/libtree-sitter-ui.so" user-emacs-directory)))
    (make-directory (file-name-directory target) t)
    (with-current-buffer (get-buffer-create "*uilsp grammar*")
      (erase-buffer)
      (unless (eq 0 (call-process (or (getenv "CC") "cc") nil t nil "-O2" "-shared" "-fPIC" "-I" sources
                                  (expand-file-name "parser.c" sources) (expand-file-name "scanner.c" sources)
                                  "-o" target))
        (error "The grammar was not compiled: %s" (buffer-string))))
    (message "uilsp: %s" target)))

;; Which file is in which mode

(defcustom uilsp-xml-predicate #'uilsp-xml-p
  "Whether the current buffer of a `.ui' file is XML of another tool.
`ignore' lets all of them be SwiftUI code, `always' none."
  :type 'function)

(defun uilsp-xml-p ()
  "Whether the first character of the buffer that is no space is `<'."
  (save-excursion
    (goto-char (point-min))
    (looking-at "[\ufeff[:space:]\n]*<")))

(defun uilsp--code-mode ()
  "Enter `ui-ts-mode' where it has its grammar, else `ui-mode'."
  (if (uilsp--treesit-p)
      (ui-ts-mode)
    (ui-mode)))

;;;###autoload
(defun uilsp-auto-mode ()
  "Choose a `.ui' file's mode: `nxml-mode' for XML, else that of SwiftUI code."
  (if (funcall uilsp-xml-predicate)
      (nxml-mode)
    (uilsp--code-mode)))

;;;###autoload
(progn
  (add-to-list 'auto-mode-alist '("\\.ui\\'" . uilsp-auto-mode))
  (add-to-list 'auto-mode-alist '("\\.\\(?:swiftui\\|uil\\)\\'" . uilsp-auto-mode)))

;; The server: Eglot

;; It is told the language's name, not the mode's.
(put 'ui-mode 'eglot-language-id "ui")
(put 'ui-ts-mode 'eglot-language-id "ui")

(defun uilsp--contact (&rest _)
  "The server's program and arguments, or an error that says what is missing."
  (unless (executable-find (car uilsp-server-command))
    (user-error "There is no program `%s': install uilsp, or set `uilsp-server-command'" (car uilsp-server-command)))
  uilsp-server-command)

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((ui-mode ui-ts-mode) . uilsp--contact)))

(declare-function eglot "eglot")
(declare-function eglot-reconnect "eglot" (server &optional interactive))
(declare-function eglot-current-server "eglot" ())
(declare-function eglot--capabilities "eglot" (server))
(declare-function eglot--TextDocumentPositionParams "eglot" ())
(declare-function jsonrpc-request "jsonrpc")

(defun uilsp-restart ()
  "Restart the language server of this buffer, or start it."
  (interactive)
  (require 'eglot)
  (if-let ((server (eglot-current-server)))
      (eglot-reconnect server)
    (call-interactively #'eglot)))

(declare-function lsp-workspaces "lsp-mode" ())
(declare-function lsp-request "lsp-mode" (method params &rest rest))
(declare-function lsp-can-execute-command? "lsp-mode" (command))
(declare-function lsp--text-document-position-params "lsp-mode" (&optional identifier position))

(defun uilsp--has-p (name)
  "Whether a server that has the command NAME runs in this buffer."
  (cond
   ((and (fboundp 'lsp-workspaces) (lsp-workspaces))
    (lsp-can-execute-command? name))
   ((and (fboundp 'eglot-current-server) (eglot-current-server))
    (seq-contains-p (plist-get (plist-get (eglot--capabilities (eglot-current-server)) :executeCommandProvider)
                               :commands)
                    name))))

(defun uilsp--command (name)
  "What the server answers to its command NAME about the place at point."
  (unless (uilsp--has-p name)
    (user-error "No server with `%s' runs in this buffer: M-x eglot or M-x lsp" name))
  (if (and (fboundp 'lsp-workspaces) (lsp-workspaces))
      (lsp-request "workspace/executeCommand"
                   (list :command name :arguments (vector (lsp--text-document-position-params))))
    (jsonrpc-request (eglot-current-server) :workspace/executeCommand
                     (list :command name :arguments (vector (eglot--TextDocumentPositionParams))))))

(defun uilsp--member (answer key)
  "The member KEY of the server's ANSWER, a property list or a hash table."
  (if (hash-table-p answer) (gethash key answer) (plist-get answer (intern (concat ":" key)))))

(defun uilsp-explain ()
  "Explain the size of the view at point, in a window of its own."
  (interactive)
  (let* ((answer (uilsp--command "uilsp.explainLayout"))
         (text (and answer (uilsp--member answer "contents"))))
    (unless text (user-error "There is no view at point"))
    (with-help-window "*uilsp explanation*"
      (princ (replace-regexp-in-string "^```.*\n\\|\\*\\*\\|`" "" text)))))

;; The preview

(defvar-local uilsp--preview-process nil
  "The process that shows this buffer's file, where the server does not.")

(defun uilsp-preview ()
  "Show the views of this file in the browser; a click there leads to the source here."
  (interactive)
  (cond
   ((uilsp--has-p "uilsp.preview.start")
    (let* ((answer (uilsp--command "uilsp.preview.start"))
           (address (if (stringp answer) answer (and answer (uilsp--member answer "url")))))
      ;; A client that opens pages when it is asked to has been asked.
      (when (and address (not (and answer (not (stringp answer)) (uilsp--member answer "shown"))))
        (browse-url address))))
   ((process-live-p uilsp--preview-process)
    (when-let ((address (process-get uilsp--preview-process 'address)))
      (browse-url address)))
   (t (setq uilsp--preview-process (uilsp--start-preview)))))

(defun uilsp--start-preview ()
  "Start the process that shows this buffer's file as it is on disk."
  (let ((program (car (uilsp--contact))))
    (unless buffer-file-name (user-error "This buffer has no file"))
    (let ((process (make-process :name "uilsp-preview" :command (list program "--preview" buffer-file-name)
                                 :connection-type 'pipe :noquery t :filter #'uilsp--preview-says
                                 :sentinel #'ignore)))
      (process-put process 'folder default-directory)
      (add-hook 'kill-buffer-hook (lambda () (delete-process process)) nil t)
      process)))

(defun uilsp--preview-says (process text)
  "Take from PROCESS the TEXT: the page's address, then places that are clicked, each on a line."
  (let ((lines (split-string (concat (process-get process 'rest) text) "\n")))
    (process-put process 'rest (car (last lines)))
    (dolist (line (butlast lines))
      (cond
       ((string-match-p "\\`https?://" line)
        (process-put process 'address line)
        (browse-url line)
        (message "uilsp: the preview is at %s" line))
       ((string-match "\\`\\(.+\\):\\([0-9]+\\):\\([0-9]+\\)\\'" line)
        (let ((row (string-to-number (match-string 2 line)))
              (column (string-to-number (match-string 3 line))))
          (find-file (expand-file-name (match-string 1 line) (process-get process 'folder)))
          (goto-char (point-min))
          (forward-line (1- row))
          (move-to-column (1- column))))))))

;; The server: lsp-mode

(defvar lsp-language-id-configuration)
(declare-function lsp-register-client "lsp-mode" (client))
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode" (command &optional test-command))

(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(ui-mode . "ui"))
  (add-to-list 'lsp-language-id-configuration '(ui-ts-mode . "ui"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection (lambda () uilsp-server-command))
                    :major-modes '(ui-mode ui-ts-mode)
                    :server-id 'uilsp)))

(provide 'uilsp-mode)

;;; uilsp-mode.el ends here
