import { lazy, Suspense } from 'react';
import styles from './Captcha.module.css';
import type { CaptchaChallengeProps } from './CaptchaChallenge.tsx';

export type { CaptchaHandle } from './CaptchaChallenge.tsx';

const CaptchaChallenge = lazy(() =>
  import('./CaptchaChallenge.tsx').then((module) => ({ default: module.CaptchaChallenge })),
);

interface CaptchaProps extends CaptchaChallengeProps {
  /** True once the visitor touches the form: only then the check is loaded, and its provider contacted. */
  active: boolean;
}

/** The place of the captcha in a form, as high as what will stand in it. */
export function Captcha({ active, ...challenge }: CaptchaProps) {
  return (
    <div className={styles.place}>
      {active ? (
        <Suspense fallback={<p className={styles.note}>Carregando a verificação…</p>}>
          <CaptchaChallenge {...challenge} />
        </Suspense>
      ) : (
        <p className={styles.note}>
          Uma verificação contra robôs aparece aqui quando você começa a preencher.
        </p>
      )}
    </div>
  );
}
