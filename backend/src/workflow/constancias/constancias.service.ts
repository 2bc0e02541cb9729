import { Injectable } from '@nestjs/common';
import type { RequestActor, SessionUser } from '../../access';
import { CompaniesService } from '../../companies';
import type {
  ConstanciaAnswer,
  ConstanciaPreview,
  ConstanciaResult,
} from '../../contracts/detraction-deposits';
import { STEP_OF, STEPS } from '../../contracts/workflow';
import type { WorkflowUpdateRequest } from '../../contracts/workflow-calls';
import { PaymentFacts, toJudged } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { constanciaKey, matchConstancias } from '../../rules/constancias';
import { formatDate } from '../../rules/date';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { WorkflowService } from '../workflow.service';
import { ConstanciaTables } from './constancia-tables.service';

/** A file as it was sent. */
export interface ConstanciaFile {
  filename: string;
  bytes: Buffer;
}

/** Constancias of deposits as SUNAT answers them, brought back to their documents (docs/decisions/057). */
@Injectable()
export class ConstanciasService {
  constructor(
    private readonly tables: ConstanciaTables,
    private readonly facts: PaymentFacts,
    private readonly companies: CompaniesService,
    private readonly workflow: WorkflowService,
    private readonly clock: Clock,
  ) {}

  /** Records nothing. Throws CONSTANCIAS_ILEGIBLES, CONSTANCIAS_AJENAS, RUC_EMPRESA_FALTANTE. */
  async preview(
    user: SessionUser,
    { filename, bytes }: ConstanciaFile,
  ): Promise<ConstanciaPreview> {
    const { tenantId, companyId } = user;
    const company = companyId === null ? null : await this.companies.find(companyId);
    if (!company?.ruc) throw new DomainError('RUC_EMPRESA_FALTANTE');
    const rows = await this.tables.rowsOf(bytes, tenantId);
    const stranger = rows.find(({ buyer }) => buyer !== '' && buyer !== company.ruc);
    if (stranger) {
      throw new DomainError('CONSTANCIAS_AJENAS', { line: stranger.line, ruc: stranger.buyer });
    }
    const keys = [...new Set(rows.map(constanciaKey).filter(Boolean))];
    const found = await this.facts.ofComprobantes(tenantId, keys);
    const documents = found.map(toJudged);
    return { filename, rows: matchConstancias(rows, documents, this.clock.today()) };
  }

  /**
   * Takes step 7 of every document whose row is `lista`, each by itself as a person would: what one refuses is told
   * at its row, and the others go on. Throws what `preview` throws.
   */
  async record(actor: RequestActor, file: ConstanciaFile): Promise<ConstanciaAnswer> {
    const { filename, rows } = await this.preview(actor, file);
    const results: ConstanciaResult[] = [];
    let recorded = 0;
    for (const row of rows) {
      const result = row.state === 'lista' ? await this.take(actor, filename, row) : row;
      if (result !== row && result.state === 'ya_tiene') recorded += 1;
      results.push(result);
    }
    return { filename, rows: results, recorded };
  }

  private async take(
    actor: RequestActor,
    filename: string,
    row: ConstanciaResult,
  ): Promise<ConstanciaResult> {
    const act = { id: row.documentId ?? '', actor, seen: STEP_OF.ExecutePayment, key: null };
    try {
      await this.workflow.take(act, stepOf(actor, filename, row));
      return { ...row, state: 'ya_tiene', text: 'Registrada: el documento pasó al paso 7.' };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { ...row, state: 'difiere', text: errorMessage(error.code, error.data) };
    }
  }
}

/** The step as its form sends it, with where the number comes from. */
function stepOf(
  { name }: RequestActor,
  filename: string,
  { constanciaNumber, paidOn }: ConstanciaResult,
): WorkflowUpdateRequest {
  const { step, team, to: status } = STEPS[STEP_OF.DistributeReceipts - 1] as (typeof STEPS)[6];
  const comment = `Del archivo de SUNAT ${filename}: depositada el ${formatDate(paidOn)}.`;
  return {
    step,
    team,
    status,
    user: name,
    comment,
    additionalData: { paymentInfo: { constanciaNumber } },
  };
}
