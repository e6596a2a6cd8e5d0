import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { messageKind, SENT_KINDS } from '#src/domain/submissions/kinds.ts';
import { services } from '#tests/support/fakeServices.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const { sendContactEmail } = services.messages;

/** A value that a control accepts: the last choice, an e-mail address, or a word. */
function answerFor(control: Element): string {
  if (control instanceof HTMLSelectElement) return control.options[control.options.length - 1]?.value ?? '';
  return control.getAttribute('type') === 'email' ? 'ana@exemplo.com.br' : 'Feira';
}

async function renderForm(page = ''): Promise<HTMLFormElement> {
  const { container } = await renderApp(page);
  const form = [...container.querySelectorAll('form')].find(({ elements }) => elements.namedItem('email'));
  return form as HTMLFormElement;
}

test.each(SENT_KINDS)('the page of a %s has a control for each field and sends its value', async (kind) => {
  const { sent, fields } = messageKind(kind);
  const form = await renderForm(sent?.page);
  const names = Object.keys(fields);
  const typed = Object.fromEntries(
    names.map((name) => {
      const control = form.elements.namedItem(name);
      expect(control, name).toBeInstanceOf(Element);
      const value = answerFor(control as Element);
      fireEvent.change(control as Element, { target: { value } });
      return [name, value];
    }),
  );
  fireEvent.focusIn(form);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Não sou um robô/ }));
  fireEvent.submit(form);
  await waitFor(() => expect(sendContactEmail).toHaveBeenCalled());
  expect(sendContactEmail.mock.calls[0]?.[0]).toMatchObject({ form: kind, ...typed });
  expect(await screen.findByText('656-966-411')).toBeVisible();
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[23]$/));
  expect(within(document.activeElement as HTMLElement).getByText(/sucesso/)).toBeVisible();
});

/** The names of controls that are not fields of a kind: the captcha's, and the trap for robots. */
const NOT_FIELDS = /^(captcha|conferencia|g-recaptcha-response|)$/;

test.each(SENT_KINDS)(
  'the controls of a %s have the limits of its fields, and say which are optional; a note says where the data go',
  async (kind) => {
    const { sent, fields } = messageKind(kind);
    const form = await renderForm(sent?.page);
    expect(form).toHaveTextContent(`${sent?.note.data} vão só para a equipe`);
    const controls = ([...form.elements] as HTMLInputElement[]).filter(({ name }) => !NOT_FIELDS.test(name));
    expect(new Set(controls.map(({ name }) => name))).toEqual(new Set(Object.keys(fields)));
    for (const { name, required, maxLength, labels, tagName } of controls) {
      const accepts = (value: string) => v.is(fields[name as 'nome'].schema, value);
      expect(required, `${name} is required`).toBe(!accepts(''));
      expect(/\(opcional\)/.test(labels?.[0]?.textContent ?? ''), `${name} is optional`).toBe(accepts(''));
      if (tagName === 'SELECT' || name === 'email') continue;
      expect(
        [maxLength, maxLength + 1].map((length) => accepts('x'.repeat(length))),
        name,
      ).toEqual([true, false]);
    }
  },
);
