import * as v from 'valibot';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { FACTS_ONLY, namesFactsOnly, withFacts } from './facts.ts';

export const words = v.pipe(v.string(), v.check(namesFactsOnly, FACTS_ONLY), v.transform(withFacts));

/** A trimmed, non-empty text. A number is converted to text. */
export const text = v.pipe(
  v.union([v.string(), v.number()], 'must be text'),
  v.transform(String),
  v.trim(),
  v.nonEmpty('must not be empty'),
  words,
);

export const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(v.array(entry, 'must be a list'), v.minLength(1, 'must have an entry'));

export const texts = listOf(text);

/** A year. A number is converted to text. */
export const year = v.pipe(
  v.union([v.number(), v.string()], 'must be a year such as 2026'),
  v.transform(String),
  v.regex(/^\d{4}$/, 'must be a year such as 2026'),
);

const matching = (pattern: RegExp, message: string) => v.pipe(v.string(message), v.regex(pattern, message));

export const day = v.pipe(
  matching(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-22'),
  v.check(isCalendarDay, 'is no day of the calendar'),
);

export const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

export const time = v.pipe(
  matching(
    /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/,
    'must be a day and an hour of São Paulo such as 2026-11-22 14:00',
  ),
  v.check((value) => isCalendarDay(value.slice(0, 10)), 'is no day of the calendar'),
);

export const hour = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as "14:00"');

const picturePath = matching(
  /^\/src\/pictures\/(?!brand\/)(?:[\w-]+\/)?[\w-]+\.(svg|jpe?g|png|webp|avif)$/,
  'must be the path of a picture such as /src/pictures/projects/project-ponto-certo.svg',
);

/** The path of a drawing or photo. For a drawing with a desktop and a mobile version, the path of its -desktop.svg. */
export const picture = v.pipe(picturePath, v.metadata({ picture: true }), v.brand('picture'));

export const singlePicture = v.pipe(
  picturePath,
  v.regex(/(?<!-desktop\.svg)$/, 'must be of one shape'),
  v.metadata({ picture: true }),
  v.brand('singlePicture'),
);

/** The picture's alternative text. It may be missing here if content/pictureTexts.json contains it. */
export const alt = v.optional(v.pipe(text, v.maxLength(200, 'must be at most 200 characters')));

export const illustrated = { imagem: picture, alt };

export const internalLink = v.pipe(text, v.metadata({ internalLink: true }));

/** The name of an item's file in the folder `collection`, without extension. */
export const reference = (collection: string) =>
  v.pipe(
    v.string(`must be the name of a file in content/${collection}`),
    v.metadata({ reference: collection }),
  );

export const tone = v.picklist(['surface', 'ink', 'sunflower', 'lilac', 'sky', 'coral', 'petrol', 'red']);

/** Texts for search engines and share cards. The title defaults to the item's. The studio's name is appended to it. */
export const head = v.strictObject({
  title: v.optional(text),
  description: v.pipe(
    text,
    v.minLength(60, 'must have at least 60 characters'),
    v.maxLength(200, 'must have at most 200 characters'),
  ),
});

/** The first section of an item's screen, and its texts for search engines and share cards. */
export const opening = { ...illustrated, tone, head };

export const screen = {
  /** An address on this site. It replaces the address that is made from the title. */
  address: v.optional(
    v.pipe(
      text,
      v.regex(/^(\/[\p{Ll}\p{Lu}\d-]+)+$/u, 'must be an address of this site such as /artigo-visualizacao'),
    ),
  ),
  card: v.optional(text),
  /** Additional words for which the search finds the item. */
  keywords: v.optional(text),
};

/** A draft is validated, but shown only in development. The field is required, so that its value is always explicit. */
const draft = v.boolean('must be true or false');

/** Whether an item was invented for the sample studio. Another studio must replace it (npm run studio:check). */
export const sample = v.optional(v.boolean('must be true or false'), false);

export const item = { draft, sample };

/** `order` is the position in lists that have no dates. Items without it come last. */
export const ordered = { ...item, order: v.optional(v.number('must be a number'), Number.POSITIVE_INFINITY) };

export const titled = v.strictObject({ titulo: text, descricao: text });

export const figure = v.strictObject({ valor: text, label: text });
