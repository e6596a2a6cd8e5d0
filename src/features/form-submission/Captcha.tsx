import { type ComponentType, useEffect, useState } from 'react';
import { retryWithBackoff } from '#src/components/ui/behaviour/retryWithBackoff.ts';
import { captchaSiteKey } from '#src/services/forms/captchaKey.ts';
import styles from './Captcha.module.css';
import type { CaptchaChallengeProps } from './CaptchaChallenge.tsx';

interface CaptchaProps extends CaptchaChallengeProps {
  /** Whether the visitor has begun to use the form. Before that, no part of the captcha is loaded. */
  active: boolean;
}

/** The captcha of a form. Reserves its height, because a button that moves while it is pressed misses the click. */
export function Captcha({ active, ...challenge }: CaptchaProps) {
  const [Challenge, setChallenge] = useState<ComponentType<CaptchaChallengeProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!active) return;
    let isShown = true;
    const load = async () => {
      if (!isShown) return;
      const { CaptchaChallenge } = await import('./CaptchaChallenge.tsx');
      setChallenge(() => CaptchaChallenge);
    };
    void retryWithBackoff(load, () => setFailed(true));
    return () => {
      isShown = false;
    };
  }, [active]);
  return (
    <div className="stack-2">
      {Challenge ? (
        <div className={`${styles.frame} stack centred`}>
          <Challenge {...challenge} />
        </div>
      ) : (
        // Takes the focus after an error if the captcha has not loaded yet.
        <div
          className={`${styles.frame} ${styles.waiting} stack centred rounded-m small soft`}
          data-field="captcha"
          tabIndex={-1}
        >
          <p>
            {!active && 'Uma verificação contra robôs aparece aqui.'}
            {active && !failed && 'Carregando a verificação…'}
            {active && failed && 'A verificação não carregou. Tentamos de novo assim que a conexão voltar.'}
          </p>
          {challenge.error && <p className="strong error">{challenge.error}</p>}
        </div>
      )}
      {captchaSiteKey && (
        <p className="small soft">
          A verificação é feita pelo Google reCAPTCHA, que só é carregado quando você começa a preencher.
        </p>
      )}
    </div>
  );
}
