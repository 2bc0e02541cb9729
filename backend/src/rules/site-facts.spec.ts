import { CONTACT_MARK, ORIGIN_MARK, SELLER_MARK, SESSION_MARK } from '../contracts/site';
import { type SiteFacts, withSiteFacts } from './site-facts';

const FACTS: SiteFacts = {
  origin: 'https://foliado.empresa.pe',
  isSignedIn: false,
  contactEmail: 'hola@empresa.pe',
  seller: null,
};

describe('what a public page says of who offers the service', () => {
  it('is filled in everywhere', () => {
    const page = `${SESSION_MARK} ${ORIGIN_MARK}/x ${CONTACT_MARK} ${ORIGIN_MARK}/y ${CONTACT_MARK}`;
    expect(withSiteFacts(page, { ...FACTS, isSignedIn: true })).toBe(
      'in https://foliado.empresa.pe/x hola@empresa.pe https://foliado.empresa.pe/y hola@empresa.pe',
    );
  });

  it.each([
    [null, 'Su nombre o razón social y su domicilio constan en el contrato con su empresa.'],
    [{ name: 'Andina', ruc: null, address: null }, 'Es Andina.'],
    [
      { name: 'Andina S.A.C.', ruc: '20999999019', address: 'Av. Lima 1, Lima' },
      'Es Andina S.A.C., con RUC 20999999019, con domicilio en Av. Lima 1, Lima.',
    ],
    [
      { name: 'R & "H" <$&>', ruc: null, address: null },
      'Es R &#38; &#34;H&#34; &#60;$&#38;&#62;.',
    ],
  ])('names the seller as configured, as text', (seller, sentence) => {
    expect(withSiteFacts(SELLER_MARK, { ...FACTS, seller })).toBe(sentence);
  });
});
