import type { CustomPlugin, XastElement, XastParent } from 'svgo';

const isGroup = (node: XastParent | XastParent['children'][number]): node is XastElement =>
  node.type === 'element' && node.name === 'g' && Object.keys(node.attributes).length === 0;

/**
 * Removes what only the drawing program needs: ids that nothing refers to, and groups that have nothing but a name. The
 * rest of the optimisation then sees the shapes alone, so naming them costs visitors nothing.
 */
export const dropNames: CustomPlugin = {
  name: 'dropNames',
  fn: (root) => {
    const referenced = new Set<string>();
    const collect = (parent: XastParent) => {
      for (const node of parent.children) {
        if (node.type !== 'element') continue;
        for (const value of Object.values(node.attributes))
          for (const [, id = ''] of value.matchAll(/#([\w-]+)/g)) referenced.add(id);
        collect(node);
      }
    };
    collect(root);
    const drop = (parent: XastParent) => {
      parent.children = parent.children.flatMap((node) => {
        if (node.type !== 'element') return [node];
        if (!referenced.has(node.attributes.id ?? '')) delete node.attributes.id;
        drop(node);
        return isGroup(node) ? node.children : [node];
      }) as typeof parent.children;
    };
    drop(root);
    return {};
  },
};
