import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { nameAuthor } from '#src/desk/parts/record/describeLogEntry.ts';
import { correctionError } from '#src/domain/forms/contact.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { tellDelivery } from './tellDelivery.ts';

/** Corrects a visitor's address for all their submissions, and shows the correction. */
export function CorrectAddress({ submission }: { submission: Submission }) {
  const { nameOf } = useTeamNames();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { correctedEmail, email } = submission;
  if (!email || !stateOf(submission).isTrusted) return null;
  return (
    <div className="stack-2 start full">
      {correctedEmail && (
        <p className="breakable">
          Os emails vão para <strong>{correctedEmail.address}</strong>, corrigido por{' '}
          {nameAuthor(correctedEmail.by, nameOf)}, {formatDateTime(correctedEmail.at)}.
        </p>
      )}
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Corrigir o endereço
      </Button>
      {isOpen && (
        <DeskForm
          label="Corrigir o endereço"
          check={({ endereco = '' }) => ({ endereco: correctionError(endereco.trim()) })}
          work={({ endereco = '' }, { giveCommand }) =>
            giveCommand('correct', submission, { email: endereco.trim() })
          }
          done={(changed) => `Endereço corrigido. ${changed ? tellDelivery(changed) : ''}`}
          onDone={() => void client.invalidateQueries()}
          submit={['Guardar e enviar']}
          isQuiet
        >
          <TextField
            label="Endereço certo"
            hint="O endereço que veio fica guardado. Vale para tudo o que chegou dele: emails e respostas passam a ir para este, e a confirmação sai de novo agora."
            name="endereco"
            type="email"
            maxLength={EMAIL_LIMIT}
            autoComplete="off"
            spellCheck={false}
            defaultValue={mailAddress(submission)}
            required
          />
        </DeskForm>
      )}
    </div>
  );
}
