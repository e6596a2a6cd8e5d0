import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;

const GRID_FROM_LAYER = 'alinhavo/grid-from-layer';
const messages = utils.ruleMessages(GRID_FROM_LAYER, {
  rejected: 'A grid with a gap is composed from src/styles/layout.css: composes: stack-4 from global.',
});

/** A rule that makes a grid and gives it a gap repeats what the layout layer has. */
const gridFromLayer = createPlugin(GRID_FROM_LAYER, () => (root, result) => {
  root.walkRules((rule) => {
    const has = (matches) => rule.nodes.some((node) => node.type === 'decl' && matches(node));
    const isGrid = has(({ prop, value }) => prop === 'display' && /^(inline-)?grid$/.test(value));
    if (isGrid && has(({ prop }) => prop === 'gap'))
      utils.report({ ruleName: GRID_FROM_LAYER, message: messages.rejected, node: rule, result });
  });
});

/** Lengths and percentages; a token may be multiplied by a plain number. */
const rawSize = '/\\d(rem|em|px|pt|cm|vw|vh|svh|cqi|ch|%)/';

const token = {
  message: 'Use a token of src/styles/tokens.css or type.css; colours stand in content/palette.json.',
};

/** Repeated values are tokens: type sizes, colours, widths, durations; and grids come from the layout layer. */
export default {
  plugins: [gridFromLayer],
  rules: {
    [GRID_FROM_LAYER]: true,
    'at-rule-disallowed-list': [
      ['layer', 'import'],
      { message: 'The build puts modules into their layer: tools/bundle/moduleLayer.ts.' },
    ],
    'color-named': ['never', token],
    'color-no-hex': [true, token],
    'declaration-property-value-disallowed-list': [
      {
        'font-size': [rawSize],
        font: [rawSize],
        '/^(transition|animation)/': ['/\\d+(\\.\\d+)?m?s\\b/'],
        'line-height': ['/^[\\d.]/'],
      },
      token,
    ],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      token,
    ],
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width', 'inline-size'],
      { message: 'Use a width of src/styles/media.css, such as @media (--from-l).' },
    ],
  },
  overrides: [
    {
      files: ['src/styles/*.css', 'src/components/form/fields/choices.css'],
      rules: { [GRID_FROM_LAYER]: null, 'at-rule-disallowed-list': null },
    },
    {
      files: ['src/styles/tokens.css', 'src/styles/type.css', 'src/styles/media.css', 'src/styles/fonts.css'],
      rules: {
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
        'media-feature-name-disallowed-list': null,
      },
    },
  ],
};
