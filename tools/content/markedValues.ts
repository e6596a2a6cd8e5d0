import type * as v from 'valibot';

/** A schema's metadata for a text that refers to a picture, another item, or a page of this site. */
export interface Mark {
  picture?: true;
  /** The folder of the other item; empty if the text contains the folder, too: 'cases/gaveta-aberta'. */
  reference?: string;
  internalLink?: true;
}

export interface MarkedValue {
  /** The field, for example 'pessoas.0'. */
  field: string;
  value: string;
  mark: Mark;
  owner: { alt?: string; [field: string]: unknown };
}

interface Schema {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: v.GenericSchema[];
  pipe?: { metadata?: Mark }[];
}

const optionFor = (options: readonly v.GenericSchema[], value: unknown) =>
  options.find((option) => option['~run']({ value }, {}).issues === undefined);

/** All texts in a validated value that have such metadata, with their fields. */
export function markedValues(
  schema: v.GenericSchema,
  value: unknown,
  path: readonly string[] = [],
  owner: MarkedValue['owner'] = {},
): MarkedValue[] {
  const { entries, item, wrapped, options, pipe = [] } = schema as Schema;
  const mark = pipe.find(({ metadata }) => metadata)?.metadata;
  if (mark && typeof value === 'string') return [{ field: path.join('.'), value, mark, owner }];
  if (value === undefined) return [];
  if (wrapped) return markedValues(wrapped, value, path, owner);
  if (item && Array.isArray(value))
    return value.flatMap((one, index) => markedValues(item, one, [...path, String(index)], owner));
  const chosen = options?.every((option) => typeof option === 'object')
    ? optionFor(options, value)
    : undefined;
  if (chosen) return markedValues(chosen, value, path, owner);
  if (entries && value && typeof value === 'object')
    return Object.entries(entries).flatMap(([key, entry]) =>
      markedValues(entry, value[key as keyof typeof value], [...path, key], value as MarkedValue['owner']),
    );
  return [];
}
