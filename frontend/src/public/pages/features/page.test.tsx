import { parseAmountInWords } from '@rules/amount-in-words';
import { sumAmounts, toCents } from '@rules/money';
import { isValidRuc } from '@rules/ruc';
import { render, screen } from '@testing-library/react';
import { featuresPage } from './page';
import { OTHER, SAMPLE } from './sample';

const show = (claims = false) => render(<featuresPage.Body claims={claims} />);

describe('the features page', () => {
  it('says in words what each picture shows, and offers nothing in it to operate', () => {
    show();
    const pictures = screen.getAllByRole('img').filter(({ tagName }) => tagName === 'FIGURE');
    expect(pictures.length).toBeGreaterThanOrEqual(10);
    for (const picture of pictures) {
      expect(picture.getAttribute('aria-label')?.length).toBeGreaterThan(30);
      expect(picture.querySelector('a, button, input, [tabindex]')).toBeNull();
    }
  });

  it('shows the judgement of the rule that the product judges by', () => {
    show();
    const verdicts = screen.getByRole('img', { name: /^Tres veredictos/ });
    expect(verdicts).toHaveTextContent(
      /Auténtico.*sin señales.*Verificar manualmente.*Posible falsificación/,
    );
  });

  it('writes the payment file that the product writes', () => {
    show();
    const file = screen.getByRole('img', { name: /^El archivo de pago/ });
    expect(file).toHaveTextContent('HDR|20514327867|20260318|PEN|2|5758.00');
    expect(file).toHaveTextContent('|1038.00|PEN|Serv. Industriales Andino S.A.C.|');
    expect(file).toHaveTextContent('FTR|2|5758.00');
  });
});

describe('the drawn invoice', () => {
  it('agrees with itself', () => {
    const total = sumAmounts([...SAMPLE.items, SAMPLE.igv]);
    expect(total).toBe(SAMPLE.total);
    expect(parseAmountInWords(SAMPLE.inWords)?.cents).toBe(toCents(SAMPLE.total));
    expect([SAMPLE.supplierRuc, SAMPLE.customerRuc, OTHER.supplierRuc].every(isValidRuc)).toBe(
      true,
    );
  });
});
