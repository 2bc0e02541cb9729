import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../access';
import {
  BANK_LAYOUTS,
  isBankLayout,
  MAX_PROCESS_DAYS,
  type BankLayout,
  type SetOffAmount,
} from '../../contracts/bank-file';
import type { PaymentFileOptions, PaymentLine, PaymentPreview } from '../../contracts/exports';
import { CompaniesService, type Company } from '../../companies';
import {
  PaymentFiles,
  PaymentJudgement,
  SupplierAccounts,
  type JudgedRecord,
} from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { normaliseCurrency } from '../../rules/currency';
import { daysAfter, isIsoDate } from '../../rules/date';
import { limaTime } from '../../rules/lima-day';
import { centsOf } from '../../rules/money';
import { preflight, problemsOf, type BankPreflight } from '../../rules/payment-file';

/** A selection as the file would have it, and what was known when it was looked at. */
export interface Preflight {
  lines: PaymentLine[];
  problems: ReturnType<typeof problemsOf>;
  companyRuc: string | null;
  /** Day of the file in Peru, ISO. */
  day: string;
  /** Of a bank's file. */
  bank: PaymentPreview['bank'];
  /** What the files before it have claimed. */
  claimed: Awaited<ReturnType<PaymentFiles['before']>>;
}

/** Looks at a selection before a file is made of it. Changes nothing but what a crash has left. */
@Injectable()
export class PreflightService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly files: PaymentFiles,
    private readonly judgement: PaymentJudgement,
    private readonly accounts: SupplierAccounts,
    private readonly clock: Clock,
  ) {}

  async preflightOf(
    user: SessionUser,
    selected: readonly Pick<JudgedRecord, '_id'>[],
    options: PaymentFileOptions,
  ): Promise<Preflight> {
    // Lists leave out some of what is judged.
    const records = await this.judgement.load(
      user.tenantId,
      selected.map(({ _id }) => _id),
    );
    const claimed = await this.files.before(user.tenantId, records);
    const found = await this.judgement.gather(user, 'file', records);
    const company = user.companyId === null ? null : await this.companies.find(user.companyId);
    const day = this.clock.today();
    const { layout } = options;
    const bank = isBankLayout(layout)
      ? bankOf(layout, company, records, { processDate: day, ...options })
      : undefined;
    const looked = await this.bankPreflight(user.tenantId, records, layout, bank);
    const lines = preflight({ ...found, earlier: claimed.earlier, options, bank: looked });
    const companyRuc = company?.ruc ?? null;
    const problems = problemsOf(lines, companyRuc);
    if (bank?.charge === null) problems.push('CUENTA_DE_CARGO');
    if (bank && !isProcessDate(bank.processDate, day)) problems.push('FECHA_DE_PROCESO');
    return { lines, problems, companyRuc, day, bank, claimed };
  }

  private async bankPreflight(
    tenantId: string,
    records: readonly JudgedRecord[],
    layout: PaymentFileOptions['layout'],
    bank: PaymentPreview['bank'],
  ): Promise<BankPreflight | null> {
    if (!isBankLayout(layout) || !bank?.charge) return null;
    const { charge, processDate } = bank;
    const rucs = records.flatMap(({ extractedData }) => extractedData?.proveedor?.ruc ?? []);
    const [registered, creditNotes] = await Promise.all([
      this.accounts.ofSuppliers(tenantId, rucs),
      this.creditNotes(tenantId, records),
    ]);
    const madeAt = limaTime(this.clock.now());
    return { file: { layout, charge, processDate, madeAt }, registered, creditNotes };
  }

  /** Those that are set off, by document. */
  private async creditNotes(
    tenantId: string,
    records: readonly JudgedRecord[],
  ): Promise<Map<string, SetOffAmount[]>> {
    const ids = [...new Set(records.flatMap(({ setOffNotes = [] }) => setOffNotes))];
    const notes = ids.length === 0 ? [] : await this.judgement.load(tenantId, ids);
    return new Map(
      records.map(({ _id, setOffNotes = [] }) => [
        _id,
        notes.filter((note) => setOffNotes.includes(note._id)).map(toSetOff),
      ]),
    );
  }
}

const toSetOff = ({ filename, extractedData }: JudgedRecord): SetOffAmount => ({
  number: extractedData?.documento?.numero || filename,
  amountCents: Math.abs(centsOf(extractedData?.totales?.total) ?? 0),
});

/** What a bank's file is charged to: what was chosen, else the first account in the currency of the documents. */
function bankOf(
  layout: BankLayout,
  company: Company | null,
  records: readonly JudgedRecord[],
  { chargeAccount, processDate }: PaymentFileOptions & { processDate: string },
): NonNullable<PaymentPreview['bank']> {
  const { bank } = BANK_LAYOUTS[layout];
  const chargeAccounts = (company?.cuentasCargo ?? []).filter(({ banco }) => banco === bank);
  const currency = normaliseCurrency(records[0]?.extractedData?.documento?.moneda);
  const charge = chargeAccounts.find(
    ({ numero, moneda }) => moneda === currency && (chargeAccount ?? numero) === numero,
  );
  return { charge: charge ?? null, chargeAccounts, processDate };
}

const isProcessDate = (date: string, today: string): boolean =>
  isIsoDate(date) && date >= today && date <= daysAfter(today, MAX_PROCESS_DAYS);
