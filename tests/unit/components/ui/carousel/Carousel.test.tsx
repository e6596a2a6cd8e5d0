import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '#src/app/shell/Announcer.tsx';
import { Carousel } from '#src/components/ui/carousel/Carousel.tsx';

const slides = ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'].map((title, id) => ({
  title,
  content: <a href={`/${id}`}>{title}</a>,
}));

const chooser = () => screen.getByRole('group', { name: 'Escolha o slide' });
const indicators = () => within(chooser()).getAllByRole('button');
const marked = (element: Element) => element.matches('[data-active="true"]');
const shown = () => {
  const indicator = indicators().findIndex(marked);
  expect(screen.getAllByRole('group', { name: /^\d de 4$/ }).findIndex(marked)).toBe(indicator);
  return indicators()[indicator]?.textContent;
};
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Destaques' });
const announcer = () => document.querySelector('[aria-live]');

/** Roles, names, states and texts of the carousel, as a screen reader sees them. */
const accessibilityTree = () =>
  carousel().outerHTML.replaceAll(/ data-(active|far)="\w+"| style="[^"]*"/g, '');

const site = (
  <>
    <Announcer />
    <Carousel label="Destaques" slides={slides} />
  </>
);
/** The system's preference for reduced motion, as a browser reports it. */
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  vi.useFakeTimers();
  system.matches = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(() => system as MediaQueryList);
  render(site);
});

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

test('the first slide of a prerendered page is timed from the opening of the page', () => {
  cleanup();
  const opened = performance.now();
  const container = document.createElement('div');
  container.innerHTML = renderToString(site);
  document.body.append(container);
  wait(3200);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() - opened);
  render(site, { container, hydrate: true });
  wait(1799);
  expect(shown()).toBe('Primeiro (1 de 4)');
  wait(1);
  expect(shown()).toBe('Segundo (2 de 4)');
  wait(4999);
  expect(shown()).toBe('Segundo (2 de 4)');
  wait(1);
  expect(shown()).toBe('Terceiro (3 de 4)');
});

test('reduced motion stops the rotation, even if it is switched on later', () => {
  system.matches = true;
  act(() => void system.dispatchEvent(new Event('change')));
  wait(60_000);
  expect(shown()).toBe('Primeiro (1 de 4)');
});

test.each([
  ['less', false, 'Primeiro (1 de 4)'],
  ['full', true, 'Segundo (2 de 4)'],
])('the choice of %s motion in the preferences overrides the system’s', (motion, matches, slide) => {
  cleanup();
  document.documentElement.dataset.motion = motion;
  system.matches = matches;
  render(site);
  wait(5000);
  expect(shown()).toBe(slide);
});

test('the buttons cycle in both directions; an indicator shows its slide directly', () => {
  click('Slide anterior');
  expect(shown()).toBe('Quarto (4 de 4)');
  click('Próximo slide');
  expect(shown()).toBe('Primeiro (1 de 4)');
  fireEvent.click(screen.getByRole('button', { name: 'Terceiro (3 de 4)' }));
  expect(shown()).toBe('Terceiro (3 de 4)');
});

test('the rotation pauses under the pointer; the first button pauses it too, and resumes it', () => {
  const [first] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Pausar a rotação');
  fireEvent.pointerEnter(carousel());
  wait(20_000);
  expect(shown()).toBe('Primeiro (1 de 4)');
  fireEvent.pointerLeave(carousel());
  wait(5000);
  click('Pausar a rotação');
  wait(20_000);
  expect(shown()).toBe('Segundo (2 de 4)');

  fireEvent.pointerEnter(carousel());
  click('Retomar a rotação');
  wait(5000);
  expect(shown()).toBe('Terceiro (3 de 4)');
});

// jsdom has no :focus-visible. tests/browser/public/pages/servicesCarousel.spec.ts tests that keyboard focus pauses the
// rotation and shows a slide.
test('a click restarts the five seconds, and does not pause the rotation, although the button keeps the focus', () => {
  wait(4000);
  const next = screen.getByRole('button', { name: 'Próximo slide' });
  fireEvent.mouseDown(next);
  act(() => next.focus());
  fireEvent.click(next);
  wait(4999);
  expect(shown()).toBe('Segundo (2 de 4)');
  wait(1);
  expect(shown()).toBe('Terceiro (3 de 4)');
});

test('for screen readers, the automatic rotation changes only the current indicator', () => {
  const tree = () => accessibilityTree()?.replaceAll(' aria-current="true"', '');
  const current = () => carousel().querySelector('[aria-current="true"]')?.textContent;
  const before = tree();
  for (let step = 0; step < 4; step++) {
    wait(5000);
    expect(tree()).toBe(before);
    expect(current()).toBe(shown());
  }
  for (const { title } of slides) expect(screen.getByRole('link', { name: title })).toBeVisible();
});

test('a manual step is announced, even when it is repeated', () => {
  expect(announcer()).toHaveAttribute('aria-live', 'polite');
  expect(announcer()).toBeEmptyDOMElement();
  click('Próximo slide');
  expect(announcer()).toHaveTextContent('Slide 2 de 4: Segundo');
  const first = announcer()?.textContent;
  for (let step = 0; step < 3; step++) wait(5000);
  click('Próximo slide');
  expect(announcer()).toHaveTextContent('Slide 2 de 4: Segundo');
  expect(announcer()?.textContent).not.toBe(first);
  click('Pausar a rotação');
  expect(announcer()).toHaveTextContent('Rotação pausada');
  click('Retomar a rotação');
  expect(announcer()).toHaveTextContent('Rotação retomada');
});
