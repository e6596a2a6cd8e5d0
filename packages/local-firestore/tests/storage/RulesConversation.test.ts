import { beforeEach, describe, expect, it } from 'vitest';
import { RulesConversation } from '../../src/storage/RulesConversation.ts';

const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /photos/{uid}/{file} {
      allow get: if resource.metadata.owner == request.auth.uid;
      allow create: if request.resource.size < 10 && request.time > timestamp.date(2020, 1, 1)
        && !firestore.exists(/databases/(default)/documents/deleted/$(uid))
        && firestore.get(/databases/(default)/documents/users/$(uid)).data.level >= 2;
    }
  }
}`;

let sent: Record<string, unknown>[];
let conversation: RulesConversation;
beforeEach(() => {
  sent = [];
  conversation = new RulesConversation((message) => sent.push(message as Record<string, unknown>));
});

/** Sends a message as the emulator does and returns the reply. */
function say(message: object): Record<string, unknown> | undefined {
  conversation.receive(JSON.stringify(message));
  return sent.at(-1);
}

function load(content: string) {
  const source = { files: [{ name: 'storage.rules', content }] };
  return say({ id: 0, action: 'load_ruleset', context: { rulesetName: '0', source } });
}

const time = { timestamp_value: '2024-01-01T00:00:00.000Z' };
const map = (fields: object) => ({ map_value: { fields } });

function verify(method: string, request: object, resource: object = { null_value: null }) {
  const variables = { request: map(request), resource };
  const context = {
    rulesetName: '0',
    service: 'firebase.storage',
    path: '/b/x/o/photos/ana/1',
    method,
    variables,
  };
  return say({ id: 1, action: 'verify', context });
}

const permit = (permitted: boolean) => ({
  id: 1,
  status: 'ok',
  warnings: [],
  errors: [],
  result: { permit: permitted },
});

describe("the Storage emulator's rules conversation", () => {
  it('reports that it is ready, and returns the version of loaded rules', () => {
    conversation.reportReady();
    expect(sent).toEqual([{ id: -1, status: 'ok', warnings: [], errors: [] }]);
    expect(load(rules)).toMatchObject({ id: 0, status: 'ok', errors: [], result: { rulesVersion: 2 } });
  });

  it('reports the fault of broken rules, and its position', () => {
    expect(load("rules_version = '2';\nservice firebase.storage { allow read; }")).toMatchObject({
      errors: ['storage.rules:2:28 expected "match" or "function", found "allow"'],
    });
  });

  it('decides by the values of request and resource', () => {
    load(rules);
    const auth = map({ uid: { string_value: 'ana' } });
    const ownedBy = (owner: string) => map({ metadata: map({ owner: { string_value: owner } }) });
    expect(verify('get', { auth }, ownedBy('ana'))).toEqual(permit(true));
    expect(verify('get', { auth }, ownedBy('bia'))).toEqual(permit(false));
    expect(verify('get', { auth: { null_value: null } }, ownedBy('ana'))).toEqual(permit(false));
    expect(verify('delete', { auth }, ownedBy('ana'))).toEqual(permit(false));
  });

  it.each([
    ['allows if all documents meet the rule', 'not_found', '2', true],
    ['refuses if the first document exists', 'ok', '2', false],
    ['refuses if the second document does not meet the rule', 'not_found', '1', false],
  ])('requests the documents that a rule reads, one after another, and %s', (_, first, level, permitted) => {
    load(rules);
    const upload = {
      resource: map({ size: { int_value: 5 } }),
      time,
    };
    const question = (path: string) => ({
      server_request_id: 1,
      action: 'fetch_firestore_document',
      context: { path: `/databases/(default)/documents/${path}` },
    });
    expect(verify('create', upload)).toEqual(question('deleted/ana'));
    const next = say({ id: 1, status: first, result: { name: 'x', fields: {} }, warnings: [], errors: [] });
    if (first === 'ok') return expect(next).toEqual(permit(permitted));
    expect(next).toEqual(question('users/ana'));
    const fields = { level: { integerValue: level } };
    expect(say({ id: 1, status: 'ok', result: { name: 'y', fields }, warnings: [], errors: [] })).toEqual(
      permit(permitted),
    );
  });

  it('responds to an unknown message or value with an error, never with a permission', () => {
    expect(verify('get', {})).toMatchObject({ errors: [expect.stringContaining('No rules are loaded')] });
    load(rules);
    expect(verify('create', { resource: map({ size: { int_value: 5 } }), time })).toHaveProperty('action');
    expect(say({ id: 1, status: 'invalid_state', warnings: [], errors: [] })).toMatchObject({
      errors: [expect.stringContaining('deleted/ana')],
    });
    expect(say({ id: 7, action: 'unload' })).toMatchObject({
      errors: [expect.stringContaining('does not know')],
    });
    expect(verify('get', {}, { duration_value: '1s' })).toMatchObject({
      errors: [expect.stringContaining('duration_value')],
    });
  });
});
