import { expect, test } from 'vitest';
import { readSavedReplies } from '#src/domain/submissions/replies/savedReplies.ts';

test('saved replies are sorted by title, and invalid ones are left out', () => {
  const replies = {
    b: { title: 'Obrigada', text: 'Obrigada!' },
    a: { title: 'Álbum', text: 'Veja o álbum.' },
    c: { title: 'Sem texto' },
    d: null,
    e: { title: { a: 1 }, text: ['x'] },
  };
  expect(readSavedReplies({ revision: 3, replies })).toEqual({
    revision: 3,
    replies: [
      { id: 'a', title: 'Álbum', text: 'Veja o álbum.' },
      { id: 'b', title: 'Obrigada', text: 'Obrigada!' },
    ],
  });
  for (const nothing of [undefined, {}, { replies: null, revision: 'x' }])
    expect(readSavedReplies(nothing)).toEqual({ revision: 0, replies: [] });
});
