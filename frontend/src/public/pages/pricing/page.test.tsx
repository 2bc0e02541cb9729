import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { render, screen, within } from '@testing-library/react';
import { PLANS } from '../../plans/plans';
import { QUESTIONS } from './content';
import { pricingPage } from './page';

beforeEach(() => {
  render(<pricingPage.Body claims={false} />);
});

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`There is no card of ${name}`);
  return card;
};

describe('the pricing page', () => {
  it.each([
    ['Starter', '$49', '$39.20', '100 escaneos al mes', '$0.49 por escaneo', '1 usuario'],
    ['Professional', '$199', '$159.20', '500 escaneos al mes', '$0.39 por escaneo', '3 usuarios'],
    ['Business', '$350', '$280', '1,000 escaneos al mes', '$0.35 por escaneo', '5 usuarios'],
    [
      'Enterprise',
      '$600',
      '$480',
      '2,000 escaneos al mes',
      '$0.30 por escaneo',
      'Usuarios ilimitados',
    ],
  ])('shows both prices of %s without a script', (name, month, year, ...lines) => {
    const card = cardOf(name);
    expect(card).toHaveTextContent(`${month}al mes`);
    expect(card).toHaveTextContent(`o ${year} al mes pagando el año`);
    for (const line of [...lines, 'Escaneo extra: $0.50']) {
      expect(within(card).getByText(line)).toBeInTheDocument();
    }
  });

  it('has a switch between the two ways of paying that needs no script', () => {
    const group = screen.getByRole('group', { name: 'Forma de pago' });
    const [month, year] = within(group).getAllByRole('radio');
    expect(month).toBeChecked();
    expect(year).toHaveAccessibleName(/^Pago anual 20\s% menos$/);
  });

  it('leads to the sign-in, and for the plan of sales to the contact page', () => {
    for (const { name, isBySales } of PLANS) {
      const button = within(cardOf(name)).getByRole('link');
      expect(button).toHaveAttribute('href', isBySales ? SITE_PAGES.contact : START);
    }
    expect(screen.getByRole('link', { name: 'Contactar a ventas' })).toBeInTheDocument();
  });

  it('has a table of typical volumes beside the calculator', () => {
    const table = screen.getByRole('table', { name: /^Volúmenes típicos/ });
    const row = within(table).getByRole('rowheader', { name: '800' }).closest('tr');
    expect(row).toHaveTextContent('800$349.00 con Professional$280.00 con Business');
  });

  it('tells search engines the prices and the questions that it shows', () => {
    const [software, faq] = pricingPage.jsonLd?.({ claims: false }) ?? [];
    expect(software).toMatchObject({
      offers: PLANS.map(({ name, price }) => ({
        name,
        price: `${price}.00`,
        priceCurrency: 'USD',
      })),
    });
    expect(JSON.stringify(faq)).not.toContain('](');
    for (const { question } of QUESTIONS) {
      expect(screen.getByText(question)).toBeInTheDocument();
      expect(JSON.stringify(faq)).toContain(question);
    }
  });
});
