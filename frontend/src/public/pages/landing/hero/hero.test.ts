import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { find } from '../../../sections/find';
import { SAMPLE_FIELDS } from '../../../content/sample-fields';
import { FIRST_FIELD, Hero } from './Hero';
import { joinSample, threadPath } from './hero';

/** The page as the build writes it, with its script. */
function openHero(): HTMLElement {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollBy = jest.fn();
  document.body.innerHTML = renderToStaticMarkup(createElement(Hero));
  const panel = find(document, '[data-hero]');
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

  it.each(SAMPLE_FIELDS.map(({ key }) => key))(
    'lights the place of %s when its row is reached by key or pointer',
    (key) => {
      for (const event of ['focus', 'pointerenter', 'click']) {
        const panel = openHero();
        panel.querySelector(`[data-field="${key}"]`)?.dispatchEvent(new Event(event));
        expect(lit(panel)).toEqual({ fields: [key], places: [key] });
      }
    },
  );

  it.each(SAMPLE_FIELDS)(
    'lights the row of $key when its place is pointed at, and says why',
    ({ key, state, reason }) => {
      const panel = openHero();
      panel.querySelector(`[data-place="${key}"]`)?.dispatchEvent(new Event('pointerenter'));
      expect(lit(panel)).toEqual({ fields: [key], places: [key] });
      expect(reason).not.toBe('');
      expect(panel.querySelector('[data-part="reason"]')?.textContent).toBe(reason);
      expect(panel.querySelector(`.hero-reason-${panel.dataset['state']}`)).not.toBeNull();
      expect(panel.dataset['state']).toBe(state);
    },
  );

  it('marks every place inside the printed page', () => {
    for (const { place } of SAMPLE_FIELDS) {
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
