import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaHandle } from '#src/features/form-submission/CaptchaChallenge.tsx';

type Rendered = { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void };

async function loadCaptcha(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import('#src/features/form-submission/Captcha.tsx')).Captcha;
}

const googleScript = () => document.querySelector<HTMLScriptElement>('script[src*="google.com/recaptcha"]');

beforeEach(() => vi.resetModules());
afterEach(() => {
  googleScript()?.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
});

test('Google is contacted only when a visitor touches the form; solving the captcha sets the token, and its expiry clears it', async () => {
  const Captcha = await loadCaptcha({ VITE_RECAPTCHA_SITE_KEY: 'site-key' });
  const handle = createRef<CaptchaHandle>();
  const onSolve = vi.fn();
  const props = { ref: handle, error: undefined, onSolve };
  const { rerender } = render(<Captcha {...props} active={false} />);
  expect(screen.getByText(/aparece aqui/)).toBeInTheDocument();
  expect(screen.getByText(/Google reCAPTCHA, que só é carregado quando/)).toBeInTheDocument();
  expect(googleScript()).toBeNull();
  rerender(<Captcha {...props} active />);
  expect(await screen.findByRole('group', { name: /você não é um robô/ })).toBeInTheDocument();
  await waitFor(() => expect(googleScript()).not.toBeNull());

  let widget: Rendered | undefined;
  Object.assign(window, {
    grecaptcha: {
      render: (_: HTMLElement, options: Rendered) => {
        widget = options;
        return 0;
      },
      reset: () => {},
    },
  });
  const loaded = new URL(googleScript()?.src ?? '').searchParams.get('onload') ?? '';
  act(() => {
    googleScript()?.dispatchEvent(new Event('load'));
    (window as unknown as Record<string, () => void>)[loaded]?.();
  });
  await waitFor(() => expect(widget?.sitekey).toBe('site-key'));

  expect(handle.current?.token()).toBeNull();
  act(() => widget?.callback('solved'));
  expect(handle.current?.token()).toBe('solved');
  expect(onSolve).toHaveBeenCalledOnce();

  act(() => widget?.['expired-callback']());
  expect(handle.current?.token()).toBeNull();
});

test('a local run without a key shows a checkbox that is labelled as a local check', async () => {
  const Captcha = await loadCaptcha({ MODE: 'emulators', VITE_RECAPTCHA_SITE_KEY: '' });
  render(<Captcha ref={createRef<CaptchaHandle>()} active error={undefined} onSolve={() => {}} />);
  expect(
    await screen.findByRole('checkbox', { name: /Não sou um robô \(verificação local/ }),
  ).toBeInTheDocument();
});
