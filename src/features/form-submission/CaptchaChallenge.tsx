import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/site/requestErrors.ts';
import { captchaSiteKey, usesLocalCaptcha } from '#src/services/forms/captchaKey.ts';

export interface CaptchaHandle {
  /** The token of the solved captcha, which can be used once; null if it is not solved. */
  token: () => string | null;
  reset: () => void;
}

export interface CaptchaChallengeProps {
  error: string | undefined;
  onSolve: () => void;
  ref: Ref<CaptchaHandle>;
}

/** Google reCAPTCHA v2. Without a site key, local runs show a checkbox; a build for production needs the key. */
export function CaptchaChallenge({ error, onSolve, ref }: CaptchaChallengeProps) {
  const token = useRef<string | null>(null);
  const [round, setRound] = useState(0);
  useImperativeHandle(ref, () => ({
    token: () => token.current,
    reset: () => {
      token.current = null;
      setRound((count) => count + 1);
    },
  }));
  const remember = (value: string | null) => {
    token.current = value;
    if (value) onSolve();
  };

  if (usesLocalCaptcha)
    return (
      <CheckboxField
        key={round}
        name="captcha"
        label="Não sou um robô (verificação local, sem reCAPTCHA)"
        onChange={(event) => remember(event.target.checked ? LOCAL_CAPTCHA_TOKEN : null)}
      />
    );
  return (
    <div className="stack-2" data-invalid={error ? true : undefined}>
      <fieldset data-field="captcha" tabIndex={-1} aria-label="Verificação de que você não é um robô">
        <RecaptchaWidget key={round} onChange={remember} />
      </fieldset>
      {error && <p className="strong error">{error}</p>}
    </div>
  );
}

function RecaptchaWidget({ onChange }: { onChange: (token: string | null) => void }) {
  const [failed, setFailed] = useState(false);
  const compact = matchMedia('(width < 24rem)').matches;
  if (failed)
    return (
      <p>
        A verificação do Google não carregou. Confira a conexão e recarregue a página, ou escreva para nós
        pelos contatos desta página.
      </p>
    );
  return (
    <ReCAPTCHA
      sitekey={captchaSiteKey}
      hl="pt-BR"
      size={compact ? 'compact' : 'normal'}
      onChange={onChange}
      onExpired={() => onChange(null)}
      onErrored={() => onChange(null)}
      asyncScriptOnLoad={(script?: { errored?: boolean }) => setFailed(script?.errored === true)}
    />
  );
}
