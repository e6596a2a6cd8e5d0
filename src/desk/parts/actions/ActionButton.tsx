import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { type SubmissionAction, useSubmissionAction } from './useSubmissionAction.tsx';

interface ActionButtonProps<Result>
  extends SubmissionAction<Result>,
    Pick<ComponentProps<typeof Button>, 'icon' | 'variant' | 'aria-label'> {
  /** Runs the action and shows its outcome elsewhere (see also ActionGroup). */
  action?: ReturnType<typeof useSubmissionAction> | undefined;
  /** A question to confirm first: its title, whom or what it is about, its text, and the labels of both buttons. */
  asks?: Record<'title' | 'about' | 'text' | 'confirm' | 'keep', string>;
  waiting?: string;
  onDone?: () => void;
  children: ReactNode;
}

const SharedAction = createContext<ReturnType<typeof useSubmissionAction> | undefined>(undefined);

type ActionGroupProps = { as?: 'div' | 'ul' } & Pick<
  ComponentProps<'ul'>,
  'className' | 'aria-label' | 'children'
>;

/** Buttons that run one action at a time. The outcome is below them, because an action may remove its button. */
export function ActionGroup({ as: Element = 'div', ...group }: ActionGroupProps) {
  const action = useSubmissionAction();
  return (
    <SharedAction value={action}>
      <Element {...group} />
      {action.outcome}
    </SharedAction>
  );
}

export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { action, asks, waiting, onDone, children, icon, ...rest } = props;
  const { variant = 'secondary', 'aria-label': label, ...told } = rest;
  const own = useSubmissionAction();
  const group = useContext(SharedAction);
  const shared = action ?? group;
  const { run, running } = shared ?? own;
  const [isAsking, setIsAsking] = useState(false);
  const act = async () => {
    setIsAsking(false);
    if (await run(told)) onDone?.();
  };
  return (
    <>
      <Button
        {...(icon && { icon })}
        variant={variant}
        aria-label={label}
        aria-haspopup={asks && 'dialog'}
        aria-disabled={running}
        busy={own.running}
        onClick={asks ? () => setIsAsking(true) : act}
      >
        {running && waiting ? waiting : children}
      </Button>
      {!shared && own.outcome}
      {asks && isAsking && (
        <AdminDialog
          title={asks.title}
          close={asks.keep}
          confirm={<Button onClick={act}>{asks.confirm}</Button>}
          onClose={() => setIsAsking(false)}
        >
          <p className="strong breakable">{asks.about}</p>
          <p>{asks.text}</p>
        </AdminDialog>
      )}
    </>
  );
}
