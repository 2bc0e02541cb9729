import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { render, screen } from '@testing-library/react';
import { COMPANY_CLAIMS, TEAM_CLAIMS } from '../../content/claims';
import { figuresOf, TIMELINE, VALUES } from './content';
import { aboutPage } from './page';

const show = (claims: boolean) => render(<aboutPage.Body claims={claims} />);

describe('the about page', () => {
  it('shows only figures that are counted in the product unless claims are asked for', () => {
    const { container } = show(false);
    for (const { figure, text } of figuresOf(false)) {
      expect(screen.getByText(text).nextSibling?.textContent).toBe(figure);
    }
    for (const { text } of [...COMPANY_CLAIMS, ...TEAM_CLAIMS]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(container).not.toHaveTextContent(/95\s%|10x|500\+/);
  });

  it('shows the specified figures of company and team with the claims', () => {
    show(true);
    for (const { figure, text } of [...figuresOf(true), ...TEAM_CLAIMS]) {
      expect(screen.getByText(text).nextSibling?.textContent).toBe(figure);
    }
  });

  it('names six values', () => {
    show(false);
    expect(VALUES.map(({ name }) => name)).toEqual([
      'Innovación',
      'Orientación al cliente',
      'Excelencia',
      'Transparencia',
      'Crecimiento',
      'Impacto global',
    ]);
    for (const { name } of VALUES) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
  });

  it('tells its years in order and none of them as something to come', () => {
    show(false);
    expect(TIMELINE.milestones.map(({ year }) => year)).toEqual(['2024', '2025', '2026']);
    const last = screen.getByRole('heading', { name: 'IA predictiva' }).closest('li');
    expect(last).toHaveTextContent('hoy');
    for (const { text } of TIMELINE.milestones) {
      expect(text).not.toMatch(/pronto|próxim|será|podrá|planea|lanzaremos|llegará/i);
    }
  });

  it('leads to the sign-in and the contact page', () => {
    show(false);
    expect(screen.getByRole('link', { name: 'Comenzar gratis' })).toHaveAttribute('href', START);
    expect(screen.getByRole('link', { name: 'Escribirnos' })).toHaveAttribute(
      'href',
      SITE_PAGES.contact,
    );
  });
});
