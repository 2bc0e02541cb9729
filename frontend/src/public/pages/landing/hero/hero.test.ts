import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { FIRST_FIELD, HERO_FIELDS } from './fields';
import { Hero } from './Hero';
import { joinSample, panTo, threadPath } from './hero';

/** The page as the build writes it, with its script. */
function openHero(): HTMLElement {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.body.innerHTML = renderToStaticMarkup(createElement(Hero));
  const panel = document.querySelector<HTMLElement>('[data-hero]');
  if (!panel) throw new Error('The hero has no sample');
  joinSample(panel);
  return panel;
}

const lit = (panel: HTMLElement) => ({
  fields: [...panel.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(
    (field) => field.dataset['field'],
  ),
  places: [...panel.querySelectorAll<SVGElement>('[data-lit]')].map(
    (place) => place.dataset['place'],
  ),
});

describe('the sample invoice of the landing page', () => {
  it('shows the total on the page before anybody has moved', () => {
    expect(lit(openHero())).toEqual({ fields: [FIRST_FIELD], places: [FIRST_FIELD] });
  });

  it.each(HERO_FIELDS.map(({ key }) => key))(
    'lights the place of %s when its row is reached by key or pointer',
    (key) => {
      for (const event of ['focus', 'pointerenter', 'click']) {
        const panel = openHero();
        panel.querySelector(`[data-field="${key}"]`)?.dispatchEvent(new Event(event));
        expect(lit(panel)).toEqual({ fields: [key], places: [key] });
      }
    },
  );

  it.each(HERO_FIELDS)('lights the row of $key when its place is pointed at', ({ key, reason }) => {
    const panel = openHero();
    panel.querySelector(`[data-place="${key}"]`)?.dispatchEvent(new Event('pointerenter'));
    expect(lit(panel)).toEqual({ fields: [key], places: [key] });
    expect(panel.querySelector('[data-part="reason"]')?.textContent).toBe(reason);
  });

  it('says beside every state why', () => {
    const panel = openHero();
    for (const { key, state, reason } of HERO_FIELDS) {
      expect(reason).not.toBe('');
      panel.querySelector(`[data-field="${key}"]`)?.dispatchEvent(new Event('focus'));
      expect(panel.dataset['state']).toBe(state);
      expect(panel.querySelector(`.hero-reason-${state}`)).not.toBeNull();
    }
  });

  it('marks every place inside the printed page', () => {
    for (const { place } of HERO_FIELDS) {
      expect(place.x).toBeGreaterThan(0);
      expect(place.x + place.width).toBeLessThan(595);
      expect(place.y + place.height).toBeLessThan(842);
    }
  });
});

describe('the thread', () => {
  it('begins and ends where it is told to', () => {
    const path = threadPath({ x: 605.34, y: 434 }, { x: 677, y: 397 });
    expect(path).toMatch(/^M605\.3 434C/);
    expect(path).toMatch(/ 677 397$/);
  });
});

describe('a page behind a smaller window', () => {
  it.each([
    ['near its beginning', 20, 0],
    ['in its middle', 360, -185],
    ['near its end', 700, -370],
  ])('is moved so that a place %s is seen', (_, centre, expected) => {
    expect(panTo(centre, 720, 350)).toBe(expected);
  });

  it('stays where it is when all of it can be seen', () => {
    expect(panTo(250, 300, 350)).toBe(0);
  });
});
