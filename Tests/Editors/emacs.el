;;; emacs.el --- what a user of editors/emacs sees, in the real editor -*- lexical-binding: t; -*-

;; emacs -Q --batch -L editors/emacs -l Tests/Editors/emacs.el     (see Tests/Editors/run)
;; UILSP is the server, FIXTURES the folder with greedy.ui and qt-form.ui.  Ends with status 1 when anything is missing.

;;; Code:

;; Debian keeps packages where -Q does not look.
(let ((packages "/usr/share/emacs/site-lisp/elpa"))
  (when (and (not (locate-library "eglot")) (file-directory-p packages))
    (dolist (folder (directory-files packages t "^[a-z]"))
      (add-to-list 'load-path folder))))
(unless (require 'eglot nil t)
  (princ "skipped: this Emacs has no eglot\n")
  (kill-emacs 77))
(require 'uilsp-mode)
(require 'flymake)

(defvar failures 0)

(defun check (what holds detail)
  "Report whether WHAT HOLDS, with DETAIL."
  (unless holds (setq failures (1+ failures)))
  (let ((text (replace-regexp-in-string "[\n\t ]+" " " (format "%s" detail))))
    (princ (format "%s %s: %s\n" (if holds "ok  " "FAIL") what (substring text 0 (min 160 (length text)))))))

(defun eventually (condition)
  "Wait until the function CONDITION returns something, and return that."
  (let ((end (+ (float-time) 15)) result)
    (while (and (not (setq result (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.05)
      (sit-for 0.02))
    result))

(defun go-to (text)
  "Put point before TEXT."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun open-fixture (name)
  "Visit the fixture NAME, as from the file manager."
  (switch-to-buffer (find-file-noselect (expand-file-name name (getenv "FIXTURES")))))

(defun probe-editing ()
  "The mode by itself."
  (open-fixture "qt-form.ui")
  (check "XML is left alone" (eq major-mode 'nxml-mode) major-mode)
  (open-fixture "greedy.ui")
  (check "mode" (eq major-mode 'ui-mode) major-mode)
  (font-lock-ensure)
  (go-to "struct")
  (check "highlighting" (eq (get-text-property (point) 'face) 'font-lock-keyword-face) (get-text-property (point) 'face))
  (let ((text (buffer-string)))
    (indent-region (point-min) (point-max))
    (check "indentation" (equal (buffer-string) text) (count-lines (point-min) (point-max)))
    (set-buffer-modified-p nil)))

(defun probe-findings ()
  "Diagnostics, where they belong."
  (flymake-mode 1)
  (flymake-start)
  (eventually #'flymake-diagnostics)
  (let ((found (car (flymake-diagnostics))))
    (check "diagnostics" found (and found (flymake-diagnostic-text found)))
    (go-to "GeometryReader")
    (check "at the reader"
           (and found (= (line-number-at-pos (flymake-diagnostic-beg found)) (line-number-at-pos)))
           (and found (line-number-at-pos (flymake-diagnostic-beg found))))))

(defun probe-hover ()
  "What eldoc shows at a view."
  (go-to "Text(")
  (let (shown)
    (run-hook-wrapped 'eldoc-documentation-functions
                      (lambda (function)
                        (ignore-errors
                          (funcall function (lambda (text &rest _) (when text (setq shown (concat shown text))))))
                        nil))
    (check "hover" (eventually (lambda () shown)) shown)))

(defun probe-fix (server)
  "The quick fix that SERVER offers, applied."
  (let* ((found (car (flymake-diagnostics)))
         (actions (and found (condition-case problem
                                 (eglot-code-actions (flymake-diagnostic-beg found) (flymake-diagnostic-end found))
                               (error (check "quick fix" nil problem) nil))))
         (fix (car actions))
         (eglot-confirm-server-edits nil)
         (eglot-confirm-server-initiated-edits nil))
    (check "quick fix" fix (and fix (plist-get fix :title)))
    (when fix
      (if (fboundp 'eglot-execute)
          (eglot-execute server fix)
        (eglot--apply-workspace-edit (plist-get fix :edit) nil))
      (eglot--signal-textDocument/didChange)
      (eventually (lambda () (null (flymake-diagnostics))))
      (check "no finding is left" (null (flymake-diagnostics)) (length (flymake-diagnostics)))
      (check "the text is still there" (progn (go-to "Text(") t) "Text("))))

(defun probe-server ()
  "The server, through the package's own entry."
  (setq uilsp-server-command (split-string (getenv "UILSP") " "))
  (let ((eglot-sync-connect 30))
    (apply #'eglot (eglot--guess-contact)))
  (let ((server (eglot-current-server)))
    (check "the server runs" server (and server (eglot--capabilities server)))
    (when server
      (probe-commands)
      (probe-findings)
      (probe-hover)
      (probe-fix server)
      (ignore-errors (eglot-shutdown server)))))

(defun probe-commands ()
  "The size at point is explained, and the preview is shown in a browser."
  (goto-char (point-min))
  (search-forward "Text(")
  (backward-char 3)
  (uilsp-explain)
  (let ((text (with-current-buffer "*uilsp explanation*" (buffer-string))))
    (check "explain" (string-match-p "90\\.33 × 20\\.33" text) text))
  (let* (opened
         (browse-url-browser-function (lambda (address &rest _) (setq opened address))))
    (uilsp-preview)
    (eventually (lambda () opened))
    (check "preview" (and opened (string-match-p "\\`http://127\\.0\\.0\\.1:[0-9]+/[0-9a-f]+/\\'" opened)) opened)
    (when (and opened (executable-find "curl"))
      (let ((page (with-temp-buffer (call-process "curl" nil t nil "--silent" opened) (buffer-string))))
        (check "its page" (string-match-p "<main" page) (length page))))))

(defun probe-missing-server ()
  "A program that is missing is said in words."
  (let* ((uilsp-server-command '("/nowhere/uilsp" "--stdio"))
         (said (condition-case problem (uilsp--contact) (user-error (error-message-string problem)))))
    (check "missing server" (and (stringp said) (string-match-p "/nowhere/uilsp" said)) said)))

(defun probe-tree-sitter ()
  "The grammar compiles and colours, where this Emacs can use it."
  (if (not (and (fboundp 'treesit-available-p) (treesit-available-p)))
      (princ "     no tree-sitter in this Emacs\n")
    (setq user-emacs-directory (file-name-as-directory (expand-file-name "emacs" (getenv "FIXTURES"))))
    (uilsp-install-grammar)
    (find-file (expand-file-name "good.ui" (getenv "FIXTURES")))
    (insert "struct A: View { var body: some View { Text(\"a\") } }\n")
    (set-buffer-modified-p nil)
    (uilsp-auto-mode)
    (check "ui-ts-mode" (eq major-mode 'ui-ts-mode) major-mode)
    (font-lock-ensure)
    (go-to "some")
    (check "tree-sitter highlighting" (eq (get-text-property (point) 'face) 'font-lock-keyword-face)
           (get-text-property (point) 'face))))

(condition-case problem
    (progn (probe-editing) (probe-server) (probe-missing-server) (probe-tree-sitter))
  (error (check "no Lisp error" nil problem)))
(dolist (buffer (buffer-list))
  (with-current-buffer buffer (set-buffer-modified-p nil)))
(kill-emacs (if (= failures 0) 0 1))

;;; emacs.el ends here
