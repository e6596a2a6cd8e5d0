import type { Plugin } from 'vite';

/** Lets the build drop unused parts of React Router. Its modules call React at load, so all parts count as used. */
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
