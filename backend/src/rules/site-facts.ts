import { CONTACT_MARK, ORIGIN_MARK, SELLER_MARK, SESSION_MARK } from '../contracts/site';

/** Who offers the service, as its terms and its privacy policy name them. */
export interface Seller {
  readonly name: string;
  readonly ruc: string | null;
  readonly address: string | null;
}

/** What the build does not know of a public page. */
export interface SiteFacts {
  /** Without a slash at the end; '' when it is not known. */
  readonly origin: string;
  /** Whoever asks is signed in. */
  readonly isSignedIn: boolean;
  readonly contactEmail: string;
  readonly seller: Seller | null;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function sentenceOf(seller: Seller | null): string {
  if (!seller)
    return 'Su nombre o razón social y su domicilio constan en el contrato con su empresa.';
  const ruc = seller.ruc === null ? '' : `, con RUC ${seller.ruc}`;
  const address = seller.address === null ? '' : `, con domicilio en ${seller.address}`;
  return `Es ${seller.name}${ruc}${address}.`;
}

/** A prerendered page with its marks replaced. */
export function withSiteFacts(page: string, facts: SiteFacts): string {
  return page
    .replaceAll(ORIGIN_MARK, facts.origin)
    .replaceAll(SESSION_MARK, facts.isSignedIn ? 'in' : 'out')
    .replaceAll(CONTACT_MARK, () => escaped(facts.contactEmail))
    .replaceAll(SELLER_MARK, () => escaped(sentenceOf(facts.seller)));
}
