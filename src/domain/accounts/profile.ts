import * as v from 'valibot';
import { multilineText } from '../forms/textSchemas.ts';
import { validateFields } from '../forms/validateFields.ts';
import type { AuthUser } from './authUser.ts';
import { PHOTO_LIMIT_BYTES, PHOTO_LIMIT_MB } from './memberPhotos.ts';
import { ABOUT_LIMIT, DISPLAY_NAME_LIMIT, DISPLAY_NAME_MIN } from './profileLimits.ts';
import { displayNameField } from './registration.ts';

export interface UserProfile {
  displayName: string;
  email: string;
  about: string;
  photoURL: string | undefined;
  createdAt: Date;
  updatedAt: Date;
}

export const PHOTO_INVALID = 'Por favor, selecione uma imagem válida';
export const PHOTO_TOO_LARGE = `A imagem deve ter menos de ${PHOTO_LIMIT_MB}MB`;
export const PROFILE_LOAD_FAILED = 'Erro ao carregar dados do perfil';
export const PHOTO_UPLOAD_FAILED = 'Erro ao enviar imagem';
export const PROFILE_SAVE_FAILED = 'Erro ao atualizar perfil';
export const PROFILE_SAVED = 'Perfil atualizado com sucesso!';
export const SIGN_OUT_FAILED = 'Erro ao sair da conta';

const profileSchema = v.object({
  displayName: displayNameField('O nome', 'Nome é obrigatório'),
  about: multilineText('O texto sobre você', ABOUT_LIMIT),
});

export type ProfileText = v.InferOutput<typeof profileSchema>;

/** Validates the edited name and text. Returns the cleaned values, or the message of each wrong field. */
export function validateProfile(values: object) {
  return validateFields(profileSchema, { displayName: '', about: '', ...values });
}

/** The error message for a wrong type or size of a photo, else undefined. Does not check whether it can be shown. */
export function photoProblem({ type, size }: { type: string; size: number }): string | undefined {
  // SVG is refused, because it can contain scripts. storage.rules refuses it too.
  if (!/^image\//i.test(type) || /svg/i.test(type) || size === 0) return PHOTO_INVALID;
  return size > PHOTO_LIMIT_BYTES ? PHOTO_TOO_LARGE : undefined;
}

/** The name for a new profile: the account's name, or else the local part of its e-mail. */
export function firstDisplayName({ displayName, email }: Pick<AuthUser, 'displayName' | 'email'>): string {
  const candidates = [displayName, email.split('@')[0] ?? ''].map((name) =>
    name.trim().slice(0, DISPLAY_NAME_LIMIT),
  );
  return candidates.find((name) => Array.from(name).length >= DISPLAY_NAME_MIN) ?? 'Membro';
}
