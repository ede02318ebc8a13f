// "Explain This Size": what the server says of the view at the cursor, as a page of Markdown beside the code.
'use strict';

const scheme = 'uilsp-explanation';

class Explanation {
  constructor(vscode) {
    this.vscode = vscode;
    this.changed = new vscode.EventEmitter();
    this.onDidChange = this.changed.event;
    this.uri = vscode.Uri.parse(`${scheme}:/Why%20this%20size.md`);
    this.text = '';
  }

  provideTextDocumentContent() {
    return this.text;
  }

  async show(text) {
    this.text = text;
    this.changed.fire(this.uri);
    await this.vscode.commands.executeCommand('markdown.showPreviewToSide', this.uri);
  }
}

module.exports = { Explanation, scheme };
