import type { SunatQr } from '../../../rules/qr';
import type { Page } from './field-value';
import type { KeyValue } from './key-value';
import type { LabelHit } from './label-match';
import type { RucHit } from './rucs';
import type { Title, NumberHit } from './title';

/** What the parties are told apart by. */
export interface PartyInput {
  page: Page;
  title: Title | null;
  number: NumberHit | null;
  rucs: readonly RucHit[];
  rows: readonly KeyValue[];
  companyRuc: string | null;
  qr: SunatQr | null;
}

/** The labels that open the parties' blocks. */
export interface Places {
  /** The other party's. */
  readonly otherAnchor: LabelHit | null;
  /** The issuer's own, when there is one. */
  readonly issuerAnchor: LabelHit | null;
}
