import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root, startTestFirestore, type TestFirestore } from './testFirestore.ts';

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore();
});
afterAll(() => server.stop());
beforeEach(() => server.ask('DELETE', '/emulator/v1/projects/demo-test/databases/(default)/documents'));

const name = `${root}/users/ana`;
const ana = { name: { stringValue: 'Ana' }, age: { integerValue: '30' } };

describe('one document', () => {
  it('is created with a given id, but only once', async () => {
    const created = await server.ask('POST', `${root}/users?documentId=ana`, { fields: ana });
    expect(created).toMatchObject({ status: 200, body: { name, fields: ana } });
    expect(created.body.createTime).toBe(created.body.updateTime);
    const again = await server.ask('POST', `${root}/users?documentId=ana`, { fields: {} });
    expect(again).toMatchObject({ status: 409, body: { error: { status: 'ALREADY_EXISTS' } } });
  });

  it('gets a generated id if none is given', async () => {
    const created = await server.ask('POST', `${root}/users`, { fields: ana });
    expect(created.body.name).toMatch(/\/users\/[A-Za-z0-9]{20}$/);
  });

  it('is read with all fields, or with the fields of a mask', async () => {
    await server.put('users/ana', {
      ...ana,
      address: { mapValue: { fields: { city: { stringValue: 'SP' }, zip: { nullValue: null } } } },
    });
    expect((await server.ask('GET', name)).body.fields).toMatchObject(ana);
    const masked = await server.ask('GET', `${name}?mask.fieldPaths=age&mask.fieldPaths=address.city`);
    expect(masked.body.fields).toEqual({
      age: { integerValue: '30' },
      address: { mapValue: { fields: { city: { stringValue: 'SP' } } } },
    });
  });

  it('is reported as missing with a 404 that contains its name', async () => {
    expect(await server.ask('GET', name)).toEqual({
      status: 404,
      body: { error: { code: 404, message: `Document "${name}" not found.`, status: 'NOT_FOUND' } },
    });
  });

  it('is replaced by a patch without a mask; a patch with a mask changes only the mask’s fields', async () => {
    await server.put('users/ana', ana);
    const part = await server.ask('PATCH', `${name}?updateMask.fieldPaths=age&updateMask.fieldPaths=name`, {
      fields: { age: { integerValue: 31 } },
    });
    expect(part.body.fields).toEqual({ age: { integerValue: '31' } });
    const whole = await server.ask('PATCH', name, { fields: { other: { booleanValue: true } } });
    expect(whole.body.fields).toEqual({ other: { booleanValue: true } });
  });

  it('keeps its update time when a write changes nothing', async () => {
    const first = await server.ask('PATCH', name, { fields: ana });
    const same = await server.ask('PATCH', name, { fields: ana });
    const changed = await server.ask('PATCH', name, { fields: {} });
    expect(same.body.updateTime).toBe(first.body.updateTime);
    expect(changed.body.updateTime > first.body.updateTime).toBe(true);
    expect(changed.body.createTime).toBe(first.body.createTime);
  });

  it('can be deleted even if it does not exist, unless a precondition requires its existence', async () => {
    await server.put('users/ana', ana);
    expect(await server.ask('DELETE', name)).toEqual({ status: 200, body: {} });
    expect((await server.ask('DELETE', name)).status).toBe(200);
    expect((await server.ask('DELETE', `${name}?currentDocument.exists=true`)).status).toBe(404);
  });

  it('may have any characters except a slash in its id', async () => {
    const id = 'é a:b?c #d';
    await server.ask('PATCH', `${root}/users/${encodeURIComponent(id)}`, { fields: ana });
    const found = await server.ask('GET', `${root}/users/${encodeURIComponent(id)}`);
    expect(found.body.name).toBe(`${root}/users/${id}`);
  });
});

describe('preconditions', () => {
  it('on existence and update time are enforced', async () => {
    const missing = await server.ask('PATCH', `${name}?currentDocument.exists=true`, { fields: ana });
    expect(missing).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
    const { body } = await server.ask('PATCH', `${name}?currentDocument.exists=false`, { fields: ana });
    const right = encodeURIComponent(body.updateTime);
    const changed = await server.ask('PATCH', `${name}?currentDocument.updateTime=${right}`, { fields: {} });
    expect(changed.status).toBe(200);
    const stale = await server.ask('PATCH', `${name}?currentDocument.updateTime=${right}`, { fields: ana });
    expect(stale).toMatchObject({ status: 400, body: { error: { status: 'FAILED_PRECONDITION' } } });
  });
});

describe('values', () => {
  it('of every type are returned as they were written', async () => {
    const values = {
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      large: { integerValue: '9223372036854775807' },
      half: { doubleValue: 0.5 },
      notANumber: { doubleValue: 'NaN' },
      negativeZero: { doubleValue: '-0' },
      moment: { timestampValue: '2024-02-29T12:00:00.123456Z' },
      text: { stringValue: 'são' },
      bytes: { bytesValue: 'AQID' },
      other: { referenceValue: `${root}/users/bia` },
      place: { geoPointValue: { latitude: -23.5, longitude: -46.6 } },
      list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
      map: { mapValue: { fields: { 'a b': { stringValue: 'x' } } } },
    };
    await server.put('users/ana', values);
    expect((await server.ask('GET', name)).body.fields).toEqual(values);
  });

  it('are normalised: an integer becomes text, and a timestamp becomes UTC without nanoseconds', async () => {
    await server.put('users/ana', {
      n: { integerValue: 7 },
      t: { timestampValue: '2024-01-01T09:00:00.000000999-03:00' },
      l: { arrayValue: {} },
    });
    expect((await server.ask('GET', name)).body.fields).toEqual({
      n: { integerValue: '7' },
      t: { timestampValue: '2024-01-01T12:00:00Z' },
      l: { arrayValue: {} },
    });
  });

  it.each([
    ['an integer of more than 64 bits', { integerValue: '9223372036854775808' }, 400],
    ['two types at once', { integerValue: '1', stringValue: '1' }, 400],
    ['no type', {}, 400],
    ['an array in an array', { arrayValue: { values: [{ arrayValue: {} }] } }, 400],
    ['an invalid timestamp', { timestampValue: 'yesterday' }, 400],
    ['a day that does not exist', { timestampValue: '2023-02-29T12:00:00Z' }, 400],
    ['a double written as a text', { doubleValue: 'many' }, 400],
    ['bytes that are not base64', { bytesValue: 'não' }, 400],
    ['a reference that is no document name', { referenceValue: `${root}/users` }, 400],
    ['a latitude over 90 degrees', { geoPointValue: { latitude: 91 } }, 400],
    ['a type that Firestore does not have', { dateValue: '2024' }, 501],
    ['a name that every JavaScript object inherits', { constructor: { a: 1 } }, 501],
  ])('are refused when they are %s', async (_, value, status) => {
    expect((await server.ask('PATCH', name, { fields: { value } })).status).toBe(status);
  });
});

describe('a collection', () => {
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c'])
      await server.put(`users/${id}`, { age: { integerValue: id === 'b' ? 9 : 5 } });
    await server.put('users/ghost/notes/n', {});
  });

  const idsOf = (documents: { name: string }[]) => documents.map((one) => one.name.split('/').at(-1));

  it('is listed in pages', async () => {
    const first = await server.ask('GET', `${root}/users?pageSize=2`);
    expect(idsOf(first.body.documents)).toEqual(['a', 'b']);
    const second = await server.ask('GET', `${root}/users?pageSize=2&pageToken=${first.body.nextPageToken}`);
    expect(idsOf(second.body.documents)).toEqual(['c']);
    expect(second.body).not.toHaveProperty('nextPageToken');
  });

  it('cannot be listed with a negative page size', async () => {
    expect((await server.ask('GET', `${root}/users?pageSize=-1`)).status).toBe(400);
  });

  it('is listed in the requested order; `showMissing` adds missing documents that have subcollections', async () => {
    const ordered = await server.ask('GET', `${root}/users?orderBy=age desc,__name__ desc`);
    expect(idsOf(ordered.body.documents)).toEqual(['b', 'c', 'a']);
    const all = await server.ask('GET', `${root}/users?showMissing=true`);
    expect(idsOf(all.body.documents)).toEqual(['a', 'b', 'c', 'ghost']);
    expect(all.body.documents[3]).not.toHaveProperty('fields');
  });

  it('is listed among the collection ids of its parent', async () => {
    await server.put('talks/t', {});
    expect((await server.ask('POST', `${root}:listCollectionIds`, {})).body).toEqual({
      collectionIds: ['talks', 'users'],
    });
    const below = await server.ask('POST', `${root}/users/ghost:listCollectionIds`, {});
    expect(below.body).toEqual({ collectionIds: ['notes'] });
  });
});
