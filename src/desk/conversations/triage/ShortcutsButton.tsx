import { Fragment, useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { areSingleKeysOn, forStateKeys, OTHER_KEYS } from '#src/desk/base/useSingleKeys.ts';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import { STATES } from '#src/domain/submissions/states.ts';
import { storeDevicePreference } from '#src/services/browser/devicePreference.ts';

const KEYS = { ...OTHER_KEYS, ...forStateKeys((state) => STATES[state].choice.help) };

export function ShortcutsButton() {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <DialogButton
      variant="quiet"
      label="Atalhos de teclado"
      singleKey="?"
      dialog={(close) => (
        <AdminDialog title="Atalhos de teclado" close="Fechar" onClose={close}>
          <CheckboxField
            label="Usar atalhos de uma tecla"
            checked={isOn}
            onChange={({ target }) => {
              setIsOn(target.checked);
              storeDevicePreference('inbox-shortcuts', target.checked);
            }}
          />
          <dl className="stack-2 icon-column baseline">
            {Object.entries(KEYS).map(([key, text]) => (
              <Fragment key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </AdminDialog>
      )}
    />
  );
}
