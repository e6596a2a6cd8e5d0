import { describe, expect, it } from 'vitest';
import { RulesSyntaxError } from '../../src/rules/syntax/RulesSyntaxError.ts';
import { outcomeOf } from './outcomeOf.ts';
import { productionVerdicts } from './productionVerdicts.ts';

/**
 * Conditions with unknown names or wrong numbers of arguments. Google evaluates them to an error; here the file is
 * refused at load.
 */
const refusedAtLoad = [
  "['a','b'].join() == 'ab'",
  "!(['a','b'].join() == 'ab')",
  "['a','b'].join('-','+') == 'a-b'",
  'math.isInfinite(1)',
];

for (const [construct, verdicts] of Object.entries(productionVerdicts))
  describe(construct, () => {
    it.each(verdicts)('%s has the same verdict as in production (allowed: %s)', (condition, allows) => {
      if (refusedAtLoad.includes(condition)) {
        expect(allows).toBe(false);
        expect(() => outcomeOf(condition)).toThrow(RulesSyntaxError);
      } else expect(outcomeOf(condition) === true).toBe(allows);
    });
  });
