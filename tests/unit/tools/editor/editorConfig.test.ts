import type { EntryCollection, Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { collections } from '#tools/content/collections.ts';
import { editorConfig } from '#tools/editor/editorConfig.ts';
import words from '#tools/editor/words.json' with { type: 'json' };

const config = editorConfig({ host: 'github', name: 'studio/site', branch: 'main' });
const forms = config.collections as EntryCollection[];

const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.name,
    ...namesOf(('fields' in field && field.fields) || []),
    ...namesOf('field' in field && field.field ? [field.field as Field] : []),
  ]);

const formOf = (name: string) => forms.find((form) => form.name === name)?.fields ?? [];
const fieldOf = (form: string, name: string) => formOf(form).find((field) => field.name === name);

test('every collection has a form, and each kind of case one of its own', () => {
  const folders = new Set(forms.map(({ folder }) => folder.replace('content/', '')));
  expect([...folders].toSorted()).toEqual(Object.keys(collections).toSorted());
  expect(forms.filter(({ folder }) => folder === 'content/cases').map(({ name }) => name)).toEqual([
    'cases-story',
    'cases-results',
    'cases-phases',
  ]);
  expect(config.singletons).toMatchObject([{ file: 'content/studio.json' }]);
});

test('a new item is a draft, and its preview is its page in the development server', () => {
  expect(fieldOf('projects', 'draft')).toMatchObject({ widget: 'boolean', default: true });
  expect(forms.find(({ name }) => name === 'events')?.preview_path).toBe('/_item/events/{{slug}}');
  expect(forms.find(({ name }) => name === 'team')?.preview_path).toBeUndefined();
  expect(config).toMatchObject({ editor: { preview: false }, show_preview_links: false });
  const local = editorConfig();
  expect(local).toMatchObject({ show_preview_links: true, site_url: 'http://localhost:5173' });
});

test('every label names a field of some form', () => {
  const studio = config.singletons?.[0] as { fields: Field[] };
  const used = new Set([...forms.flatMap(({ fields }) => namesOf(fields)), ...namesOf(studio.fields)]);
  expect(Object.keys(words.fields).filter((name) => !used.has(name))).toEqual([]);
});

test('a form asks for what its schema asks for', () => {
  expect(fieldOf('projects', 'category')).toMatchObject({ widget: 'select', label: 'Categoria' });
  expect(fieldOf('projects', 'title')).not.toHaveProperty('required');
  expect(fieldOf('projects', 'alt')).toMatchObject({ required: false, maxlength: 200 });
  expect(fieldOf('projects', 'image')).toMatchObject({ widget: 'image', required: false });
  expect(fieldOf('events', 'inicio')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD HH:mm' });
  expect(fieldOf('events', 'publicado')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(fieldOf('events', 'presencial')).toMatchObject({ widget: 'boolean' });
  expect(fieldOf('cases-phases', 'template')).toMatchObject({ widget: 'hidden', default: 'phases' });
});
