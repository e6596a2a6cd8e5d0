import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import { isUnreadable } from '#src/domain/submissions/isUnreadable.ts';
import { type ExportedSubmission, sentFields } from '#src/domain/submissions/lists/dataExport.ts';
import { searchKey, searchTerms } from '#src/domain/submissions/lists/searchTerms.ts';
import { give, told } from '../commands/giveCommand.ts';

type Recorded = {
  version: string;
  kind: 'messages' | 'bookings';
  form: string;
  stored: Record<string, unknown>;
};

/** Documents stored by earlier versions. `version` names a change that came with that version. */
const recorded: Recorded[] = JSON.parse(
  readFileSync(new URL('./earlierVersions.json', import.meta.url), 'utf8'),
);

describe.each(recorded)('a document of the version with $version', ({ kind, form, stored }) => {
  const submission = completeSubmission(kind, 'x1', stored);

  it('is parsed with its kind, and keeps its expiry', () => {
    expect(submission).toMatchObject({ form, nome: stored.nome, state: stored.state });
    expect(isUnreadable(submission)).toBe(false);
    expect(submission.expireAt).toEqual(new Date(String(stored.expireAt)));
  });

  it('can be answered, found and exported with its sent data', () => {
    expect(told(give({ action: 'reply', text: 'Oi' }, submission))).toMatch(
      /^replied > answered; mails reply-\d/,
    );
    expect(searchTerms(submission)).toContain(searchKey(submission.nome));
    const own = sentFields({ ...stored, kind, id: 'x1' } as ExportedSubmission);
    for (const [name, value] of Object.entries(own)) expect(value, name).toBe(stored[name] ?? '');
    expect(own).toMatchObject({ nome: stored.nome, email: stored.email });
  });
});
