import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { find } from '../../sections/find';
import { Calculator } from './Calculator';
import { runCalculator } from './calculator-island';

const VOLUME_ABOVE = 1_000;
const VOLUME_NOTE = /hay precio por volumen/;

function start(): HTMLFormElement {
  const { container } = render(
    <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Calculator />) }} />,
  );
  const form = find<HTMLFormElement>(container, 'form');
  runCalculator(form, VOLUME_ABOVE);
  return form;
}

const scans = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Documentos al mes' });
const users = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Personas que los trabajan' });
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const shown = (form: HTMLElement, place: string) =>
  form.querySelector(`[data-calc="${place}"]`)?.textContent;

async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

describe('the calculator', () => {
  it('answers to a typed volume with plan, sum and bars', async () => {
    const form = start();
    expect(shown(form, 'month.plan')).toBe('Starter');
    await type(scans(), '600');
    expect(shown(form, 'month.plan')).toBe('Professional');
    expect(shown(form, 'month.sum')).toBe('Plan $199.00 + 100 extra × $0.50 = $249.00');
    expect(shown(form, 'year.amount')).toBe('$209.20');
    expect(slider()).toHaveValue('600');
    const best = form.querySelectorAll('[data-best]');
    expect([...best].map((row) => row.getAttribute('data-calc'))).toEqual(['bar.professional']);
  });

  it('follows its slider, and leaves it at its end for more than it reaches', async () => {
    const form = start();
    fireEvent.input(slider(), { target: { value: '1500' } });
    expect(scans()).toHaveValue(1_500);
    expect(shown(form, 'month.plan')).toBe('Enterprise');
    await type(scans(), '5000');
    expect(slider()).toHaveValue('3000');
    expect(shown(form, 'month.amount')).toBe('$2,100.00');
  });

  it('takes a plan with room for everybody', async () => {
    const form = start();
    await type(users(), '4');
    expect(shown(form, 'month.plan')).toBe('Business');
    expect(form.querySelector('[data-calc="bar.starter"]')).toHaveTextContent('hasta 1 usuario');
  });

  it('keeps its answer while a field is empty, and fills it again when it is left', async () => {
    const form = start();
    await type(scans(), '');
    expect(shown(form, 'month.amount')).toBe('$174.00');
    await userEvent.tab();
    expect(scans()).toHaveValue(350);
  });

  it('speaks of prices by volume above the volume that the specification names', async () => {
    start();
    expect(screen.getByText(VOLUME_NOTE)).not.toBeVisible();
    await type(scans(), '1000');
    expect(screen.getByText(VOLUME_NOTE)).not.toBeVisible();
    await type(scans(), '1001');
    expect(screen.getByText(VOLUME_NOTE)).toBeVisible();
  });

  it('reads its answer out once the figures rest', () => {
    jest.useFakeTimers();
    const spoken = (form: HTMLElement) => form.querySelector('output')?.textContent;
    const form = start();
    for (const value of ['500', '510', '520']) fireEvent.input(slider(), { target: { value } });
    expect(spoken(form)).toBe('');
    jest.runAllTimers();
    expect(spoken(form)).toMatch(/^Para 520 documentos al mes le conviene Professional: \$209\.00/);
    jest.useRealTimers();
  });

  it('sends nothing', () => {
    const form = start();
    expect(fireEvent.submit(form)).toBe(false);
  });
});
