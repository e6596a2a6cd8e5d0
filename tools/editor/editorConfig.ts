import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import type * as v from 'valibot';
import { caseSchema } from '#src/copy/schemas/case.ts';
import { studioSchema } from '#src/copy/schemas/studio.ts';
import { studio } from '#src/copy/studio.ts';
import { detailPaths } from '#src/domain/site/paths.ts';
import { type Collection, type CollectionName, collections } from '../content/collections.ts';
import { ITEM_ADDRESS } from '../content/contentPlugin.ts';
import { formFields } from './formField.ts';
import words from './words.json' with { type: 'json' };

/** The repository of the content: its host, 'owner/name' and the published branch. */
export interface Repository {
  host: 'github' | 'gitlab';
  name: string;
  branch: string;
}

interface Form {
  label: string;
  singular: string;
  /** The field from which an item and its file get their name; `titulo` by default. */
  title?: string;
  /** How a list shows an item, if the title alone is not enough. */
  summary?: string;
}

const forms: Record<CollectionName, Form> = words.collections;

/** Fields made from an item's Markdown (tools/content/parseMarkdown.ts), and hints for writing that Markdown. */
const bodies = {
  parts: {
    fields: ['desafio', 'solucao', 'resultado'],
    hint: 'Três partes com estes títulos: Desafio, Solução e Resultado.',
  },
  article: {
    fields: ['lead', 'sections', 'references'],
    hint: 'Começa com um parágrafo sem título. As seções têm títulos do nível 2; a última, Referências, é uma lista.',
  },
};

const headings = ['heading-two', 'heading-three'] as const;
const lists = ['bulleted-list', 'numbered-list'] as const;

const bodyField = (body: keyof typeof bodies): Field => ({
  name: 'body',
  label: 'Texto',
  hint: bodies[body].hint,
  widget: 'markdown',
  editor_components: [],
  buttons: ['bold', 'italic', 'link', ...headings, 'quote', ...lists],
});

/** The form for a folder below content/. `entries` are the fields of its schema. */
function entryCollection(
  folder: CollectionName,
  entries: Record<string, v.GenericSchema>,
  body: Collection['body'],
  { label, singular, title = 'titulo', summary = `{{${title}}}` }: Form,
): EntryCollection {
  const own = Object.entries(entries).filter(([field]) => !(body && bodies[body].fields.includes(field)));
  return {
    name: folder,
    label,
    label_singular: singular,
    folder: `content/${folder}`,
    create: true,
    slug: `{{${title}}}`,
    identifier_field: title,
    summary,
    ...(folder in detailPaths && { preview_path: `${ITEM_ADDRESS}/${folder}/{{slug}}` }),
    extension: body ? 'md' : 'yaml',
    format: body ? 'yaml-frontmatter' : 'yaml',
    fields: [...formFields(Object.fromEntries(own)), ...(body ? [bodyField(body)] : [])],
  };
}

/** A collection of the editor for each kind of case, because each kind has its own fields. */
const caseCollections = (): EntryCollection[] =>
  caseSchema.options.map(({ entries }) => {
    const kind = entries.template.literal;
    const body = kind === 'story' ? 'parts' : undefined;
    return {
      ...entryCollection('cases', entries, body, words.cases[kind]),
      name: `cases-${kind}`,
      filter: { field: 'template', value: kind },
    };
  });

/**
 * The editor's settings: a form for each collection and for content/studio.json, made from the build's schemas. Without
 * a repository, the editor writes to the local folder; its previews are pages of the development server.
 */
export function editorConfig(repository?: Repository): CmsConfig {
  const { host, name, branch } = repository ?? { host: 'github', name: 'local/local', branch: 'main' };
  return {
    load_config_file: false,
    backend: { name: host, repo: name, branch },
    app_title: `${studio.name} · Conteúdo`,
    media_folder: 'src/pictures',
    public_folder: '/src/pictures',
    editor: { preview: false },
    show_preview_links: !repository,
    ...(!repository && { site_url: 'http://localhost:5173' }),
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: (Object.keys(forms) as CollectionName[]).flatMap((folder) => {
      if (folder === 'cases') return caseCollections();
      const { schema, body }: Collection = collections[folder];
      // The schema is an object schema, or a pipe that begins with one.
      const { entries } = schema as v.GenericSchema & { entries: Record<string, v.GenericSchema> };
      return entryCollection(folder, entries, body, forms[folder]);
    }),
    singletons: [
      {
        name: 'studio',
        label: 'O estúdio',
        file: 'content/studio.json',
        fields: formFields(studioSchema.entries),
      },
    ],
  };
}
