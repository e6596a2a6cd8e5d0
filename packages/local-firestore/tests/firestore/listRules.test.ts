import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, startTestFirestore, type TestFirestore, tokenOf } from './testFirestore.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow list: if resource.data.owner == request.auth.uid; }
    match /shared/{id} { allow list: if request.auth.uid in resource.data.readers; }
    match /grades/{id} { allow list: if resource.data.points >= 5 && resource.data.points < 10; }
    match /states/{id} { allow list: if resource.data.state in ['open', 'done'] && resource.data.state != 'secret'; }
    match /places/{id} { allow list: if resource.data.address.city == 'SP' && resource.data.get('public', false); }
    match /public/{id} { allow list: if resource.data.hidden != true; }
    match /either/{id} { allow list: if resource.data.open == true || resource.data.owner == request.auth.uid; }
    match /typed/{id} { allow list: if 'owner' in resource.data && resource.data.owner is string; }
    match /named/{id} { allow list: if id == 'mine'; }
    match /team/{id} {
      allow list: if exists(/databases/$(database)/documents/members/$(resource.data.owner));
    }
    match /tags/{id} { allow list: if resource.data.tags.hasAny(['a', 'b']); }
    match /whole/{id} { allow list: if resource.data.keys().hasOnly(['owner']); }
    match /ordered/{id} { allow list: if request.query.orderBy.n == 'ASC'; }
    match /signed/{id} { allow list: if request.auth != null; }
  }
}`;

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore({ rules });
  await server.put('members/ana', {});
  await server.put('notes/hers', { owner: text('ana') });
});
afterAll(() => server.stop());

const text = (stringValue: string) => ({ stringValue });
const integer = (value: number) => ({ integerValue: String(value) });
const list = (...values: object[]) => ({ arrayValue: { values } });
const field = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const every = (op: 'AND' | 'OR', ...filters: object[]) => ({ compositeFilter: { op, filters } });
const yes = { booleanValue: true };
const mine = field('owner', 'EQUAL', text('ana'));

async function ask(collectionId: string, where?: object): Promise<{ allowed: boolean; message: string }> {
  const structuredQuery = { from: [{ collectionId }], where };
  const { status, body } = await server.ask('POST', `${root}:runQuery`, { structuredQuery }, tokenOf('ana'));
  return { allowed: status === 200, message: body[0]?.error?.message ?? '' };
}

describe('rules are not filters: a query', () => {
  it.each<[string, string, object | undefined]>([
    ['whose filter is what the rule demands', 'notes', mine],
    ['with more filters than it needs', 'notes', every('AND', mine, field('n', 'GREATER_THAN', integer(1)))],
    ['by array-contains', 'shared', field('readers', 'ARRAY_CONTAINS', text('ana'))],
    [
      'within the allowed range',
      'grades',
      every(
        'AND',
        field('points', 'GREATER_THAN_OR_EQUAL', integer(5)),
        field('points', 'LESS_THAN', integer(10)),
      ),
    ],
    [
      'within a narrower range',
      'grades',
      every(
        'AND',
        field('points', 'GREATER_THAN', integer(6)),
        field('points', 'LESS_THAN_OR_EQUAL', integer(9)),
      ),
    ],
    ['with IN if each value is allowed', 'states', field('state', 'IN', list(text('open'), text('done')))],
    [
      'by a nested field',
      'places',
      every('AND', field('address.city', 'EQUAL', text('SP')), field('public', 'EQUAL', yes)),
    ],
    ['by !=', 'public', field('hidden', 'NOT_EQUAL', yes)],
    ['with OR if each side is allowed', 'either', every('OR', mine, field('open', 'EQUAL', yes))],
    ['that requires a field and fixes its type', 'typed', mine],
    ['by name', 'named', field('__name__', 'EQUAL', { referenceValue: `${root}/named/mine` })],
    ['if it fixes the document that the rule reads', 'team', mine],
    ['by array-contains-any', 'tags', field('tags', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b')))],
    ['if the rule demands nothing of the documents', 'signed', undefined],
  ])('is allowed %s', async (_, collection, where) => {
    expect(await ask(collection, where)).toEqual({ allowed: true, message: '' });
  });

  it.each<[string, string, object | undefined, string]>([
    ['without the filter, although all stored documents are hers', 'notes', undefined, 'resource.data.owner'],
    ['for somebody else', 'notes', field('owner', 'EQUAL', text('bia')), 'false'],
    ['by another field', 'notes', field('author', 'EQUAL', text('ana')), 'resource.data.owner'],
    [
      'whose OR may find other documents',
      'notes',
      every('OR', mine, field('n', 'EQUAL', integer(1))),
      'resource.data.owner',
    ],
    [
      'if its IN includes somebody else',
      'notes',
      field('owner', 'IN', list(text('ana'), text('bia'))),
      'false',
    ],
    [
      'with array-contains for somebody else',
      'shared',
      field('readers', 'ARRAY_CONTAINS', text('bia')),
      'resource.data.readers',
    ],
    [
      'with a range open at one end',
      'grades',
      field('points', 'GREATER_THAN', integer(6)),
      'resource.data.points',
    ],
    [
      'over a wider range',
      'grades',
      every('AND', field('points', 'GREATER_THAN', integer(4)), field('points', 'LESS_THAN', integer(10))),
      'resource.data.points',
    ],
    [
      'over a range of another type',
      'grades',
      every('AND', field('points', 'GREATER_THAN', text('a')), field('points', 'LESS_THAN', text('b'))),
      'resource.data.points',
    ],
    [
      'if its IN has one value too many',
      'states',
      field('state', 'IN', list(text('open'), text('secret'))),
      'false',
    ],
    ['without the nested field', 'places', field('public', 'EQUAL', yes), 'resource.data.address'],
    [
      'without the field that the rule reads with a default',
      'places',
      field('address.city', 'EQUAL', text('SP')),
      'resource.data.public',
    ],
    ['that does not exclude a refused value', 'public', undefined, 'resource.data.hidden'],
    ['that does not require the field', 'typed', undefined, 'resource.data'],
    ['for any name', 'named', undefined, 'id'],
    ['if it does not fix the document that the rule reads', 'team', undefined, 'resource.data.owner'],
    ['if the rule reads all fields', 'whole', mine, 'resource.data'],
  ])('is refused %s', async (_, collection, where, named) => {
    const { allowed, message } = await ask(collection, where);
    expect(allowed).toBe(false);
    expect(message).toContain(named === 'false' ? "false for 'list'" : named);
    if (named !== 'false') expect(message).toContain('the query does not say what');
  });
});

it('a rule sees the orders that a query requests, but not the orders that the query’s inequalities imply', async () => {
  const where = field('n', 'GREATER_THAN', integer(1));
  const statusWith = async (orderBy?: object[]) => {
    const structuredQuery = { from: [{ collectionId: 'ordered' }], where, orderBy };
    return (await server.ask('POST', `${root}:runQuery`, { structuredQuery }, tokenOf('ana'))).status;
  };
  expect(await statusWith([{ field: { fieldPath: 'n' } }])).toBe(200);
  expect(await statusWith()).toBe(403);
});

describe('as in Google’s engine, a query', () => {
  const judging = async (condition: string, query: object | string) => {
    const content = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
      match /asked/{id} { allow list: if ${condition.replaceAll('@', 'resource.data.')}; } } }`;
    const other = await startTestFirestore({ rules: content });
    const structuredQuery = { from: [{ collectionId: 'asked' }], ...Object(query) };
    const { status } =
      typeof query === 'string'
        ? await other.ask('GET', `${root}/asked${query}`, undefined, tokenOf('ana'))
        : await other.ask('POST', `${root}:runQuery`, { structuredQuery }, tokenOf('ana'));
    await other.stop();
    return status === 200;
  };
  const above = { where: field('a', 'GREATER_THAN', integer(2)) };
  const not = { where: field('a', 'NOT_EQUAL', integer(2)) };
  const two = { where: field('a', 'EQUAL', integer(2)) };
  const holding = { where: field('l', 'ARRAY_CONTAINS', integer(2)) };
  const ordered = { orderBy: [{ field: { fieldPath: '`a b`' } }] };

  it.each<[string, object | string]>([
    ['request.query.offset == 0 && request.query.limit == null', {}],
    ['request.query.limit == 5 && request.query.offset == 0', '?pageSize=5'],
    ['request.query.limit == 30', ''],
    ["request.query.orderBy['a b'] == 'ASC'", ordered],
    ['request.path == /databases/(default)/documents/asked', {}],
    ['request.path == /databases/(default)/documents/asked', ''],
    ['resource.data is map && resource.data != null', {}],
    ['@a in [2] && @a == 2.0', two],
    ['@a != 2.0 && @a != null', not],
    ['@a > 1.5 && @a != 2 && @a != null', above],
    ['2.0 in @l && @l.hasAny([2.0]) && @l != null', holding],
  ])('is allowed under %s', async (condition, query) => {
    expect(await judging(condition, query)).toBe(true);
  });

  it.each<[string, object | string]>([
    ['request.query.offset == null', {}],
    ['request.query.limit == null', ''],
    ["request.query.orderBy['`a b`'] == 'ASC'", ordered],
    ['@a in [2.0]', two],
    ['@a > 1', { where: field('a', 'GREATER_THAN', { doubleValue: 2 }) }],
    ['@a != 2', { where: field('a', 'NOT_EQUAL', { doubleValue: 2 }) }],
    ['2 in @l', { where: field('l', 'ARRAY_CONTAINS', { doubleValue: 2 }) }],
    ['!(@a == 2)', not],
    ['!(@a == 1)', above],
    ['!(@a < 1)', above],
    ['(@a == 1) == false', above],
    ['@l.hasAll([2])', holding],
    ['@l.hasAny([2].toSet())', holding],
    ['@a == null', { where: field('a', 'EQUAL', { nullValue: null }) }],
    ['@a is float', { where: field('a', 'EQUAL', { doubleValue: 'NaN' }) }],
  ])('is refused under %s', async (condition, query) => {
    expect(await judging(condition, query)).toBe(false);
  });
});
