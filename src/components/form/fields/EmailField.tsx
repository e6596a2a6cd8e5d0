import { type FocusEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import type { FieldProps } from './Field.tsx';
import { PlainEmailField } from './PlainEmailField.tsx';

const question = (address: string) => `Você quis dizer ${address}?`;

/** An e-mail field that suggests a correction of a likely typing error. It never refuses or changes the address. */
export function EmailField(props: Partial<FieldProps<'input'>>) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();

  const ask = async ({ target }: FocusEvent<HTMLInputElement>) => {
    const found = await import('#src/components/form/fields/suggestEmail.ts').then(
      ({ suggestEmail }) => suggestEmail(target.value),
      () => undefined,
    );
    if (found && found !== meant) announce(question(found));
    setMeant(found);
  };

  const take = () => {
    if (!input.current || !meant) return;
    input.current.value = meant;
    input.current.focus();
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setMeant(undefined);
  };

  return (
    <PlainEmailField
      {...props}
      ref={input}
      onBlur={ask}
      footer={
        meant && (
          <p className="line breakable">
            {question(meant)}{' '}
            <Button variant="quiet" onClick={take}>
              Usar este endereço
            </Button>
          </p>
        )
      }
    />
  );
}
