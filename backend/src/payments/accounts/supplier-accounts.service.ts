import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { CuentaData, ExtractedData } from '../../contracts/extracted-data';
import type { RegisteredAccount, SupplierAccountEvent } from '../../contracts/suppliers';
import { Clock } from '../../platform/clock/clock';
import type { EventData } from '../../platform/event-store';
import { OUTBOX_FILLED, type EventActor, type OutboxFilled } from '../../platform/outbox';
import { accountNumbers, hasAccount } from '../../rules/bank-account';
import { DomainError } from '../../rules/domain-error';
import { registeredAs } from '../../rules/supplier-accounts';
import {
  SUPPLIER_STREAM,
  SupplierAccountsRepository,
  type SupplierRegistry,
} from './supplier-accounts.repository';

/** What is decided on a registry as it stands: the account as it is then, new or known, and the event of it. */
interface AccountChange {
  type: SupplierAccountEvent;
  account: RegisteredAccount;
  data: EventData;
}

type Causer = EventActor & { readonly correlationId?: string | null };

/** A document whose accounts are looked at; `doubtful` are places in its `cuentas`. */
interface SeenDocument {
  _id: string;
  filename: string;
  extractedData: ExtractedData | null;
  isConfirmed: boolean;
  doubtfulAccounts?: number[];
}

const TRIES = 20;
/** An invoice prints a few; what has more is no list of one supplier's accounts. */
const MAX_ACCOUNTS = 50;

/** The accounts of a company's suppliers, as appended events (docs/decisions/055). */
@Injectable()
export class SupplierAccounts {
  constructor(
    private readonly registries: SupplierAccountsRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** By RUC; suppliers without accounts are left out. */
  async ofSuppliers(
    tenantId: string,
    rucs: readonly string[],
  ): Promise<ReadonlyMap<string, RegisteredAccount[]>> {
    const found = await this.registries.ofSuppliers(tenantId, [...new Set(rucs)]);
    return new Map(found.map(({ ruc, accounts }) => [ruc, accounts]));
  }

  /** Of all suppliers of a company. */
  async all(tenantId: string): Promise<ReadonlyMap<string, RegisteredAccount[]>> {
    const found = await this.registries.all(tenantId);
    return new Map(found.map(({ ruc, accounts }) => [ruc, accounts]));
  }

  /** Notes the accounts of a document that are not doubtful, or that a person has confirmed with it. */
  async see(tenantId: string, document: SeenDocument, causer: Causer): Promise<void> {
    const { _id: documentId, extractedData, isConfirmed, doubtfulAccounts = [] } = document;
    const ruc = extractedData?.proveedor?.ruc;
    const sure = (extractedData?.cuentas ?? []).filter(
      (account, at) => hasAccount(account) && (isConfirmed || !doubtfulAccounts.includes(at)),
    );
    if (!ruc) return;
    const label = extractedData?.documento?.numero || document.filename;
    for (const account of sure) {
      await this.changeAccount(tenantId, ruc, causer, (accounts) => {
        if (registeredAs(accounts, account) || accounts.length >= MAX_ACCOUNTS) return null;
        // What stands together on the first document is all the supplier's own.
        const isOther = accounts.some(({ seen }) => seen?.documentId !== documentId);
        const seen = { documentId, label, at: this.clock.now().toISOString() };
        const made = { ...this.made(account), isOther, seen };
        const data = { ruc, documentId, label, isOther, account: { ...accountNumbers(account) } };
        return { type: 'SupplierAccountSeen', account: made, data };
      });
    }
  }

  /** An account that is not registered yet. */
  made(account: CuentaData): RegisteredAccount {
    const nothing = { seen: null, confirmed: null, accepted: null, withdrawn: null };
    return { id: this.clock.uuid(), ...accountNumbers(account), isOther: false, ...nothing };
  }

  /**
   * Decides on the accounts as they are now and writes what was decided with its event; decides anew when
   * somebody else was faster. Null changes nothing. Throws what `decide` throws.
   */
  async changeAccount(
    tenantId: string,
    ruc: string,
    causer: Causer,
    decide: (accounts: readonly RegisteredAccount[]) => AccountChange | null,
  ): Promise<void> {
    for (let left = TRIES; left > 0; left -= 1) {
      const present: SupplierRegistry = (await this.registries.registryOf(tenantId, ruc)) ?? {
        ...{ _id: this.clock.uuid(), ruc, accounts: [], revision: 0 },
      };
      const change = decide(present.accounts);
      if (!change) return;
      const { account, type, data } = change;
      const others = present.accounts.filter(({ id }) => id !== account.id);
      const isKnown = others.length < present.accounts.length;
      const accounts = isKnown
        ? present.accounts.map((one) => (one.id === account.id ? account : one))
        : [...others, account];
      const entry = {
        ...{ eventId: this.clock.uuid(), type, data, at: this.clock.now() },
        actor: { id: causer.id, role: causer.role },
        correlationId: causer.correlationId ?? null,
      };
      if (await this.registries.write(tenantId, { ...present, accounts }, entry)) {
        const filled: OutboxFilled = { stream: SUPPLIER_STREAM, id: present._id };
        this.news.emit(OUTBOX_FILLED, filled);
        return;
      }
    }
    throw new DomainError('SERVICIO_NO_DISPONIBLE');
  }
}
