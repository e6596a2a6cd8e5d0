import { useForm } from '#src/components/form/useForm.ts';
import { Panel } from '#src/components/ui/Panel.tsx';
import { accountAction } from '#src/copy/accounts/accountAction.ts';
import { validateNewPassword } from '#src/domain/accounts/accountForms.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { formFailure } from '#src/features/auth/formFailure.ts';
import { NewPasswordFields } from '#src/features/auth/NewPasswordFields.tsx';
import type { CheckedLink } from '#src/services/accounts/accountLinks.ts';
import { type LinkProblemKind, linkProblem } from './useAccountLink.ts';

interface LinkConfirmationProps {
  link: CheckedLink;
  code: string;
  onDone: () => void;
  onProblem: (problem: LinkProblemKind) => void;
}

/** Uses the link only after the visitor has confirmed, because programs that scan mails follow links too. */
export function LinkConfirmation({ link, code, onDone, onProblem }: LinkConfirmationProps) {
  const texts = accountAction[link.mode];
  const setsPassword = link.mode === 'resetPassword';
  const form = useForm({
    validate: (values) => (setsPassword ? (validateNewPassword(values).fields ?? {}) : {}),
    submit: async ({ newPassword = '' }) => {
      try {
        const links = await import('#src/services/accounts/accountLinks.ts');
        await (setsPassword ? links.resetPassword(code, newPassword) : links.applyAccountLink(code));
      } catch (error) {
        const problem = linkProblem(error);
        if (problem) return onProblem(problem);
        throw formFailure(texts.failed, error);
      }
      onDone();
    },
  });
  return (
    <Panel>
      <div className="stack-4">
        <p>
          {texts.lead} <strong className="breakable">{link.email}</strong>
        </p>
        <AccountForm form={form} labelledBy="conta" submit={texts.submit} submitting={texts.submitting}>
          {setsPassword && (
            <>
              {/* Tells password managers to which account the password belongs. */}
              <input type="text" autoComplete="username" defaultValue={link.email} hidden readOnly />
              <NewPasswordFields />
            </>
          )}
        </AccountForm>
      </div>
    </Panel>
  );
}
