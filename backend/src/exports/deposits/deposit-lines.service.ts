import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../access';
import { CompaniesService, type Company } from '../../companies';
import { DEPOSIT_LINES_MAX, type DepositLine } from '../../contracts/detraction-deposits';
import type { JudgedDocument } from '../../contracts/payment-subject';
import {
  DepositFiles,
  PaymentFacts,
  SupplierAccounts,
  toJudged,
  type JudgedRecord,
} from '../../payments';
import { depositLine } from '../../rules/detraction-deposit';
import { paidKey } from '../../rules/payment-file';
import { isWaiting, twinProblem } from './domain/depositable';

/** Documents as a deposit file would have them. */
interface Judged {
  documents: JudgedDocument[];
  /** In their order. */
  lines: DepositLine[];
  /** What the files before it have claimed. */
  found: Awaited<ReturnType<DepositFiles['before']>>;
  company: Company | null;
}

/** Looks at documents before a deposit file is made of them. Changes nothing but what a crash has left. */
@Injectable()
export class DepositLines {
  constructor(
    private readonly facts: PaymentFacts,
    private readonly accounts: SupplierAccounts,
    private readonly companies: CompaniesService,
    private readonly files: DepositFiles,
  ) {}

  /** The newest documents that wait for a deposit. */
  async waiting(user: SessionUser): Promise<Judged> {
    const records = await this.facts.depositable(user.tenantId, DEPOSIT_LINES_MAX);
    return this.linesOf(
      user,
      records.filter((record) => isWaiting(toJudged(record))),
    );
  }

  async linesOf(
    { tenantId, companyId }: SessionUser,
    records: readonly JudgedRecord[],
  ): Promise<Judged> {
    const documents = records.map(toJudged);
    const rucs = documents.flatMap(({ extractedData }) => extractedData?.proveedor?.ruc ?? []);
    const keys = documents.flatMap((document) => paidKey(document) ?? []);
    const [company, found, registered, twins] = await Promise.all([
      companyId === null ? null : this.companies.find(companyId),
      this.files.before(tenantId, records),
      this.accounts.ofSuppliers(tenantId, rucs),
      this.facts.ofComprobantes(tenantId, keys),
    ]);
    const others = twins.map(toJudged);
    const lines = documents.map((document) =>
      depositLine({
        document,
        accounts: registered.get(document.extractedData?.proveedor?.ruc ?? '') ?? [],
        companyRuc: company?.ruc ?? null,
        batchNumber: found.numbers.get(document.id) ?? null,
        twinProblem: twinProblem(document, others),
      }),
    );
    return { documents, lines, found, company };
  }
}
