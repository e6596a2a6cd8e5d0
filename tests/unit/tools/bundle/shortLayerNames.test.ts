import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortenMarkup, shortenStyles, shortNames } from '#tools/bundle/shortLayerNames.ts';

const layer = '@layer layout{.stack,.stack-4{display:grid}.stack-4{gap:1rem}.plain>p{margin:0}}';
const short = shortNames(layer);

const processed = async (css: string, from: string) =>
  (await postcss([shortenStyles(short)]).process(css, { from })).css;

test('every class of the layer gets a short name of its own', () => {
  expect([...short]).toEqual([
    ['stack', '_0'],
    ['stack-4', '_1'],
    ['plain', '_2'],
  ]);
});

test('components name them short, in plain attributes and beside the classes of modules', () => {
  expect(
    shortenMarkup('<p className="stack-4 plain">stack-4 <b className="visually-hidden" /></p>', short),
  ).toBe('<p className="_1 _2">stack-4 <b className="visually-hidden" /></p>');
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the text of a component
  expect(shortenMarkup('<p className={`${styles.stack} stack ${plain}`} title="stack" />', short)).toBe(
    '<p className={`${styles.stack} _0 ${plain}`} title="stack" />',
  );
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the text of a component
  expect(shortenMarkup('<NavLink linkClassName="stack" name="stack" />', short)).toBe(
    '<NavLink linkClassName="_0" name="stack" />',
  );
});

test('the layer defines them short, and modules compose them short, while their own classes keep their names', async () => {
  expect(await processed(layer, '/site/src/styles/layout.css')).toBe(
    '@layer layout{._0,._1{display:grid}._1{gap:1rem}._2>p{margin:0}}',
  );
  expect(
    await processed('.stack{composes:stack-4 plain from global;gap:0}', '/site/src/app/A.module.css'),
  ).toBe('.stack{composes:_1 _2 from global;gap:0}');
  expect(await processed('.stack{gap:0}', '/site/src/styles/base.css')).toBe('.stack{gap:0}');
});
