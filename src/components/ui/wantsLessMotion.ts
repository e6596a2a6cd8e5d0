export const lessMotionQuery = '(prefers-reduced-motion: reduce)';

/** True when the visitor wants less motion: by the panel of the site, else by the system. */
export function wantsLessMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === 'less' : matchMedia(lessMotionQuery).matches;
}
