import type { EntryCollection } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { collections } from '#tools/content/collections.ts';
import { editorConfig } from '#tools/editor/editorConfig.ts';

const config = editorConfig({ host: 'github', name: 'studio/site', branch: 'main' });
const forms = config.collections as EntryCollection[];

test('a new item is a draft, and its preview is its page in the development server', () => {
  expect(fieldOf('projects', 'draft')).toMatchObject({ widget: 'boolean', default: true });
  expect(forms.find(({ name }) => name === 'events')?.preview_path).toBe('/_item/events/{{slug}}');
  expect(forms.find(({ name }) => name === 'team')?.preview_path).toBeUndefined();
  expect(config).toMatchObject({ editor: { preview: false }, show_preview_links: false });
  const local = editorConfig();
  expect(local).toMatchObject({ show_preview_links: true, site_url: 'http://localhost:5173' });
});
