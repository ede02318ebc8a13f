// The view "UI Elements": the tree of what is on the screen, scene by scene, with frames (the server's `uilsp.layoutTree`).
// A click goes to the source; the element of the place where the cursor is gets selected.
'use strict';

const rounded = length => String(Math.round(length * 100) / 100);

class Elements {
  /** `request` sends a command of the server about a document, and gives nothing where the server has none such. */
  constructor(vscode, request) {
    Object.assign(this, { vscode, request });
    this.changed = new vscode.EventEmitter();
    this.onDidChangeTreeData = this.changed.event;
    this.scenes = [];
  }

  refresh() {
    clearTimeout(this.pending);
    this.changed.fire(undefined);
  }

  /** Asks anew once nobody has typed for a moment. */
  refreshSoon() {
    clearTimeout(this.pending);
    this.pending = setTimeout(() => this.refresh(), 300);
  }

  dispose() {
    clearTimeout(this.pending);
  }

  async getChildren(node) {
    if (node) return node.children ?? [];
    const document = this.vscode.window.activeTextEditor?.document;
    const answer = (await this.request('uilsp.layoutTree', document)) ?? [];
    this.document = document;
    this.scenes = answer.map(({ title, width, height, root }) => {
      const scene = { name: title, frame: [0, 0, width, height], isScene: true };
      scene.children = root ? [this.linked(root, scene)] : [];
      return scene;
    });
    return this.scenes;
  }

  /** The node, knowing what it lies in. */
  linked(node, parent) {
    node.parent = parent;
    for (const child of node.children) this.linked(child, node);
    return node;
  }

  getParent(node) {
    return node.parent;
  }

  getTreeItem(node) {
    const { vscode } = this;
    const { None, Expanded } = vscode.TreeItemCollapsibleState;
    const item = new vscode.TreeItem(node.name, node.children?.length ? Expanded : None);
    const [x, y, width, height] = node.frame.map(rounded);
    item.description = node.isScene ? `${width} × ${height}` : `${width} × ${height} at (${x}, ${y})`;
    item.iconPath = new vscode.ThemeIcon(node.isScene ? 'device-mobile' : node.kind === 'modifier' ? 'symbol-method' : 'symbol-class');
    if (node.proposal) item.tooltip = `proposed ${node.proposal.map(length => (typeof length === 'number' ? rounded(length) : length ?? 'nothing')).join(' × ')}`;
    if (node.range) item.command = { command: 'uilsp.reveal', title: 'Go to Source', arguments: [node.uri, node.range] };
    return item;
  }

  /** The innermost element that is written around a place of the document, the first one where there are several. */
  element(document, position) {
    if (document !== this.document) return undefined;
    const uri = document.uri.toString();
    let found, smallest = Infinity;
    const visit = node => {
      if (node.range && node.uri === uri && contains(node.range, position)) {
        const size = (node.range.end.line - node.range.start.line) * 1e6 + node.range.end.character - node.range.start.character;
        if (size < smallest) [found, smallest] = [node, size];
      }
      node.children.forEach(visit);
    };
    this.scenes.forEach(visit);
    return found;
  }
}

const isBefore = (one, other) => one.line < other.line || (one.line === other.line && one.character <= other.character);
const contains = ({ start, end }, position) => isBefore(start, position) && isBefore(position, end);

module.exports = { Elements };
