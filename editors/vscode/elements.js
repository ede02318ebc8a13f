// The view "UI Elements": the tree of what is on the screen, with frames, where the server tells it (`ui/layoutTree`).
'use strict';

class Elements {
  /** `request` sends a command of the server about a document, and gives nothing where the server has none such. */
  constructor(vscode, request) {
    Object.assign(this, { vscode, request });
    this.changed = new vscode.EventEmitter();
    this.onDidChangeTreeData = this.changed.event;
  }

  refresh() {
    this.changed.fire(undefined);
  }

  async getChildren(node) {
    if (node) return node.children ?? [];
    const document = this.vscode.window.activeTextEditor?.document;
    const tree = await this.request('ui/layoutTree', document);
    return [].concat(tree?.scenes?.map(scene => scene.root) ?? tree ?? []);
  }

  getTreeItem(node) {
    const { vscode } = this;
    const state = node.children?.length ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.None;
    const item = new vscode.TreeItem(node.name, state);
    const { x, y, width, height } = node.frame ?? {};
    if (width !== undefined) item.description = `${width} × ${height} at (${x}, ${y})`;
    return item;
  }
}

module.exports = { Elements };
