import { Injectable } from '@nestjs/common';
import type { RequestActor, SessionUser } from '../access';
import { POLICY, permits } from '../contracts/policy';
import type {
  AccountConfirmation,
  AccountReason,
  RegisteredAccount,
  Supplier,
  SupplierAccount,
  SupplierAccountEvent,
  SupplierRow,
  SupplierSort,
} from '../contracts/suppliers';
import { DocumentQuery } from '../documents';
import { SupplierAccounts } from '../payments';
import { Clock } from '../platform/clock/clock';
import type { RowRange } from '../platform/requests';
import { accountFindings, accountNumbers, isSameAccount } from '../rules/bank-account';
import { DomainError } from '../rules/domain-error';
import { accountState, isStopping } from '../rules/supplier-accounts';
import { UsersService } from '../users';
import {
  acceptRefusal,
  confirmable,
  confirmed,
  knownAs,
  type Involved,
  type Signed,
} from './domain/account-decisions';
import { contactsOf, namesOf } from './domain/contacts';

type Registry = readonly RegisteredAccount[];
type Documents = DocumentQuery['suppliers'];
type SupplierDocument = Awaited<ReturnType<Documents['documentsOf']>>[number];
type CountedSupplier = Awaited<ReturnType<Documents['counted']>>[number];
/** A supplier as it is sorted; its name is looked up for the asked page alone. */
type Counted = Omit<SupplierRow, 'name'>;

/** The suppliers of a company: what their documents come to, and whose accounts they are paid to. */
@Injectable()
export class SuppliersService {
  constructor(
    private readonly lists: DocumentQuery,
    private readonly accounts: SupplierAccounts,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Those that match the text, the most of `sort` first; of equals by RUC. */
  async supplierPage(
    tenantId: string,
    { search, sort }: { search: string; sort: SupplierSort },
    { from, to }: RowRange,
  ): Promise<{ rows: SupplierRow[]; total: number }> {
    const [counted, registries] = await Promise.all([
      this.lists.suppliers.counted(tenantId),
      this.accounts.all(tenantId),
    ]);
    const matches = search === '' ? null : await this.lists.suppliers.matching(tenantId, search);
    const found = counted
      .filter(({ ruc }) => !matches || matches(ruc))
      .map((one) => countedRow(one, registries.get(one.ruc) ?? []))
      .sort((a, b) => (sort === 'ruc' ? 0 : b[sort] - a[sort]) || a.ruc.localeCompare(b.ruc));
    const page = found.slice(from, to + 1);
    const names = await this.lists.suppliers.names(
      tenantId,
      page.map(({ ruc }) => ruc),
    );
    const rows = page.map((row) => ({ ...row, name: names.get(row.ruc) ?? '' }));
    return { rows, total: found.length };
  }

  /** Throws NO_ENCONTRADO for a RUC that no document prints. */
  async supplierOf(user: SessionUser, ruc: string): Promise<Supplier> {
    const { tenantId } = user;
    const documents = await this.lists.suppliers.documentsOf(tenantId, ruc);
    if (documents.length === 0) throw new DomainError('NO_ENCONTRADO');
    const [counted, registry, sums, payers] = await Promise.all([
      this.lists.suppliers.counted(tenantId),
      this.registryOf(tenantId, ruc),
      this.lists.suppliers.sumsOf(tenantId, ruc),
      this.payersOf(tenantId),
    ]);
    const one = counted.find((supplier) => supplier.ruc === ruc);
    const [name = '', ...names] = namesOf(documents);
    const row = countedRow(one ?? { ruc, documents: documents.length, unpaid: 0 }, registry);
    const accounts = registry.map((account): SupplierAccount => {
      const own = documentsWith(documents, account);
      const involved = { payers, witnesses: witnessesOf(own) };
      return {
        ...account,
        state: accountState(account),
        findings: accountFindings(account).map(({ text }) => text),
        documents: own.length,
        paid: own.filter(({ paymentStatus }) => paymentStatus === 'paid').length,
        acceptRefusal: acceptRefusal(account, user.id, involved, this.clock.now()),
      };
    });
    return { ...row, name, names, sums, accounts, contacts: contactsOf(documents, registry) };
  }

  /** One person stands for an account. Throws NO_ENCONTRADO, CAMPO_INVALIDO, ESTADO_NO_PERMITE. */
  async confirm(actor: RequestActor, ruc: string, asked: AccountConfirmation): Promise<Supplier> {
    const documents = await this.lists.suppliers.documentsOf(actor.tenantId, ruc);
    if (documents.length === 0) throw new DomainError('NO_ENCONTRADO');
    return this.act(actor, ruc, (accounts, signed) => {
      const wanted = confirmable(accounts, asked, (account) => this.accounts.made(account));
      const account = confirmed(accounts, wanted, asked, signed);
      const { proof, comment } = asked;
      return { type: 'SupplierAccountConfirmed', account, said: { proof, comment } };
    });
  }

  /**
   * A second person accepts what one has confirmed; again it changes nothing. Throws NO_ENCONTRADO,
   * ESTADO_NO_PERMITE, and CUENTA_DE_DOS_PERSONAS when it is not theirs to accept.
   */
  async accept(
    actor: RequestActor,
    ruc: string,
    id: string,
    { reason }: AccountReason,
  ): Promise<Supplier> {
    const { tenantId } = actor;
    const [documents, payers] = await Promise.all([
      this.lists.suppliers.documentsOf(tenantId, ruc),
      this.payersOf(tenantId),
    ]);
    return this.act(actor, ruc, (accounts, signed) => {
      const account = knownAs(accounts, id);
      const state = accountState(account);
      if (state === 'confirmada') return null;
      if (state !== 'por_aceptar') throw new DomainError('ESTADO_NO_PERMITE');
      const witnesses = witnessesOf(documentsWith(documents, account));
      const refusal = acceptRefusal(account, actor.id, { payers, witnesses }, this.clock.now());
      if (refusal !== null) throw new DomainError('CUENTA_DE_DOS_PERSONAS', { reason: refusal });
      const accepted = { ...signed, reason: reason.trim() };
      const isAlone = account.confirmed?.by === actor.id;
      const said = { reason: accepted.reason, isAlone };
      return { type: 'SupplierAccountAccepted', account: { ...account, accepted }, said };
    });
  }

  /** From then on what is to be paid to it waits for two people; again it changes nothing. */
  async withdraw(
    actor: RequestActor,
    ruc: string,
    id: string,
    { reason }: AccountReason,
  ): Promise<Supplier> {
    return this.act(actor, ruc, (accounts, signed) => {
      const account = knownAs(accounts, id);
      if (account.withdrawn) return null;
      const withdrawn = { ...signed, reason: reason.trim() };
      const said = { reason: withdrawn.reason };
      return { type: 'SupplierAccountWithdrawn', account: { ...account, withdrawn }, said };
    });
  }

  private async act(actor: RequestActor, ruc: string, decide: Decide): Promise<Supplier> {
    const { id: by, name: byName, tenantId } = actor;
    await this.accounts.changeAccount(tenantId, ruc, actor, (accounts) => {
      const at = this.clock.now().toISOString();
      const change = decide(accounts, { by, byName, at });
      if (!change) return null;
      const { type, account, said } = change;
      return { type, account, data: { ruc, account: { ...accountNumbers(account) }, ...said } };
    });
    return this.supplierOf(actor, ruc);
  }

  private async registryOf(tenantId: string, ruc: string): Promise<Registry> {
    return (await this.accounts.ofSuppliers(tenantId, [ruc])).get(ruc) ?? [];
  }

  /** Active people of the company who may pay. */
  private async payersOf(tenantId: string): Promise<Involved['payers']> {
    const people = await this.users.ofCompany(tenantId);
    return people
      .filter((one) => one.isActive && permits(POLICY['suppliers.accounts'], one))
      .map(({ id }) => id);
  }
}

type Decide = (
  accounts: Registry,
  signed: Signed,
) => {
  type: SupplierAccountEvent;
  account: RegisteredAccount;
  said: Readonly<Record<string, string | boolean>>;
} | null;

function countedRow(counted: CountedSupplier, registry: Registry): Counted {
  const states = registry.map(accountState);
  return {
    ...{ id: counted.ruc, ...counted },
    waiting: states.filter((state) => state !== 'retirada' && isStopping(state)).length,
    confirmed: states.filter((state) => state === 'confirmada').length,
  };
}

const documentsWith = (
  documents: readonly SupplierDocument[],
  account: RegisteredAccount,
): SupplierDocument[] =>
  documents.filter(({ extractedData }) =>
    extractedData?.cuentas?.some((printed) => isSameAccount(account, printed)),
  );

const witnessesOf = (documents: readonly SupplierDocument[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap(({ uploadedBy, confirmedBy }) => [uploadedBy, confirmedBy ?? uploadedBy]),
  );
