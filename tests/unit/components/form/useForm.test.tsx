import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { Announcer } from '#src/app/shell/Announcer.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { type FormErrors, type FormValues, useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';

let validate: Mock<(values: FormValues) => FormErrors>;
let submit: Mock<(values: FormValues) => Promise<void>>;

function Form() {
  const { formProps, errors, state, startAgain } = useForm({ validate, submit });
  if (state.status === 'success')
    return (
      <>
        <h2>Enviado</h2>
        <Button onClick={startAgain}>De novo</Button>
      </>
    );
  const busy = state.status === 'submitting';
  return (
    <form {...formProps} aria-label="Contato">
      <TextField label="Nome" name="nome" error={errors.nome} />
      <TextField label="Email" name="email" error={errors.email} />
      <fieldset data-field="captcha" tabIndex={-1} aria-label="Captcha">
        {errors.captcha && <p>{errors.captcha}</p>}
      </fieldset>
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
      {Object.values(errors).some(Boolean) && <p>Há erros</p>}
      <Button type="submit" busy={busy}>
        {busy ? 'Enviando...' : 'Enviar'}
      </Button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const announced = () => document.querySelector('[aria-live]')?.textContent;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

beforeEach(() => {
  validate = vi.fn(() => ({}));
  submit = vi.fn(async () => {});
  render(
    <>
      <Announcer />
      <Form />
    </>,
  );
});

test('the first invalid field in the document gets the focus, whatever the order of the errors', async () => {
  validate.mockReturnValue({ captcha: 'Confirme', email: 'Email é obrigatório', nome: 'Nome é obrigatório' });
  await send();
  await waitFor(() => expect(field('Nome')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('Email é obrigatório');
  expect(field('Email')).toBeInvalid();
  expect(announced()).toBe('3 campos precisam de atenção');
  expect(submit).not.toHaveBeenCalled();
});

test('in a browser that does not focus a clicked button, the focus moves into the form while it is sent', async () => {
  submit.mockReturnValue(new Promise(() => {}));
  expect(document.body).toHaveFocus();
  fireEvent.submit(screen.getByRole('form', { name: 'Contato' }));
  expect(await screen.findByRole('button', { name: 'Enviando...' })).toHaveFocus();
});

test('an error disappears when its field is edited; the others stay', async () => {
  validate.mockReturnValue({ nome: 'Nome é obrigatório', email: 'Email é obrigatório' });
  await send();
  await userEvent.type(field('Nome'), 'A');
  expect(screen.queryByText('Nome é obrigatório')).toBeNull();
  expect(screen.getByText('Email é obrigatório')).toBeVisible();
  expect(screen.getByText('Há erros')).toBeVisible();
  await userEvent.type(field('Email'), 'a');
  expect(screen.queryByText('Há erros')).toBeNull();
});

test('while the form is being sent, its button is busy and a second submission does nothing', async () => {
  let finish = () => {};
  submit.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await send();
  expect(screen.getByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Enviando...' })).toHaveFocus();
  fireEvent.submit(screen.getByRole('form', { name: 'Contato' }));
  finish();
  expect(await screen.findByRole('heading', { name: 'Enviado' })).toBeVisible();
  expect(submit).toHaveBeenCalledOnce();
});
