import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { ana, anasProfile, type services as fakes } from '#tests/support/fakeServices.ts';
import { currentPath, renderWithAccount } from '#tests/support/renderWithAccount.tsx';

const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });
const nameField = () => main().getByRole('textbox', { name: 'Nome' });
const aboutField = () => main().getByRole('textbox', { name: /Sobre mim/ });
const chooser = () => main().getByLabelText(/Escolher foto|Trocar foto/);
const png = (bytes = 10) => new File([new Uint8Array(bytes)], 'ana.png', { type: 'image/png' });

async function openProfile(prepare = (_fakes: typeof fakes) => {}) {
  const { person, services } = await renderWithAccount('/perfil', { user: ana, prepare });
  await screen.findByRole('heading', { name: 'Ana Lima' });
  return { person, services };
}

async function openForm() {
  const { person, services } = await openProfile();
  await person.click(button('Editar Perfil'));
  return { person, services };
}

const choose = (person: UserEvent, file: File) => person.upload(chooser(), file);

// jsdom decodes no pictures and has no object URLs; tests/browser/accounts/account.spec.ts tests both in a browser.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

test('the page says that the profile cannot be loaded, and the member can retry', async () => {
  const { person, services } = await renderWithAccount('/perfil', { user: ana });
  services.profiles.loadProfile.mockRejectedValueOnce(new ServiceError('failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar dados do perfil');
  await person.click(button('Tentar de novo'));
  expect(await screen.findByRole('heading', { name: 'Ana Lima' })).toBeVisible();
});

test('saving shows a confirmation, and ends the edit mode after exactly two seconds', async () => {
  const { person, services } = await openForm();
  expect(screen.getByRole('heading', { name: 'Editar perfil' })).toHaveFocus();
  await person.clear(nameField());
  await person.type(nameField(), 'Ana Souza');
  await person.clear(aboutField());
  await person.type(aboutField(), 'Mapas.');
  vi.useFakeTimers();
  fireEvent.click(button('Salvar'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(document.querySelector('[aria-atomic]')).toHaveTextContent('Perfil atualizado com sucesso!');
  const saved = { displayName: 'Ana Souza', about: 'Mapas.', photoURL: undefined };
  expect(services.profiles.saveProfile).toHaveBeenCalledWith('ana', saved);
  expect(services.auth.updateAccount).toHaveBeenCalledWith({ displayName: 'Ana Souza' });
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(button('Cancelar')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(main().queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
  expect(button('Editar Perfil')).toHaveFocus();
});

test('if the profile cannot be saved, the form shows why and keeps the input, and the new photo is deleted again', async () => {
  const { person, services } = await openForm();
  services.profiles.saveProfile.mockRejectedValueOnce(new ServiceError('unreachable'));
  await person.type(nameField(), ' Souza');
  await choose(person, png());
  await person.click(button('Salvar'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Erro ao atualizar perfil');
  expect(alert).toHaveTextContent('Não houve resposta: confira a conexão e tente de novo.');
  expect(nameField()).toHaveValue('Ana Lima Souza');
  expect(services.photos.deletePhotos).toHaveBeenCalledWith('ana', undefined);
});

test('the error about a refused photo disappears when the form is saved without the photo', async () => {
  const { person, services } = await openForm();
  await choose(person, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Por favor, selecione uma imagem válida');
  await person.click(button('Salvar'));
  expect(await main().findByText('Perfil atualizado com sucesso!')).toBeVisible();
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  expect(chooser()).not.toHaveAttribute('aria-invalid');
  expect(services.photos.uploadPhoto).not.toHaveBeenCalled();
});

test('a photo that is too large can be made smaller with one press, and its square can be chosen by keyboard', async () => {
  const drawn: number[][] = [];
  const context = { fillRect: () => {}, drawImage: (_: unknown, ...places: number[]) => drawn.push(places) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const small = new Blob(['small'], { type: 'image/jpeg' });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(small));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }));
  const { person, services } = await openForm();
  services.photos.uploadPhoto.mockResolvedValueOnce('/new.jpg');
  await choose(person, png(2_097_153));
  await person.click(await main().findByRole('button', { name: 'Reduzir e usar' }));
  expect(chooser()).toHaveFocus();

  const square = await main().findByRole('slider', { name: 'Parte da foto que aparece' });
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  // The default square is as wide as the shorter side, and is centred on the longer side.
  expect(drawn.at(-1)).toEqual([500, 0, 3000, 3000, 0, 0, 1024, 1024]);
  fireEvent.change(square, { target: { value: '100' } });
  await waitFor(() => expect(drawn.at(-1)).toEqual([1000, 0, 3000, 3000, 0, 0, 1024, 1024]));

  await person.click(button('Salvar'));
  await waitFor(() => expect(services.photos.uploadPhoto).toHaveBeenCalled());
  const [, sent] = services.photos.uploadPhoto.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ name: 'ana.jpg', type: 'image/jpeg', size: 5 });
});

test('a photo that is still being checked when the member saves is not lost', async () => {
  const { person, services } = await openForm();
  let decode = (_picture: { close: () => void }) => {};
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (decode = resolve)));
  services.photos.uploadPhoto.mockResolvedValueOnce('/new.jpg');
  const file = png();
  await choose(person, file);
  await person.click(button('Salvar'));
  expect(services.profiles.saveProfile).not.toHaveBeenCalled();
  await act(async () => decode({ close: () => {} }));
  const { uploadPhoto } = services.photos;
  await waitFor(() => expect(uploadPhoto.mock.calls[0]?.slice(0, 2)).toEqual(['ana', file]));
  expect(await main().findByText('Perfil atualizado com sucesso!')).toBeVisible();
});

test('a failed sign-out shows an error, and the profile stays', async () => {
  const { person, services } = await openProfile();
  services.auth.signOut.mockRejectedValueOnce(new ServiceError('failed'));
  await person.click(button('Sair da conta'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao sair da conta');
  expect(currentPath()).toBe('/perfil');
});

test('"Cancelar" while the profile is being saved ends the editing and restores the stored profile', async () => {
  const { person, services } = await openForm();
  let answer = () => {};
  services.profiles.saveProfile.mockImplementationOnce(async (_uid, saved) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { ...anasProfile, ...saved };
  });
  await person.type(nameField(), ' Souza');
  await person.click(button('Salvar'));
  await waitFor(() => expect(services.profiles.saveProfile).toHaveBeenCalled());
  await person.click(button('Cancelar'));
  expect(screen.getByRole('heading', { name: 'Ana Lima' })).toBeVisible();
  await act(async () => answer());
  const before = { displayName: 'Ana Lima', about: 'Desenho serviços.', photoURL: undefined };
  expect(services.profiles.saveProfile).toHaveBeenLastCalledWith('ana', before);
  expect(screen.getByRole('heading', { name: 'Ana Lima' })).toBeVisible();
  expect(services.auth.updateAccount).not.toHaveBeenCalled();
});

test('"Cancelar" during the upload of a photo ends the editing at once, without an error, and nothing is saved', async () => {
  const { person, services } = await openForm();
  let signal: AbortSignal | undefined;
  services.photos.uploadPhoto.mockImplementationOnce((_uid, _photo, onProgress, ended) => {
    onProgress(40);
    signal = ended;
    return new Promise((_, reject) =>
      ended?.addEventListener('abort', () => reject(new ServiceError('failed'))),
    );
  });
  await choose(person, png());
  await person.click(button('Salvar'));
  expect(await main().findByRole('progressbar')).toBeVisible();
  await person.click(button('Cancelar'));
  expect(screen.getByRole('heading', { name: 'Ana Lima' })).toBeVisible();
  expect(signal?.aborted).toBe(true);
  await act(async () => {});
  expect(screen.queryByText('Erro ao enviar imagem')).toBeNull();
  expect(services.profiles.saveProfile).not.toHaveBeenCalled();
});

test('while the e-mail is unconfirmed, the profile says so and shows no conversations', async () => {
  const { services } = await openProfile();
  expect(main().getByText('Seu email ainda não foi confirmado')).toBeVisible();
  expect(main().getByRole('link', { name: 'peça outro' })).toHaveAttribute('href', '/configuracoes');
  expect(services.account.findOwnSubmissions).not.toHaveBeenCalled();
});

test('submissions with a confirmed e-mail are listed with links', async () => {
  const { services } = await renderWithAccount('/perfil', { user: { ...ana, emailVerified: true } });
  services.account.findOwnSubmissions.mockResolvedValueOnce({
    mails: [],
    messages: [{ nome: 'Ana', email: ana.email, mensagem: 'Queremos um site.' }],
    bookings: [{ data: '2026-03-12', horario: '11:00', descricaoProjeto: 'Um aplicativo.' }],
  });
  expect(await main().findByText('Queremos um site.')).toBeVisible();
  expect(main().getByText(/^Agendamento: .*12 de março de 2026, 11:00$/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Escrever de novo' })).toHaveAttribute('href', '/contato');
  expect(main().queryByText('Seu email ainda não foi confirmado')).toBeNull();
});
