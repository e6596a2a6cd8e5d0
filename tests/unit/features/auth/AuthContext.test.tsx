import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuthContext, useAuth } from '#src/features/auth/AuthContext.ts';
import { ana, session } from '#tests/support/renderApp.tsx';

test('whoever asks for the session outside its provider is told so', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useAuth)).toThrow('useAuth deve ser usado dentro de um AuthProvider');
  log.mockClear();
});

test('inside it they get what the provider gives', () => {
  const auth = session({ state: { status: 'signedIn', user: ana } });
  const { result } = renderHook(useAuth, {
    wrapper: ({ children }) => <AuthContext value={auth}>{children}</AuthContext>,
  });
  expect(result.current).toBe(auth);
});
