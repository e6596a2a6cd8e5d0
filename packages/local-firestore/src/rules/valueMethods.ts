import { collectionMethods } from './collectionMethods.ts';
import { EvaluationError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import type { MethodTable } from './MethodTable.ts';
import { mapMethods } from './mapMethods.ts';
import { LatLng, RulesPath, type RuleValue, typeName } from './ruleValue.ts';
import { textMethods } from './textMethods.ts';
import { timeMethods } from './timeMethods.ts';

const pathMethods: MethodTable = {
  bind: {
    arity: [1],
    run: (target, map) => {
      const values = expectValue.map(map);
      return new RulesPath(
        expectValue.path(target).segments.map((segment) => {
          const name = /^\{(\w+)\}$/.exec(segment)?.[1];
          const value = name === undefined ? undefined : values.get(name);
          return value === undefined ? segment : expectValue.text(value);
        }),
      );
    },
  },
};

const latLngMethods: MethodTable = {
  latitude: { arity: [0], run: (target) => point(target).latitude },
  longitude: { arity: [0], run: (target) => point(target).longitude },
  distance: { arity: [1], run: (target, other) => distance(point(target), point(other)) },
};

/** Every method of every type of value, by the type's name in the rules language. */
export const valueMethods: Record<string, MethodTable> = {
  ...collectionMethods,
  ...mapMethods,
  ...textMethods,
  ...timeMethods,
  path: pathMethods,
  latlng: latLngMethods,
};

function point(value: RuleValue): LatLng {
  if (value instanceof LatLng) return value;
  throw new EvaluationError(`expected a latlng, found ${typeName(value)}`);
}

/** Along the great circle (haversine), in metres. */
function distance(from: LatLng, to: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const a =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * 6371008.8 * Math.asin(Math.sqrt(a));
}
