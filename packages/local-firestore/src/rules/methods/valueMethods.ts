import { expectValue } from '../evaluation/expectValue.ts';
import type { LatLng, RuleFunctions } from '../evaluation/ruleValue.ts';
import { collectionMethods } from './collectionMethods.ts';
import { mapMethods } from './mapMethods.ts';
import { pathMethods } from './pathMethods.ts';
import { textMethods } from './textMethods.ts';
import { timeMethods } from './timeMethods.ts';

const { latLng } = expectValue;

/** The methods of all types, keyed by the types' names in the rules language. The value is the first argument. */
export const valueMethods: Record<string, RuleFunctions> = {
  ...collectionMethods,
  ...mapMethods,
  ...textMethods,
  ...timeMethods,
  path: pathMethods,
  latlng: {
    latitude: (target) => latLng(target).latitude,
    longitude: (target) => latLng(target).longitude,
    distance: (target, other) => distance(latLng(target), latLng(other)),
  },
};

/** The great-circle distance in metres (haversine formula). */
function distance(from: LatLng, to: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const a =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * 6_371_009 * Math.asin(Math.sqrt(a));
}
