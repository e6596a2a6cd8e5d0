import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { findListed, openKey } from '#src/desk/base/useCommands.ts';
import type { PaneProps } from '#src/desk/parts/ListDetailLayout.tsx';
import { NotLoaded } from '#src/desk/parts/NotLoaded.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { loadSubmission } from '#src/services/desk/submissions.ts';
import styles from './DetailPane.module.css';
import { SubmissionDetails } from './SubmissionDetails.tsx';

const DRAFTS_EVERY_MS = 15_000;
const WRITING_EVERY_MS = 5_000;

/** Whether somebody has typed an answer within the last minute, by this device's clock. */
const isBeingAnswered = ({ drafts }: Submission) =>
  Object.values(drafts).some(({ isTyping, at }) => isTyping && Math.abs(Date.now() - at.getTime()) < 60_000);

type DetailPaneProps = PaneProps & Pick<ComponentProps<typeof SubmissionDetails>, 'booking'>;

/** The open submission, null where there is none, with its loading and error states. Another id is another component (by its key). */
export function DetailPane(props: DetailPaneProps) {
  const { id, neighbours, back, onClose, takesFocus, onDelete, booking } = props;
  const client = useQueryClient();
  const {
    data: submission,
    isError,
    refetch,
  } = useQuery({
    queryKey: openKey(id),
    queryFn: async () => (await loadSubmission(id)) ?? null,
    // Nobody is told of drafts, which others shall see.
    refetchInterval: ({ state: { data } }) =>
      data && isBeingAnswered(data) ? WRITING_EVERY_MS : DRAFTS_EVERY_MS,
    initialData: () => findListed(client, id),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpened] = useState(takesFocus);
  const isReady = Boolean(submission);

  // After what a navigation to another room focuses.
  useEffect(() => {
    if (!wasOpened || !isReady || !heading.current) return;
    focusOnce(heading.current);
    heading.current.scrollIntoView({ block: 'nearest' });
  }, [wasOpened, isReady]);

  const backButton = (
    <Button variant="quiet" icon="back" onClick={onClose}>
      {back}
    </Button>
  );
  return (
    <article className={styles.frame}>
      {submission ? (
        <SubmissionDetails
          {...{ submission, onDelete, booking }}
          headingRef={heading}
          back={backButton}
          neighbours={
            neighbours && (
              <nav aria-label="Registros vizinhos" className="row-2">
                <Button
                  variant="quiet"
                  icon="up"
                  aria-disabled={!neighbours.onPrevious}
                  onClick={neighbours.onPrevious}
                >
                  <span className="visually-hidden">Anterior</span>
                </Button>
                <Button
                  variant="quiet"
                  icon="down"
                  aria-disabled={!neighbours.onNext}
                  onClick={neighbours.onNext}
                >
                  <span className="visually-hidden">Próximo</span>
                </Button>
              </nav>
            )
          }
          onConcluded={(neighbours && (neighbours.onNext ?? neighbours.onPrevious)) || onClose}
        />
      ) : (
        <div className={styles.missing}>
          {backButton}
          {submission === null && (
            <Notice tone="warning" title="Este registro não existe mais">
              <p>Foi excluído por alguém da equipe, ou o prazo dele acabou.</p>
            </Notice>
          )}
          {submission === undefined && <NotLoaded isFailed={isError} onRetry={refetch} />}
        </div>
      )}
    </article>
  );
}
