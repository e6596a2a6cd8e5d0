import { expect, test } from 'vitest';
import { deriveLockfile, type Lockfile } from '#tools/deploy/packFunctions.ts';

const lockfile = (packages: Lockfile['packages']): Lockfile => ({
  name: 'site',
  lockfileVersion: 3,
  packages: { '': {}, ...packages },
});

test('only the workspace’s dependencies and their versions are kept', () => {
  const root = lockfile({
    functions: { dependencies: { mail: '^1.0.0' } },
    'node_modules/mail': { version: '1.2.3', dependencies: { wire: '^2.0.0' } },
    'node_modules/wire': { version: '2.0.1', dev: true },
    'node_modules/react': { version: '19.0.0' },
  });
  expect(deriveLockfile(root, 'functions')).toEqual({
    name: 'functions',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'functions', dependencies: { mail: '^1.0.0' } },
      'node_modules/mail': { version: '1.2.3', dependencies: { wire: '^2.0.0' } },
      'node_modules/wire': { version: '2.0.1' },
    },
  });
});

test('an optional package that is not installed, and an optional peer of the site, are left out', () => {
  const root = lockfile({
    functions: { dependencies: { mail: '1' } },
    'node_modules/mail': {
      version: '1.0.0',
      optionalDependencies: { speed: '1' },
      peerDependencies: { react: '19' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    'node_modules/react': { version: '19.0.0' },
  });
  expect(Object.keys(deriveLockfile(root, 'functions').packages)).toEqual(['', 'node_modules/mail']);
});

test('another version of a dependency is nested below the package that needs it', () => {
  const root = lockfile({
    functions: { dependencies: { mail: '2', other: '1' } },
    'functions/node_modules/mail': { version: '2.0.0' },
    'node_modules/mail': { version: '1.0.0', dependencies: { wire: '1' } },
    'node_modules/other': { version: '1.0.0', dependencies: { mail: '1' } },
    'node_modules/wire': { version: '1.0.0' },
  });
  const { packages } = deriveLockfile(root, 'functions');
  expect(packages['node_modules/mail']?.version).toBe('2.0.0');
  expect(packages['node_modules/other/node_modules/mail']?.version).toBe('1.0.0');
  expect(packages['node_modules/wire']?.version).toBe('1.0.0');
});

test('an unlocked dependency is refused, and the error names it', () => {
  const missing = lockfile({ functions: { dependencies: { mail: '2' } } });
  expect(() => deriveLockfile(missing, 'functions')).toThrow('has no mail, which functions needs');
  expect(() => deriveLockfile(missing, 'elsewhere')).toThrow('no workspace elsewhere');
});
