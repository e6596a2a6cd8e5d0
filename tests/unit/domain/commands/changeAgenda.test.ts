import { expect, test } from 'vitest';
import { meetingAddressError, readStudioAgenda } from '#src/domain/agenda/agendaSettings.ts';
import { changeAgenda } from '#src/domain/commands/changeAgenda.ts';

const agenda = readStudioAgenda({ noticeHours: 5 }, { meetingAddress: '', reminderHours: 24 });
const closure = { id: 'a', from: '2031-01-06', to: '2031-01-06', slots: [] };

test('hours that somebody else changed meanwhile are not overwritten; a new closure, or the same hours saved by somebody else, causes no conflict', () => {
  const { availability } = agenda;
  const [hours, seen] = [{ ...availability, noticeHours: 9 }, availability];
  const closed = { ...agenda, availability: { ...availability, closures: [closure] } };
  expect(changeAgenda(closed, { action: 'hours', hours, seen })).toMatchObject({
    availability: { noticeHours: 9, closures: [closure] },
  });
  const other = { ...agenda, availability: { ...availability, noticeHours: 7 } };
  expect(changeAgenda(other, { action: 'hours', hours, seen })).toBe('changed');
  const done = { ...agenda, availability: { ...availability, noticeHours: 9 } };
  expect(changeAgenda(done, { action: 'hours', hours, seen })).toMatchObject({ availability: hours });
});

test('a save without hours changes nothing, and hours of one weekday change no other weekday', () => {
  const { availability } = readStudioAgenda({ weekdays: { monday: ['09:00'] }, noticeHours: 5 }, {});
  const save = (hours: Record<string, unknown>) =>
    changeAgenda({ ...agenda, availability }, { action: 'hours', hours, seen: availability });
  expect(save({})).toMatchObject({ availability });
  expect(save({ weekdays: { tuesday: [] } })).toMatchObject({
    availability: { noticeHours: 5, weekdays: { ...availability.weekdays, tuesday: [] } },
  });
});

test('the first meeting address is marked until it has been mailed to visitors; an address that replaces it after that is not marked', () => {
  const set = (from: typeof agenda, meetingAddress: string, seen: Record<string, unknown> = from.settings) =>
    changeAgenda(from, { action: 'meeting', meeting: { meetingAddress }, seen });
  const first = set(agenda, 'https://video.example/a') as typeof agenda;
  expect(first.settings).toMatchObject({ isPlaceUntold: true, reminderHours: 24 });
  expect(set(first, 'https://video.example/b')).toMatchObject({ settings: { isPlaceUntold: true } });
  expect((set(first, '') as typeof agenda).settings).not.toHaveProperty('isPlaceUntold');
  const { isPlaceUntold: _, ...told } = first.settings;
  const later = set({ ...first, settings: told }, 'https://video.example/b') as typeof agenda;
  expect(later.settings).not.toHaveProperty('isPlaceUntold');
  expect(set(first, 'Rua A, 1', { meetingAddress: '', reminderHours: 24 })).toBe('changed');
  expect(set(agenda, 'http://video.example/a')).toBeUndefined();
});

test.each([
  ['https://meet.example/abc', true],
  ['https://meet.example/{sala}', true],
  ['Rua Augusta, 100, sala 3', true],
  ['Av. Paulista', true],
  ['', true],
  ['meet.google.com/abc', false],
  ['www.sala.example', false],
  ['http://meet.example/abc', false],
  ['https:// meet.example', false],
  ['javascript://x', false],
])('a meeting address "%s" may be saved: %s', (address, isRight) => {
  expect(meetingAddressError(address) === undefined).toBe(isRight);
});
