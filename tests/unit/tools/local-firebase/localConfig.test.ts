import { expect, test } from 'vitest';
import { localConfig } from '#tools/local-firebase/localConfig.ts';
import { localPorts } from '#tools/local-firebase/localPorts.ts';
import deployed from '../../../../firebase.json' with { type: 'json' };

type Rule = { source: string; headers: { key: string; value: string }[] };

function policyOf(config: { hosting: { headers?: Rule[] } }): Map<string, Set<string>> {
  const headers = (config.hosting.headers ?? []).flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, new Set(sources)];
    }),
  );
}

test('an offset shifts every port, and all services listen only on this machine', () => {
  const { emulators } = localConfig(deployed, localPorts(300));
  const { singleProjectMode, ui, ...services } = emulators as object as Record<
    string,
    { host: string; port: number }
  >;
  expect(services.hosting).toEqual({ host: 'localhost', port: 5305 });
  expect(services.auth).toEqual({ host: '127.0.0.1', port: 9399 });
  for (const { host } of Object.values(services)) expect(['127.0.0.1', 'localhost']).toContain(host);
});

test('the local policy differs only in allowing emulators instead of Google’s services', () => {
  const strict = policyOf(deployed);
  const local = policyOf(localConfig(deployed, localPorts(300)));
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const others = (name: string) =>
    [...(strict.get(name) ?? [])].filter((source) => !source.endsWith('.googleapis.com'));
  expect(local).toEqual(
    strict
      .set('connect-src', new Set([...others('connect-src'), at(9498), at(9399), at(8380)]))
      .set('img-src', new Set([...others('img-src'), at(9498)])),
  );
});

test('an offset is refused if it leads to a port that fetch blocks, and the error names the service', () => {
  expect(() => localPorts(1600)).toThrow('port 6000 (Emulator hub)');
  expect(() => localPorts(2000)).toThrow('port 10080 (Firestore emulator)');
});
