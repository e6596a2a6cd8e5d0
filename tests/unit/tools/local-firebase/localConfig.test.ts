import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localConfig } from '#tools/local-firebase/localConfig.ts';
import { localPorts } from '#tools/local-firebase/localPorts.ts';

const deployed = JSON.parse(readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'));

type Rule = { source: string; headers: { key: string; value: string }[] };

function policyOf(config: { hosting: { headers?: Rule[] } }): Record<string, string[]> {
  const headers = (config.hosting.headers ?? []).flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test('an offset moves every port, and everything stays on this machine', () => {
  const { emulators } = localConfig(deployed, localPorts(300));
  const { singleProjectMode, ui, ...services } = emulators as Record<string, { host: string; port: number }>;
  expect(services.hosting).toEqual({ host: 'localhost', port: 5305 });
  expect(services.auth).toEqual({ host: '127.0.0.1', port: 9399 });
  for (const { host } of Object.values(services)) expect(['127.0.0.1', 'localhost']).toContain(host);
});

test('the local policy admits the emulators instead of what they stand for, and nothing else is different', () => {
  const strict = policyOf(deployed);
  const local = policyOf(localConfig(deployed, localPorts(300)));
  const google = [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ];
  const others = (name: string) => (strict[name] ?? []).filter((source) => !google.includes(source));
  const [storage, ...rest] = ['http://127.0.0.1:9498', 'http://127.0.0.1:9399', 'http://127.0.0.1:8380'];
  const sorted = (policy: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, [...sources].sort()]));
  expect(sorted(local)).toEqual(
    sorted({
      ...strict,
      'connect-src': [...others('connect-src'), ...rest, storage ?? ''],
      'img-src': [...others('img-src'), storage ?? ''],
    }),
  );
});

test('an offset that leads to no port is refused', () => {
  for (const offset of [-1, 1.5, Number.NaN, 60_000])
    expect(() => localPorts(offset)).toThrow('whole number from 0');
});

test('an offset that leads to a port which fetch refuses is refused with its service', () => {
  expect(() => localPorts(1600)).toThrow('port 6000 (Emulator hub)');
  expect(() => localPorts(2000)).toThrow('port 10080 (Firestore emulator)');
});
