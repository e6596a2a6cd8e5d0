import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the site does not use of React Router: its forms, loaders and nested routes. Without these marks each
 * of its components counts as used, because it is made by a call or gets a name for developer tools.
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
