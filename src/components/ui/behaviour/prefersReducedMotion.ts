export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** True when the visitor wants less motion: by the panel of the site, else by the system. */
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === 'less' : matchMedia(reducedMotionQuery).matches;
}
