import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@sveltia/cms';
import type * as v from 'valibot';
import { categories } from '#src/copy/about/categories.ts';
import { publicationTypes } from '#src/copy/academy/publicationTypes.ts';
import { day, hour, time, year } from '#src/copy/schemas/fields.ts';
import { adherences } from '#src/copy/site/conformanceReport.ts';
import { questions } from '#src/copy/site/questions.ts';
import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import { collections } from '../content/collections.ts';
import { parseItem } from '../content/parseItem.ts';
import { contentFolder } from '../content/readContent.ts';
import words from './words.json' with { type: 'json' };

/** The labels of the fields in src/copy/schemas. `hint` adds advice; `long` makes the field multi-line. */
const fieldLabels: Record<string, { label: string; hint?: string; long?: boolean }> = words.fields;

/** Labels for values that are codes. Every other value is its own label. */
const choiceLabels: Record<string, string> = {
  ...publicationTypes,
  ...questions.subjects,
  ...adherences,
  ...Object.fromEntries(Object.entries(categories).map(([value, { label }]) => [value, label])),
  ...Object.fromEntries(CONSULTATION_TYPES.map(({ value, label }) => [value, label])),
  ...words.choices,
};

/** The label of a field. Throws if it has none, because forms must not be partly in English. */
function labelOf(field: string) {
  const label = fieldLabels[field];
  if (!label) throw new Error(`tools/editor/words.json has no label for the field "${field}".`);
  return label;
}

interface Schema {
  type: string;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  options?: (string | number)[];
  literal?: string;
  pipe?: { type: string; requirement?: unknown; metadata?: Record<string, unknown> }[];
}

const dateForms = new Map<unknown, object>([
  [day, { type: 'date', format: 'YYYY-MM-DD' }],
  [time, { type: 'datetime-local', format: 'YYYY-MM-DD HH:mm' }],
  [hour, { type: 'time', format: 'HH:mm' }],
]);

/** The widget settings, without name and label, for a schema's values. */
function widgetFor(name: string, schema: v.GenericSchema): object {
  const { type, item, entries, options, literal, pipe = [] } = schema as unknown as Schema;
  const step = (kind: string) => pipe.find((one) => one.type === kind);
  const mark = step('metadata')?.metadata ?? {};
  if (dateForms.has(schema)) return { widget: 'datetime', ...dateForms.get(schema) };
  if (schema === (year as unknown))
    return { widget: 'number', value_type: 'int', min: 1900, max: 2999, step: 1 };
  if (mark.picture) return { widget: 'image', accept: '.svg,.jpg,.jpeg,.png,.webp,.avif', choose_url: false };
  if (typeof mark.reference === 'string') return { widget: 'select', options: itemChoices(mark.reference) };
  if (type === 'literal') return { widget: 'hidden', default: literal };
  // A new item is a draft until somebody publishes it.
  if (type === 'boolean') return { widget: 'boolean', ...(name === 'draft' && { default: true }) };
  if (type === 'number') return { widget: 'number', value_type: 'int' };
  if (options && type === 'picklist') {
    const labels = options.map((value) => ({ value, label: choiceLabels[value] ?? String(value) }));
    return { widget: 'select', options: labels };
  }
  if (entries) return { widget: 'object', fields: formFields(entries) };
  if (item) {
    const { entries: parts } = item as unknown as Schema;
    return parts
      ? { widget: 'list', collapsed: 'auto', fields: formFields(parts) }
      : { widget: 'list', field: { ...widgetFor(name, item), name: 'item', label: '•' } };
  }
  return {
    widget: labelOf(name).long ? 'text' : 'string',
    ...(step('min_length') && { minlength: step('min_length')?.requirement }),
    ...(step('max_length') && { maxlength: step('max_length')?.requirement }),
  };
}

/** The items to which a field may refer, with titles. For '', all that have a screen, as 'folder/file'. */
function itemChoices(asked: string): { value: string; label: string }[] {
  const withScreen = Object.entries(collections).filter(([, collection]) => 'pattern' in collection);
  const folders = asked ? [asked] : withScreen.map(([folder]) => folder);
  return folders.flatMap((folder) => {
    const directory = join(contentFolder, folder);
    if (!existsSync(directory)) return [];
    return readdirSync(directory).map((file) => {
      const id = file.replace(/\.\w+$/, '');
      const { data } = parseItem(file, readFileSync(join(directory, file), 'utf8'));
      const { titulo, title, nome } = data as Record<string, unknown>;
      return { value: asked ? id : `${folder}/${id}`, label: String(titulo ?? title ?? nome ?? id) };
    });
  });
}

/** The form fields for an object schema's `entries`; optional ones are not required. */
export function formFields(entries: Record<string, v.GenericSchema>): Field[] {
  return Object.entries(entries).map(([name, schema]) => {
    const { wrapped } = schema as unknown as Schema;
    const { label, hint } = labelOf(name);
    const widget = widgetFor(name, wrapped ?? schema);
    return { name, label, ...(hint && { hint }), ...(wrapped && { required: false }), ...widget } as Field;
  });
}
