import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '#src/components/form/FailureNotice.tsx';
import { Form } from '#src/components/form/Form.tsx';
import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { profile as words } from '#src/copy/accounts/profile.ts';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { PROFILE_SAVED, type UserProfile, validateProfile } from '#src/domain/accounts/profile.ts';
import { ABOUT_LIMIT, DISPLAY_NAME_LIMIT } from '#src/domain/accounts/profileLimits.ts';
import { ACCOUNT_REASONS } from '#src/features/auth/AccountForm.tsx';
import { PhotoField } from './PhotoField.tsx';
import { submitProfile } from './submitProfile.ts';
import { usePhotoChoice } from './usePhotoChoice.ts';

const CLOSE_AFTER_MS = 2000;

interface ProfileFormProps {
  user: AuthUser;
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
  onClose: () => void;
}

export function ProfileForm({ user, profile, onSaved, onClose }: ProfileFormProps) {
  const choice = usePhotoChoice();
  const [percent, setPercent] = useState(0);
  const saving = useRef<AbortController>(undefined);
  const form = useForm({
    validate: (values) => validateProfile(values).fields ?? {},
    submit: async (values) => {
      saving.current = new AbortController();
      const { signal } = saving.current;
      try {
        const photo = await choice.photo();
        await submitProfile(values, {
          user,
          before: profile,
          photo,
          onProgress: setPercent,
          signal,
          onSaved,
        });
        choice.forgetRefused();
      } finally {
        setPercent(0);
      }
    },
  });
  const { state } = form;
  const { status } = state;
  const settled = status === 'submitting' || status === 'success';

  const handleCancel = () => {
    if (status === 'submitting') saving.current?.abort();
    onClose();
  };

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(onClose, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [status, onClose]);

  return (
    <Panel>
      <Form form={form} className="stack-5 shrinkable" aria-labelledby="editar-perfil">
        {/* The heading takes the focus: in the first text field, screen reader users would miss the photo above. */}
        <h2 ref={focusOnce} id="editar-perfil">
          {words.edit.title}
        </h2>
        <PhotoField
          name={profile.displayName}
          photoURL={choice.removed ? undefined : (choice.previewURL ?? profile.photoURL)}
          choice={choice}
          percent={percent}
          disabled={settled}
        />
        <TextField
          label="Nome"
          name="displayName"
          autoComplete="nickname"
          defaultValue={profile.displayName}
          maxLength={DISPLAY_NAME_LIMIT}
          required
          readOnly={settled}
        />
        <TextareaField
          label="Sobre mim"
          hint={words.edit.aboutHint}
          name="about"
          optional
          defaultValue={profile.about}
          maxLength={ABOUT_LIMIT}
          readOnly={settled}
          footer={<CharacterCounter limit={ABOUT_LIMIT} />}
        />
        <FailureNotice state={state} reasons={ACCOUNT_REASONS} />
        {state.status === 'success' && (
          <Notice tone="success" title={PROFILE_SAVED} text={words.edit.closing} />
        )}
        <div className="cluster-4">
          <Button type="submit" busy={status === 'submitting'} disabled={status === 'success'}>
            {status === 'submitting' ? 'Salvando...' : 'Salvar'}
          </Button>
          <Button variant="secondary" onClick={handleCancel}>
            Cancelar
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
