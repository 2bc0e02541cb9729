import { Injectable } from '@nestjs/common';
import { CompaniesService, type Company } from '../companies';
import type { ApprovalView, ApprovedPayment } from '../contracts/approval';
import { NO_LIMITS } from '../contracts/company';
import type { ExtractedData } from '../contracts/extracted-data';
import type { PaymentDoor, PaymentFinding } from '../contracts/payment-judgement';
import type {
  JudgedDocument,
  PaymentQuestion,
  PaymentSubject,
  PaymentTwin,
  SimilarDocument,
} from '../contracts/payment-subject';
import { Clock } from '../platform/clock/clock';
import { EventStore } from '../platform/event-store';
import type { SessionUser } from '../access';
import { centsOf } from '../rules/money';
import { judgeAll } from '../rules/payment-judgement';
import {
  approvalNeed,
  approverRefusal,
  inForce,
  missingApproval,
} from '../rules/payment-judgement/approval';
import { SupplierAccounts } from './accounts/supplier-accounts.service';
import { PaymentFiles } from './payment-files.service';
import { workflowStreamOf } from '../contracts/document-steps';
import { STEP_OF, STEPS } from '../contracts/workflow';
import { toJudged, type JudgedRecord } from './judged-document';
import { PaymentFacts, type SimilarRecord, type TwinRecord } from './payment-facts';

const labelOf = (filename: string, data: ExtractedData | null): string =>
  data?.documento?.numero || filename;

const totalCentsOf = (data: ExtractedData | null): number | null => centsOf(data?.totales?.total);

/** Another document of one debt: the same comprobante, or one repeats the content of the other. */
function isTwin(
  { _id, comprobanteKey, duplicateOf }: TwinRecord,
  document: JudgedDocument,
): boolean {
  if (_id === document.id) return false;
  const isSameKey = comprobanteKey !== null && comprobanteKey === document.comprobanteKey;
  return isSameKey || document.duplicateOf === _id || duplicateOf === document.id;
}

function toTwin(record: TwinRecord, isInFile: boolean): PaymentTwin {
  const { _id, filename, paymentStatus, workflowStatus = 'pending', extractedData } = record;
  const label = labelOf(filename, extractedData);
  return { id: _id, label, filename, paymentStatus, workflowStatus, isInFile };
}

const rucOf = ({ extractedData }: JudgedDocument): string => extractedData?.proveedor?.ruc ?? '';

const isSimilar = ({ _id, ruc, totalCents }: SimilarRecord, document: JudgedDocument) =>
  _id !== document.id &&
  ruc === document.extractedData?.proveedor?.ruc &&
  totalCents === totalCentsOf(document.extractedData);

function toSimilar(record: SimilarRecord): SimilarDocument {
  const { _id, filename, comprobanteKey, extractedData } = record;
  return { id: _id, label: labelOf(filename, extractedData), comprobanteKey, extractedData };
}

/** The steps of logística are the first events of a workflow: whoever took them has approved. */
const APPROVALS = STEPS.filter(({ team }) => team === 'logistica').length;

type Asker = Pick<SessionUser, 'id' | 'role' | 'tenantId'>;

/** The approval of a payment for the person who asks, with what he would approve. */
interface PendingApproval extends ApprovalView {
  of: ApprovedPayment;
  /** Who has delegated it to him; null for who approves by himself. */
  delegatedBy: string | null;
}

function approvalRulesOf(company: Company | null, day: string) {
  const delegations = inForce(company?.delegations ?? [], day);
  const delegates = [...new Set(delegations.map(({ userName }) => userName))];
  return { approvalLimits: company ?? NO_LIMITS, delegations, delegates, day };
}

/** Documents with everything around them, and the question about them. */
export interface Case {
  subjects: PaymentSubject[];
  question: PaymentQuestion;
}

/**
 * Asks the one judgement of payments (docs/decisions/036): every door by which a document becomes paid
 * comes here. What it says holds until the payment is recorded only for who has the turn (`PaymentTurn`).
 */
@Injectable()
export class PaymentJudgement {
  constructor(
    private readonly facts: PaymentFacts,
    private readonly files: PaymentFiles,
    private readonly companies: CompaniesService,
    private readonly events: EventStore,
    private readonly accounts: SupplierAccounts,
    private readonly clock: Clock,
  ) {}

  /** Those of the ids that the company has, in their order. */
  async load(tenantId: string, ids: readonly string[]): Promise<JudgedRecord[]> {
    const found = new Map((await this.facts.judged(tenantId, ids)).map((one) => [one._id, one]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** What is found in each of the documents, which one call pays together in this order. */
  async judge(
    asker: Asker,
    door: PaymentDoor,
    records: readonly JudgedRecord[],
  ): Promise<PaymentFinding[][]> {
    const { subjects, question } = await this.gather(asker, door, records);
    return judgeAll(subjects, question);
  }

  /** The documents with everything that decides about them, but for what a file would pay. */
  async gather(
    { id, role, tenantId }: Asker,
    door: PaymentDoor,
    records: readonly JudgedRecord[],
  ): Promise<Case> {
    const documents = records.map(toJudged);
    const [company, twins, similar, layouts, registered] = await Promise.all([
      this.companies.find(tenantId),
      this.twinsOf(tenantId, documents),
      this.similarOf(tenantId, documents),
      this.layoutsOf(tenantId, documents),
      this.registeredOf(tenantId, documents),
    ]);
    const separatesFunctions = company?.separacionFunciones ?? false;
    const needsTwoPayers = company?.dobleControl ?? false;
    const approvers = await this.approvers(tenantId, separatesFunctions ? documents : []);
    const preparers = await this.preparers(tenantId, needsTwoPayers ? documents : []);
    const subjects = documents.map((document) => ({
      document,
      twins: twins.of(document),
      similar: similar.filter((other) => isSimilar(other, document)).map(toSimilar),
      approvers: approvers.get(workflowStreamOf(document.id)) ?? [],
      preparers: preparers(document.id),
      registered: registered.get(rucOf(document)) ?? [],
      layouts: layouts(document),
      ownFiles: 0,
      orderedCents: null,
    }));
    const rules = approvalRulesOf(company, this.clock.today());
    return {
      subjects,
      question: { door, actor: { id, role }, separatesFunctions, needsTwoPayers, ...rules },
    };
  }

  /** What an approval of the payment would be, and what stands in its way; null where none is needed. */
  async approvalOf(
    { id, role, tenantId }: Asker,
    record: JudgedRecord,
  ): Promise<PendingApproval | null> {
    const document = toJudged(record);
    const company = await this.companies.find(tenantId);
    const rules = approvalRulesOf(company, this.clock.today());
    const need = approvalNeed(document, rules.approvalLimits);
    if (!need) return null;
    const preparers = await this.preparers(tenantId, [document]);
    const delegation = rules.delegations.find(({ userId }) => userId === id);
    return {
      of: need.of,
      delegatedBy: role === 'company_admin' ? null : (delegation?.byName ?? null),
      given: document.paymentApproval,
      missing: missingApproval(document, rules),
      refusal: approverRefusal(
        { preparers: preparers(document.id), isDelegate: delegation !== undefined },
        { actor: { id, role }, ...rules },
      ),
    };
  }

  private async twinsOf(tenantId: string, documents: readonly JudgedDocument[]) {
    const records = await this.facts.twins(tenantId, documents);
    const ids = records.map(({ _id }) => _id);
    const { claims, recorded } = await this.files.claimedOf(tenantId, ids);
    const inFile = new Set(
      claims.filter(({ batchId }) => recorded.has(batchId)).map(({ subject }) => subject),
    );
    return {
      of: (document: JudgedDocument): PaymentTwin[] =>
        records
          .filter((record) => isTwin(record, document))
          .map((record) => toTwin(record, inFile.has(record._id))),
    };
  }

  /** Those of documents of the supplier that came before. */
  private async layoutsOf(tenantId: string, documents: readonly JudgedDocument[]) {
    const marked = documents.filter(({ layout }) => layout !== null);
    const rucs = [...new Set(marked.map(rucOf).filter(Boolean))];
    const found = await this.facts.layouts(tenantId, rucs);
    return (document: JudgedDocument): number[][] => {
      const since = found.find(({ _id }) => _id === document.id)?.createdAt;
      return found
        .filter(({ ruc, createdAt }) => since && ruc === rucOf(document) && createdAt < since)
        .map(({ layout }) => layout);
    };
  }

  private registeredOf(tenantId: string, documents: readonly JudgedDocument[]) {
    const printing = documents.filter(({ extractedData }) => extractedData?.cuentas?.length);
    return this.accounts.ofSuppliers(tenantId, printing.map(rucOf));
  }

  private async similarOf(tenantId: string, documents: readonly JudgedDocument[]) {
    const withLines = documents.filter(({ extractedData }) => extractedData?.productos?.length);
    const rucs = withLines.flatMap(({ extractedData }) => extractedData?.proveedor?.ruc ?? []);
    const totals = withLines.flatMap(({ extractedData }) => totalCentsOf(extractedData) ?? []);
    return this.facts.similar(tenantId, [...new Set(rucs)], [...new Set(totals)]);
  }

  private async approvers(tenantId: string, documents: readonly JudgedDocument[]) {
    const streams = documents.map(({ id }) => workflowStreamOf(id));
    return this.events.actorsOfFirst(tenantId, streams, APPROVALS);
  }

  /** Who took step 5, or made a payment file that holds the document. */
  private async preparers(tenantId: string, documents: readonly JudgedDocument[]) {
    const ids = documents.map(({ id }) => id);
    const streams = ids.map((id) => workflowStreamOf(id));
    const [taken, { claims, recorded }] = await Promise.all([
      this.events.actorsOfFirst(tenantId, streams, STEP_OF.PreparePayment),
      this.files.claimedOf(tenantId, ids),
    ]);
    return (id: string): string[] => {
      const files = claims.filter(({ subject }) => subject === id);
      const makers = files.map(({ batchId }) => recorded.get(batchId)?.createdBy);
      const step = taken.get(workflowStreamOf(id))?.[STEP_OF.PreparePayment - 1];
      return [step, ...makers].filter((one) => one !== undefined);
    };
  }
}
