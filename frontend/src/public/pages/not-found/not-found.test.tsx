import { SCREENS } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { WAYS } from './content';
import { notFoundPage } from './page';

const { Body } = notFoundPage;

describe('the page for unknown paths', () => {
  it('has the specified title and a way home', () => {
    document.body.innerHTML = renderToStaticMarkup(<Body claims={false} />);
    expect(document.querySelector('h1')).toHaveTextContent(/^404 Page Not Found$/);
    expect(document.querySelector('a')).toHaveAttribute('href', '/');
  });

  it('leads only to pages and screens that exist', () => {
    const known: string[] = [...Object.values(SITE_PAGES), ...SCREENS];
    expect(WAYS.filter(({ href }) => !known.includes(href))).toEqual([]);
  });
});
