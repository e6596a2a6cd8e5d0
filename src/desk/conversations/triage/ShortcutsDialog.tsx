import { useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { areSingleKeysOn } from '#src/desk/base/useSingleKeys.ts';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { STATES, TRIAGE_STATES } from '#src/domain/submissions/states.ts';
import { storeDevicePreference } from '#src/services/browser/devicePreference.ts';

const KEYS = {
  j: 'Abrir o próximo',
  k: 'Abrir o anterior',
  u: 'Voltar à lista',
  x: 'Pôr o aberto na seleção, ou tirar',
  ...Object.fromEntries(TRIAGE_STATES.map((state) => [STATES[state].choice.key, STATES[state].choice.help])),
  '#': 'Excluir a seleção ou o aberto, depois de confirmar',
  r: 'Escrever a resposta',
  'Ctrl+K': 'Procurar nas respostas salvas',
  m: 'Mudar o horário do agendamento aberto',
  z: 'Desfazer, por dez segundos',
  '/': 'Procurar',
  '?': 'Mostrar esta lista',
};

/** The single keys of the inbox, and the switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setIsOn(next);
    storeDevicePreference('inbox-shortcuts', next);
  };
  return (
    <AdminDialog title="Atalhos de teclado" close="Fechar" onClose={onClose}>
      <CheckboxField
        label="Usar atalhos de uma tecla"
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
      <dl className="stack-1">
        {Object.entries(KEYS).map(([key, text]) => (
          <div key={key} className="row-3 baseline">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </AdminDialog>
  );
}
