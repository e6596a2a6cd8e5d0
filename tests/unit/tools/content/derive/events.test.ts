import { expect, test } from 'vitest';
import { readContent } from '#tools/content/readContent.ts';
import { copyContent } from '../copyContent.ts';
import { oneOfEachKind } from '../oneOfEachKind.ts';

interface Event {
  link: string;
  inicio: string;
  previous?: { to: string };
  next?: { to: string };
}

test('from event to event time goes on: none comes before the first and none after the last', () => {
  const { screens } = readContent({ folder: copyContent(oneOfEachKind('2099-03-01')).url });
  const events = screens.filter(({ template }) => template === 'events').map(({ item }) => item as Event);
  const days = events.map(({ inicio }) => inicio);
  expect(days).toEqual(days.toSorted());
  const links = events.map(({ link }) => link);
  expect(events.length).toBeGreaterThan(2);
  expect(events.map(({ previous }) => previous?.to)).toEqual([undefined, ...links.slice(0, -1)]);
  expect(events.map(({ next }) => next?.to)).toEqual([...links.slice(1), undefined]);
});
