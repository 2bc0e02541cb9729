import { renderToStaticMarkup } from 'react-dom/server';
import { privacyPolicyPage } from '../pages/privacy-policy/page';
import { termsOfServicePage } from '../pages/terms-of-service/page';
import type { SitePage } from '../site/site-page';
import { longDate } from './legal-text';

const PAGES: [string, SitePage][] = [privacyPolicyPage, termsOfServicePage].map((page) => [
  page.name,
  page,
]);

function open({ Body }: SitePage): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<Body claims={false} />);
  return document.body;
}

describe.each(PAGES)('the page %s', (_, page) => {
  it('has one title, the date of its last change, and a table of all its sections', () => {
    const body = open(page);
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.querySelector('time')).toHaveAttribute(
      'datetime',
      expect.stringMatching(/^20\d\d-/),
    );
    const sections = [...body.querySelectorAll('section')].map(({ id }) => `#${id}`);
    const contents = [...body.querySelectorAll<HTMLAnchorElement>('.legal-contents a')];
    expect(contents.map(({ hash }) => hash)).toEqual(sections);
  });

  it('leads nowhere on the page that is not there', () => {
    const anchors = [...open(page).querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const lost = anchors.filter(({ hash }) => !document.getElementById(hash.slice(1)));
    expect(lost.map(({ hash }) => hash)).toEqual([]);
  });

  it('shows no mark of its content files, and announces changes thirty days before', () => {
    const text = open(page).textContent;
    expect(text).not.toMatch(/\*\*|\]\(|undefined|NaN/);
    expect(text).toContain('30 días de anticipación');
  });
});

describe('the privacy policy', () => {
  it('names the law, the rights, the term of browser data, and where to complain', () => {
    const text = open(privacyPolicyPage).textContent;
    for (const words of [
      'Ley N.° 29733',
      'Rectificación',
      'Cancelación',
      'Oposición',
      '30 días desde la última vez que abrió Foliado',
      'Autoridad Nacional de Protección de Datos Personales',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('claims nothing that the product does not do', () => {
    expect(open(privacyPolicyPage).textContent).not.toMatch(
      /extremo a extremo|GDPR|RGPD|no guardamos copias/i,
    );
  });
});

describe('the date of a change', () => {
  it('is the same day in every time zone', () => {
    expect(longDate('2026-03-01')).toBe('1 de marzo de 2026');
  });
});
