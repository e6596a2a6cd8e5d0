import { Notice } from '#src/components/ui/Notice.tsx';
import { admin } from '#src/content/admin.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';

/** Says when a submission marked as spam is deleted, and how to keep it. */
export function SpamNotice({ expireAt }: { expireAt: Date }) {
  const { spam, keep } = admin.submission;
  return (
    <Notice tone="warning" live={false}>
      <p>
        {spam} <time dateTime={expireAt.toISOString()}>{formatDateTime(expireAt)}</time>.
      </p>
      <p>{keep}</p>
    </Notice>
  );
}
