export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion, by the site's preferences, else by the system's setting. */
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === 'less' : matchMedia(reducedMotionQuery).matches;
}
