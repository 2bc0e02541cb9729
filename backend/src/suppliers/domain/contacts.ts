import type { ExtractedData, PartyData } from '../../contracts/extracted-data';
import type { RegisteredAccount, SupplierContacts } from '../../contracts/suppliers';
import { printedAccounts, isStopping } from '../../rules/supplier-accounts';
import { foldText } from '../../rules/text-clean';

/** A document of a supplier, as far as it prints how to reach it. */
interface PrintedContacts {
  extractedData: ExtractedData | null;
  isConfirmed: boolean;
  doubtfulAccounts?: number[];
}

/** The same written otherwise is one; the first writing stays. */
function different(values: readonly string[]): string[] {
  const texts = values.map(foldText);
  return values.flatMap((value, at) =>
    texts.indexOf(texts[at] ?? '') === at ? [value.trim()] : [],
  );
}

const partiesOf = (documents: readonly PrintedContacts[]): PartyData[] =>
  documents.flatMap(({ extractedData }) => extractedData?.proveedor ?? []);

/** Names that documents print of their supplier, that of the newest first. */
export const namesOf = (documents: readonly PrintedContacts[]): string[] =>
  different(partiesOf(documents).flatMap(({ nombre }) => nombre || []));

/**
 * How to reach a supplier, the newest first. Who forges an invoice prints his own telephone beside his account:
 * what stands on documents with an account that nobody, or only one person, stands for is not offered.
 */
export function contactsOf(
  documents: readonly PrintedContacts[],
  registry: readonly RegisteredAccount[],
): SupplierContacts {
  const isTrusted = ({ extractedData, isConfirmed, doubtfulAccounts = [] }: PrintedContacts) =>
    !printedAccounts(extractedData, registry, { isConfirmed, doubtful: doubtfulAccounts }).some(
      ({ state }) => isStopping(state),
    );
  const trusted = documents.filter(isTrusted);
  const parties = partiesOf(trusted);
  return {
    telephones: different(parties.flatMap(({ telefono }) => telefono || [])),
    emails: different(parties.flatMap(({ email }) => email || [])),
    addresses: different(parties.flatMap(({ direccion }) => direccion || [])),
    isPartial: trusted.length < documents.length,
  };
}
