import ReCAPTCHA from 'react-google-recaptcha';

interface RecaptchaWidgetProps {
  siteKey: string;
  onChange: (token: string | null) => void;
}

/** The widget alone, in a file of its own so that it is downloaded with its script only when needed. */
export function RecaptchaWidget({ siteKey, onChange }: RecaptchaWidgetProps) {
  const compact = window.innerWidth < 360;
  return (
    <ReCAPTCHA
      sitekey={siteKey}
      hl="pt-BR"
      size={compact ? 'compact' : 'normal'}
      onChange={onChange}
      onExpired={() => onChange(null)}
      onErrored={() => onChange(null)}
    />
  );
}
