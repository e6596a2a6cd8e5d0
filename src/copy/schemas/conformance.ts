import * as v from 'valibot';
import { adherences } from '#src/copy/site/conformanceReport.ts';
import { item, month, ordered, reference, text } from './fields.ts';

/** A walk with the screen reader (tools/listen), and what was changed after it. The file has the walk's name. */
export const walkSchema = v.strictObject({ ...ordered, titulo: text, mudanca: text });

/** A test that is evidence for several criteria. */
export const sharedTestSchema = v.strictObject({ ...item, titulo: text });

/** Evidence for a criterion. All fields are optional, because the editor has one form for all kinds of evidence. */
const proof = v.pipe(
  v.strictObject({
    test: v.optional(text),
    sharedTest: v.optional(reference('shared-tests')),
    walk: v.optional(reference('walks')),
    manual: v.optional(text),
    date: v.optional(month),
  }),
  v.check(
    (one) => /^(test|sharedTest|walk|manual,date)$/.test(Object.keys(one).join()),
    'must have one of "test", "sharedTest", "walk", or "manual" with its "date"',
  ),
);

/** One success criterion of WCAG 2.2 (https://www.w3.org/TR/WCAG22/) and what this site does about it. */
export const criterionSchema = v.strictObject({
  ...item,
  number: v.pipe(text, v.regex(/^\d(\.\d+){2}$/, 'must be a number such as 1.4.3')),
  /** The criterion's name in the Portuguese translation of the guidelines. */
  name: text,
  level: v.picklist(['A', 'AA', 'AAA']),
  adherence: v.optional(v.picklist(Object.keys(adherences) as (keyof typeof adherences)[]), 'supports'),
  how: text,
  shownBy: v.optional(v.array(proof, 'must be a list'), []),
  limits: v.optional(text),
});
