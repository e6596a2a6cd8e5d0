export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion. The site's preference decides, or else the system's setting. */
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === 'less' : matchMedia(reducedMotionQuery).matches;
}
