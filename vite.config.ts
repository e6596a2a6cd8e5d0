import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = { environment: 'node' } as const;

export default defineConfig({
  plugins: [react()],
  build: {
    target: ['es2023', 'chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': {
        target: process.env.FUNCTIONS_ORIGIN ?? 'http://127.0.0.1:5001',
        rewrite: (path) => path.replace(/^\/api/, '/demo-alinhavo/southamerica-east1'),
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/functions/**', 'tests/rules/**', 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/functions/**'],
          setupFiles: ['tests/support/setupComponents.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { ...node, name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false },
      },
    ],
  },
});
