import type { EntryCollection } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { collections } from '#tools/content/collections.ts';
import { editorConfig } from '#tools/editor/editorConfig.ts';

const config = editorConfig({ host: 'github', name: 'studio/site', branch: 'main' });
const forms = config.collections as EntryCollection[];

const formOf = (name: string) => forms.find((form) => form.name === name)?.fields ?? [];
const fieldOf = (form: string, name: string) => formOf(form).find((field) => field.name === name);

test('every collection has a form, and each kind of case has its own form', () => {
  const folders = new Set(forms.map(({ folder }) => folder.replace('content/', '')));
  expect([...folders].toSorted()).toEqual(Object.keys(collections).toSorted());
  expect(forms.filter(({ folder }) => folder === 'content/cases').map(({ name }) => name)).toEqual([
    'cases-story',
    'cases-results',
    'cases-phases',
  ]);
  expect(config.singletons).toMatchObject([{ file: 'content/studio.json' }]);
});

test('a new item is a draft, and its preview link leads to its page in the development server', () => {
  expect(fieldOf('projects', 'draft')).toMatchObject({ widget: 'boolean', default: true });
  expect(forms.find(({ name }) => name === 'events')?.preview_path).toBe('/_item/events/{{slug}}');
  expect(forms.find(({ name }) => name === 'team')?.preview_path).toBeUndefined();
  expect(config).toMatchObject({ editor: { preview: false }, show_preview_links: false });
  const local = editorConfig();
  expect(local).toMatchObject({ show_preview_links: true, site_url: 'http://localhost:5173' });
});
