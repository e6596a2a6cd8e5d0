import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import type * as v from 'valibot';
import { studio } from '#src/copy/studio.ts';
import { caseSchema } from '#tools/content/schemas/case.ts';
import { studioSchema } from '#tools/content/schemas/studio.ts';
import { type Collection, type CollectionName, collections } from '../content/collections.ts';
import { type CollectionForm, caseForms, collectionForms } from './collectionForms.ts';
import { formFields, type ItemChoices } from './formField.ts';

/** Where the files are kept: the host, 'owner/name' and the branch that is published. */
export interface Repository {
  host: 'github' | 'gitlab';
  name: string;
  branch: string;
}

/** Fields that an item's Markdown becomes (tools/content/parseMarkdown.ts): they have no form field. */
const fieldsOfBody = {
  parts: ['desafio', 'solucao', 'resultado'],
  article: ['lead', 'sections', 'references'],
};

const bodyHints = {
  parts: 'Três partes com estes títulos: Desafio, Solução e Resultado.',
  article:
    'Começa com um parágrafo sem título. As seções têm títulos do nível 2; a última, Referências, é uma lista.',
};

const headings = ['heading-two', 'heading-three'] as const;
const lists = ['bulleted-list', 'numbered-list'] as const;

const bodyField = (body: 'parts' | 'article'): Field => ({
  name: 'body',
  label: 'Texto',
  hint: bodyHints[body],
  widget: 'markdown',
  editor_components: [],
  buttons: ['bold', 'italic', 'link', ...headings, 'quote', ...lists],
});

/** The form for the items of a folder below content/ whose schema has these entries. */
function entryCollection(
  folder: CollectionName,
  entries: Record<string, v.GenericSchema>,
  body: Collection['body'],
  { label, singular, title = 'titulo', summary = `{{${title}}}` }: CollectionForm,
  choices: ItemChoices,
): EntryCollection {
  const own = Object.entries(entries).filter(([field]) => !(body && fieldsOfBody[body].includes(field)));
  return {
    name: folder,
    label,
    label_singular: singular,
    folder: `content/${folder}`,
    create: true,
    slug: `{{${title}}}`,
    identifier_field: title,
    summary,
    extension: body ? 'md' : 'yaml',
    format: body ? 'yaml-frontmatter' : 'yaml',
    fields: [...formFields(Object.fromEntries(own), choices), ...(body ? [bodyField(body)] : [])],
  };
}

/** A collection of the editor for each kind of case: each has fields of its own. */
const caseCollections = (choices: ItemChoices): EntryCollection[] =>
  caseSchema.options.map(({ entries }) => {
    const kind = entries.template.literal;
    const body = kind === 'story' ? 'parts' : undefined;
    return {
      ...entryCollection('cases', entries, body, caseForms[kind], choices),
      name: `cases-${kind}`,
      filter: { field: 'template', value: kind },
    };
  });

/**
 * The settings of the editor for the files below content/: a form for each collection and for content/studio.json, made
 * from the schemas that the build checks. `choices` gives the items that a field may name.
 */
export function editorConfig({ host, name, branch }: Repository, choices: ItemChoices): CmsConfig {
  const forms = Object.entries(collectionForms) as [CollectionName, CollectionForm][];
  return {
    load_config_file: false,
    backend: { name: host, repo: name, branch },
    app_title: `${studio.name} · Conteúdo`,
    media_folder: 'src/pictures',
    public_folder: '/src/pictures',
    show_preview_links: false,
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: forms.flatMap(([folder, form]) => {
      if (folder === 'cases') return caseCollections(choices);
      const { schema, body }: Collection = collections[folder];
      // A schema for objects, or a pipe that begins with one.
      const { entries } = schema as v.GenericSchema & { entries: Record<string, v.GenericSchema> };
      return entryCollection(folder, entries, body, form, choices);
    }),
    singletons: [
      {
        name: 'studio',
        label: 'O estúdio',
        file: 'content/studio.json',
        fields: formFields(studioSchema.entries, choices),
      },
    ],
  };
}
