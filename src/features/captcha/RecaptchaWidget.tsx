import { useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';

interface RecaptchaWidgetProps {
  siteKey: string;
  onChange: (token: string | null) => void;
}

/** Google's widget, and what stands in its place when its script does not come. */
export function RecaptchaWidget({ siteKey, onChange }: RecaptchaWidgetProps) {
  const [failed, setFailed] = useState(false);
  const compact = window.innerWidth < 360;
  if (failed)
    return (
      <p>
        A verificação do Google não carregou. Confira a conexão e recarregue a página, ou escreva para nós
        pelos contatos desta página.
      </p>
    );
  return (
    <ReCAPTCHA
      sitekey={siteKey}
      hl="pt-BR"
      size={compact ? 'compact' : 'normal'}
      onChange={onChange}
      onExpired={() => onChange(null)}
      onErrored={() => onChange(null)}
      asyncScriptOnLoad={(script?: { errored?: boolean }) => setFailed(script?.errored === true)}
    />
  );
}
