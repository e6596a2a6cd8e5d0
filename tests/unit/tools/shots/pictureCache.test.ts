import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureCache } from '#tools/shots/pictureCache.ts';

let folder: string;
let takes: number;

/** A photograph that differs each time. */
const take = async () => {
  takes += 1;
  return new Map([['390-light/home', Buffer.from(`picture ${takes}`)]]);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  takes = 0;
});
afterEach(() => rm(folder, { recursive: true }));

test('a picture is taken once, also for the next comparison', async () => {
  const first = await (await openPictureCache(folder))(0, 'home', take);
  const second = await (await openPictureCache(folder))(0, 'home', take);
  expect(second).toEqual(first);
  expect(takes).toBe(1);
});

test('another take and another scene are photographed by themselves', async () => {
  const read = await openPictureCache(folder);
  await read(0, 'home', take);
  await read(1, 'home', take);
  await read(0, 'menu-open', take);
  expect(takes).toBe(3);
});

test('a scene that could not be photographed is tried again', async () => {
  const read = await openPictureCache(folder);
  expect(await read(0, 'home', async () => 'no such page')).toBe('no such page');
  await read(0, 'home', take);
  expect(takes).toBe(1);
});
