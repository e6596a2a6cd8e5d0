import type { Plugin } from 'vite';

/**
 * Lets the build drop unused parts of React Router: forms, loaders and nested routes. Without these changes every
 * component counts as used, because its module calls React or sets a display name for it.
 */
export const routerParts: Plugin = {
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
};
