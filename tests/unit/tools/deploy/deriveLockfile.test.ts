import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deriveLockfile, type Lockfile } from '#tools/deploy/deriveLockfile.ts';

const lockfile = (packages: Lockfile['packages']): Lockfile => ({
  name: 'site',
  lockfileVersion: 3,
  packages: { '': {}, ...packages },
});

test('what the workspace needs is kept at its version, and nothing else', () => {
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

test('a version of its own takes the place of the one that the site uses', () => {
  const root = lockfile({
    functions: { dependencies: { mail: '^2.0.0' } },
    'functions/node_modules/mail': { version: '2.0.0' },
    'node_modules/mail': { version: '1.0.0' },
  });
  expect(deriveLockfile(root, 'functions').packages['node_modules/mail']).toEqual({ version: '2.0.0' });
});

test('nested versions stay nested', () => {
  const root = lockfile({
    functions: { dependencies: { mail: '1', wire: '1' } },
    'node_modules/mail': { version: '1.0.0', dependencies: { wire: '2' } },
    'node_modules/mail/node_modules/wire': { version: '2.0.0' },
    'node_modules/wire': { version: '1.0.0' },
  });
  const { packages } = deriveLockfile(root, 'functions');
  expect(packages['node_modules/mail/node_modules/wire']?.version).toBe('2.0.0');
  expect(packages['node_modules/wire']?.version).toBe('1.0.0');
});

test('an optional package that is not there, and an optional peer of the site, are left out', () => {
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

test('another version of what the workspace uses lies below the package that needs it', () => {
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

test('what is not locked is refused by name', () => {
  const missing = lockfile({ functions: { dependencies: { mail: '2' } } });
  expect(() => deriveLockfile(missing, 'functions')).toThrow('has no mail, which functions needs');
  expect(() => deriveLockfile(missing, 'elsewhere')).toThrow('no workspace elsewhere');
});

test('of this repository, every version and checksum is the one that is tested here', () => {
  const root: Lockfile = JSON.parse(
    readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8'),
  );
  const { packages } = deriveLockfile(root, 'functions');
  // npm places it at the top when the site's tools ask for the same version.
  const locked = ['functions/node_modules/nodemailer', 'node_modules/nodemailer'].find(
    (place) => place in root.packages,
  );
  const { dev, devOptional, ...nodemailer } = root.packages[locked ?? ''] ?? {};
  expect(nodemailer).toHaveProperty('integrity');
  expect(packages['node_modules/nodemailer']).toEqual(nodemailer);
  expect(packages).not.toHaveProperty('node_modules/react');
  for (const [place, { version }] of Object.entries(packages)) if (place) expect(version, place).toBeTruthy();
});
