import { useId, useState } from 'react';
import { CharacterCounter } from '#src/components/form/fields/CharacterCounter.tsx';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { PrivacyNote } from '#src/components/form/PrivacyNote.tsx';
import { contact } from '#src/copy/forms/contact.ts';
import { ABOUT_LIMIT } from '#src/domain/accounts/profileLimits.ts';
import { MESSAGE_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { Specimen } from './Specimen.tsx';

const origins = ['Google/Busca Online', 'Indicação', 'Redes Sociais', 'Evento/Workshop', 'Outro'].map(
  (label) => ({ value: label, label }),
);

const slots = [
  { value: '09:00', label: '09:00 às 09:30' },
  { value: '10:00', label: '10:00 às 10:30' },
  { value: '11:00', label: '11:00 às 11:30', detail: 'reservado', disabled: true },
];

function AboutField() {
  const [length, setLength] = useState(0);
  return (
    <TextareaField
      label="Sobre você"
      name="about"
      optional
      maxLength={ABOUT_LIMIT}
      onChange={(event) => setLength(event.target.value.length)}
      footer={<CharacterCounter length={length} limit={ABOUT_LIMIT} />}
    />
  );
}

/** Every control as it is, with a hint, with an error, and closed. */
export function FormControls() {
  const name = useId();
  return (
    <>
      <Specimen title="Campo de texto">
        <TextField label="Nome" autoComplete="off" />
        <TextField
          label="Telefone"
          hint="Com DDD, por exemplo (11) 5555-0142"
          type="tel"
          autoComplete="off"
        />
        <TextField
          label="Email"
          hint="É para ele que respondemos"
          type="email"
          autoComplete="off"
          defaultValue="ana arroba exemplo"
          error="Por favor, insira um email válido"
        />
        <TextField label="Empresa" optional defaultValue="Cooperativa Serra Azul" disabled />
      </Specimen>
      <Specimen title="Texto longo, com contagem">
        <AboutField />
        <TextareaField
          label="Mensagem"
          error="Mensagem é obrigatória"
          footer={<CharacterCounter length={MESSAGE_LIMIT + 12} limit={MESSAGE_LIMIT} />}
        />
        <TextareaField label="Descrição do projeto" defaultValue="Já enviada." disabled />
      </Specimen>
      <Specimen title="Lista">
        <SelectField label="Como nos conheceu" optional emptyLabel="Escolha uma opção" options={origins} />
        <SelectField
          label="Tema"
          hint="O que mais interessa à equipe"
          emptyLabel="Escolha um tema"
          options={origins}
          error="Selecione um tema"
        />
        <SelectField label="Área de interesse" emptyLabel="Escolha uma área" options={origins} disabled />
      </Specimen>
      <Specimen title="Senha">
        <PasswordField label="Senha" autoComplete="new-password" hint="Pelo menos 6 caracteres" />
        <PasswordField
          label="Confirmar senha"
          autoComplete="new-password"
          defaultValue="linha"
          error="As senhas não coincidem"
        />
        <PasswordField label="Senha atual" autoComplete="current-password" disabled />
      </Specimen>
      <Specimen title="Caixa de marcar">
        <CheckboxField label="Lembrar dados de acesso" defaultChecked />
        <CheckboxField label="Não sou um robô" error="Por favor, confirme que você não é um robô" />
        <CheckboxField label="Receber uma cópia por email" disabled />
      </Specimen>
      <Specimen title="Escolha única">
        <ChoiceGroup legend="Horário" name={`${name}-first`} hint="No horário de São Paulo" choices={slots} />
        <ChoiceGroup
          legend="Horário da segunda conversa"
          name={`${name}-second`}
          choices={slots}
          error="Horário é obrigatório"
        />
      </Specimen>
      <Specimen title="Privacidade">
        <PrivacyNote {...contact.privacy} />
      </Specimen>
    </>
  );
}
