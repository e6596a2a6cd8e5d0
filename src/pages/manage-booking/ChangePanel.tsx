import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';

interface ChangePanelProps extends ComponentProps<typeof Form> {
  words: Record<'title' | 'confirm' | 'running' | 'keep', string>;
  onClose: () => void;
}

/** A form for a change of the booking. Its heading takes the focus. */
export function ChangePanel({ words, onClose, children, ...rest }: ChangePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { state } = rest.form;
  const submitting = state.status === 'submitting';
  return (
    <Panel>
      <Form {...rest} className="stack-5 one-column shrinkable" aria-labelledby="mudar">
        <h2 id="mudar" ref={heading} tabIndex={-1} className="title-m">
          {words.title}
        </h2>
        {children}
        {state.status === 'failed' && <Notice tone="error" title={state.message} />}
        <div className="cluster-3">
          <Button type="submit" busy={submitting}>
            {submitting ? words.running : words.confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
