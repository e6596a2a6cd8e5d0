import { type ComponentType, useEffect, useState } from 'react';
import { retryWithBackoff } from '#src/components/ui/behaviour/retryWithBackoff.ts';
import type { CaptchaChallengeProps } from './CaptchaChallenge.tsx';

type Challenge = ComponentType<CaptchaChallengeProps>;

/** The check's code once `active`; where the connection fails it is asked for again, and the form stays as it is. */
function useChallenge(active: boolean): { Challenge: Challenge | undefined; failed: boolean } {
  const [Challenge, setChallenge] = useState<Challenge>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!active) return;
    let current = true;
    const load = async () => {
      if (!current) return;
      const { CaptchaChallenge } = await import('./CaptchaChallenge.tsx');
      setChallenge(() => CaptchaChallenge);
    };
    void retryWithBackoff(load, () => setFailed(true));
    return () => {
      current = false;
    };
  }, [active]);
  return { Challenge, failed };
}

interface CaptchaProps extends CaptchaChallengeProps {
  /** True once the visitor touches the form: only then the check is loaded, and its provider contacted. */
  active: boolean;
}

/** The place of the captcha in a form, as high as what will stand in it. */
export function Captcha({ active, ...challenge }: CaptchaProps) {
  const { Challenge, failed } = useChallenge(active);
  if (Challenge)
    return (
      <div className="stack centred touch">
        <Challenge {...challenge} />
      </div>
    );
  return (
    // Until its own control is there, the place takes the focus of an error.
    <div className="stack centred touch" data-field="captcha" tabIndex={-1}>
      <p className="small soft">
        {!active && 'Uma verificação contra robôs aparece aqui quando você começa a preencher.'}
        {active && !failed && 'Carregando a verificação…'}
        {active && failed && 'A verificação não carregou. Tentamos de novo assim que a conexão voltar.'}
      </p>
      {challenge.error && <p className="strong error">{challenge.error}</p>}
    </div>
  );
}
