import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import type * as v from 'valibot';
import { caseSchema } from '#src/content/schemas/case.ts';
import { studioSchema } from '#src/content/schemas/studio.ts';
import { studio } from '#src/content/studio.ts';
import { type CollectionName, collections } from '../content/collections.ts';
import { caseForms, collectionForms } from './collectionForms.ts';
import { formFields, type ItemChoices } from './formField.ts';

/** Where the files are kept: the host, 'owner/name' and the branch that is published. */
export interface Repository {
  host: 'github' | 'gitlab';
  name: string;
  branch: string;
}

type Entries = Record<string, v.GenericSchema>;

/** What the Markdown of an item becomes (tools/content/parseMarkdown.ts), and so has no field of its own. */
const fieldsOfBody = {
  parts: ['desafio', 'solucao', 'resultado'],
  article: ['lead', 'sections', 'references'],
};

const bodyHints = {
  parts: 'Três partes com estes títulos: Desafio, Solução e Resultado.',
  article:
    'Começa com um parágrafo sem título. As seções têm títulos do nível 2; a última, Referências, é uma lista.',
};

/** The entries of a schema for objects, or of what a pipe begins with. */
const entriesOf = (schema: v.GenericSchema) => (schema as unknown as { entries: Entries }).entries;

function bodyField(body: 'parts' | 'article'): Field {
  return {
    name: 'body',
    label: 'Texto',
    hint: bodyHints[body],
    widget: 'markdown',
    editor_components: [],
    buttons: [
      'bold',
      'italic',
      'link',
      'heading-two',
      'heading-three',
      'quote',
      'bulleted-list',
      'numbered-list',
    ],
  };
}

interface Form {
  label: string;
  singular: string;
  title: string;
  summary?: string;
}

function entryCollection(
  name: string,
  folder: string,
  entries: Entries,
  form: Form,
  body: 'parts' | 'article' | undefined,
  choices: ItemChoices,
): EntryCollection {
  const own = Object.entries(entries).filter(([field]) => !(body && fieldsOfBody[body].includes(field)));
  return {
    name,
    label: form.label,
    label_singular: form.singular,
    folder: `content/${folder}`,
    create: true,
    slug: `{{${form.title}}}`,
    identifier_field: form.title,
    summary: form.summary ?? `{{${form.title}}}`,
    extension: body ? 'md' : 'yaml',
    format: body ? 'yaml-frontmatter' : 'yaml',
    fields: [...formFields(Object.fromEntries(own), choices), ...(body ? [bodyField(body)] : [])],
  };
}

/** A collection of the editor for each kind of case: each has fields of its own. */
function caseCollections(choices: ItemChoices): EntryCollection[] {
  return caseSchema.options.map((schema) => {
    const { template } = schema.entries;
    const kind = template.literal;
    const body = kind === 'story' ? 'parts' : undefined;
    return {
      ...entryCollection(`cases-${kind}`, 'cases', schema.entries, caseForms[kind], body, choices),
      filter: { field: 'template', value: kind },
    };
  });
}

/**
 * The settings of the editor for the files below content/: a form for each collection and for content/studio.json, made
 * from the schemas that the build checks. `choices` gives the items that a field may name.
 */
export function editorConfig({ host, name, branch }: Repository, choices: ItemChoices): CmsConfig {
  const order = Object.keys(collectionForms) as CollectionName[];
  return {
    load_config_file: false,
    backend: { name: host, repo: name, branch },
    app_title: `${studio.name} · Conteúdo`,
    media_folder: 'src/pictures',
    public_folder: '/src/pictures',
    show_preview_links: false,
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: order.flatMap((collection) => {
      if (collection === 'cases') return caseCollections(choices);
      const { schema, ...rest } = collections[collection];
      const body = 'body' in rest ? rest.body : undefined;
      return entryCollection(
        collection,
        collection,
        entriesOf(schema),
        collectionForms[collection],
        body,
        choices,
      );
    }),
    singletons: [
      {
        name: 'studio',
        label: 'Horário, contato e redes',
        file: 'content/studio.json',
        fields: formFields(studioSchema.entries, choices),
      },
    ],
  };
}
