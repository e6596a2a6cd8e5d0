import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messageKind, SENT_KINDS } from '#src/domain/submissions/kinds.ts';
import { resetServices, services } from '#tests/support/fakeServices.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const { sendContactEmail } = services.messages;
beforeEach(() => resetServices());

/** A value that a control accepts: the last choice, an e-mail address, or a word. */
function answerFor(control: Element): string {
  if (control instanceof HTMLSelectElement) return control.options[control.options.length - 1]?.value ?? '';
  return control.getAttribute('type') === 'email' ? 'ana@exemplo.com.br' : 'Feira';
}

test.each(SENT_KINDS)('the page of a %s has a control for each field and sends its value', async (kind) => {
  const { sent, fields } = messageKind(kind);
  const { container } = await renderApp(sent?.page ?? '');
  const names = Object.keys(fields);
  const form = [...container.querySelectorAll('form')].find(({ elements }) => elements.namedItem('email'));
  const typed = Object.fromEntries(
    names.map((name) => {
      const control = form?.elements.namedItem(name);
      expect(control, name).toBeInstanceOf(Element);
      const value = answerFor(control as Element);
      fireEvent.change(control as Element, { target: { value } });
      return [name, value];
    }),
  );
  fireEvent.focusIn(form as Element);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Não sou um robô/ }));
  fireEvent.submit(form as Element);
  await waitFor(() => expect(sendContactEmail).toHaveBeenCalled());
  expect(sendContactEmail.mock.calls[0]?.[0]).toMatchObject({ form: kind, ...typed });
  expect(await screen.findByText('656-966-411')).toBeVisible();
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[23]$/));
  expect(within(document.activeElement as HTMLElement).getByText(/sucesso/)).toBeVisible();
});
