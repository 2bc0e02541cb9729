import type { Authenticity } from '@contracts/authenticity';
import { TRY_OUT_SAMPLES, type TryOutReading } from '@contracts/try-out';
import { renderToStaticMarkup } from 'react-dom/server';
import { aBox, anAuthenticity, anEvidence, fieldMap, someData } from '../../../test/factories';
import { find } from '../../sections/find';
import { demoPage } from './page';
import { factsText } from './show-reading';
import { startDemo } from './start-demo';

const { Body } = demoPage;

const FORGED: Partial<Authenticity> = {
  isAuthentic: false,
  confidence: 0.1,
  flags: ['QR_NO_COINCIDE', 'TOTAL_NO_CUADRA'],
  findings: [
    {
      id: 'QR_NO_COINCIDE',
      message: 'El QR dice total 1,108.00.',
      expected: '1,108.00',
      found: '1,180.00',
      paths: ['totales.total'],
    },
  ],
};

function aReading(authenticity: Partial<Authenticity> = {}): TryOutReading {
  return {
    sample: { id: 'boleta-foto', title: 'Boleta <b>fotografiada</b>', description: '' },
    extractedData: someData(),
    fields: fieldMap(
      anEvidence('totales.total', { state: 'verificado', proof: 'QR', boxes: [aBox()] }),
      anEvidence('proveedor.ruc', { boxes: [aBox({ y: 0.1 })] }),
    ),
    pages: [{ number: 1, width: 600, height: 800, image: 'data:image/jpeg;base64,AA==' }],
    confidence: 0.93,
    authenticity: anAuthenticity(authenticity),
    notes: [],
    processingTime: 1.52,
  };
}

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  ({
    ok: status < 400,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: () => Promise.resolve(body),
  }) as unknown as Response;

describe('/demo', () => {
  const asked = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  beforeEach(() => {
    asked.mockReset();
    globalThis.fetch = asked;
    globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
    Element.prototype.scrollIntoView = jest.fn();
    Element.prototype.scrollTo = jest.fn();
    document.body.innerHTML = renderToStaticMarkup(<Body claims={false} />);
    startDemo(document);
  });

  const part = (selector: string) => find(document, selector);
  const press = () => part('[data-read]').click();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const row = (path: string) => part(`[data-groups] [data-path="${path}"] .read-row`);
  const lit = () => document.querySelectorAll('[data-result] .page-marker rect').length;
  async function read(authenticity?: Partial<Authenticity>): Promise<void> {
    asked.mockResolvedValueOnce(answer(aReading(authenticity)));
    press();
    await settled();
  }

  it('offers every sample, and asks for the chosen one', async () => {
    const values = [...document.querySelectorAll<HTMLInputElement>('[name="sample"]')];
    expect(values.map(({ value }) => value)).toEqual(TRY_OUT_SAMPLES);
    values[1]?.click();
    await read();
    expect(asked.mock.calls[0]?.[0]).toBe('/api/try-out/boleta-foto');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
  });

  it('asks once, however often the button is pressed', () => {
    asked.mockReturnValue(new Promise(() => undefined));
    press();
    press();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(part('[data-read]').getAttribute('aria-disabled')).toBe('true');
    expect(part('[data-progress]').hidden).toBe(false);
  });

  it('shows that the reading has begun when the head of the answer comes', async () => {
    const body = new Promise(() => undefined);
    asked.mockResolvedValue({ ...answer(null), json: () => body });
    press();
    const present = () => part('[data-stage]:not([hidden]) [aria-current]').textContent;
    expect(present()).toBe('En la fila');
    await settled();
    expect(present()).toBe('Leyendo');
  });

  it('shows values with state, proof and confidence, and the example no longer', async () => {
    await read();
    expect(part('[data-result]').hidden).toBe(false);
    expect(part('[data-example]').hidden).toBe(true);
    expect(row('totales.total').textContent).toContain('1,180.00');
    expect(row('totales.total').textContent).toContain('Verificado · QR');
    expect(row('totales.total').querySelector('.confidence')).not.toBeNull();
    expect(document.activeElement).toBe(part('[data-title]'));
  });

  it('never takes what was read for markup', async () => {
    await read();
    expect(part('[data-title]').textContent).toBe('Boleta <b>fotografiada</b>');
    expect(part('[data-title]').children).toHaveLength(0);
  });

  it('lights the place of the field that is focused or pointed at', async () => {
    await read();
    expect(lit()).toBe(0);
    row('totales.total').focus();
    expect(lit()).toBe(1);
    part('.page-box[data-path="proveedor.ruc"]').dispatchEvent(new Event('pointerenter'));
    expect(part('[data-marked]').dataset['path']).toBe('proveedor.ruc');
  });

  it('opens the row of the place that is pressed, and only that one', async () => {
    await read();
    for (const path of ['totales.total', 'proveedor.ruc']) {
      part(`.page-box[data-path="${path}"]`).dispatchEvent(new Event('click'));
    }
    const open = [...document.querySelectorAll<HTMLElement>('[data-open]')];
    expect(open.map(({ dataset }) => dataset['path'])).toEqual(['proveedor.ruc']);
    expect(document.activeElement).toBe(row('proveedor.ruc'));
  });

  it('says plainly what contradicts what in a forged document, and marks it', async () => {
    await read(FORGED);
    const verdict = part('.verdict');
    expect(verdict.dataset['level']).toBe('falsificacion');
    expect(verdict.textContent).toContain('Posible falsificación');
    expect(verdict.textContent).toContain('Debería decir 1,108.00 · dice 1,180.00');
    expect(part('[data-open]').dataset['path']).toBe('totales.total');
  });

  it('shows the next reading without anything of the one before', async () => {
    await read(FORGED);
    await read();
    expect(document.querySelectorAll('.verdict')).toHaveLength(1);
    expect(part('.verdict').dataset['level']).toBe('autentico');
    expect(document.querySelector('[data-open]')).toBeNull();
    expect(lit()).toBe(0);
  });

  it('offers an account when the readings of this address are used up', async () => {
    asked.mockResolvedValueOnce(answer({}, 429, { 'Retry-After': '60' }));
    press();
    await settled();
    expect(part('[data-trouble]').hidden).toBe(false);
    expect(document.activeElement).toBe(part('[data-trouble-title]'));
    expect(part('[data-trouble-actions] a').getAttribute('href')).toBe('/api/login?cuenta=nueva');
  });

  it('tries again after the connection failed', async () => {
    asked.mockRejectedValueOnce(new TypeError('failed to fetch'));
    press();
    await settled();
    asked.mockResolvedValueOnce(answer(aReading()));
    part('[data-trouble-actions] button').click();
    await settled();
    expect(part('[data-trouble]').hidden).toBe(true);
    expect(part('[data-result]').hidden).toBe(false);
  });

  it('can be stopped, and is then as it was before', async () => {
    asked.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    press();
    part('[data-stop]').click();
    await settled();
    expect(part('[data-progress]').hidden).toBe(true);
    expect(part('[data-trouble]').hidden).toBe(true);
    expect(part('[data-example]').hidden).toBe(false);
    expect(part('[data-said]').textContent).toBe('Lectura cancelada.');
  });

  it('tells how much was read, how surely and how fast', () => {
    expect(factsText(aReading())).toBe('2 datos leídos en 1.5 s, con 93 % de confianza media');
  });
});
