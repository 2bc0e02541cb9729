import { Injectable } from '@nestjs/common';
import type { RequestActor, SessionUser } from '../access';
import { CompaniesService } from '../companies';
import type {
  ConstanciaAnswer,
  ConstanciaPreview,
  ConstanciaResult,
} from '../contracts/detraction-deposits';
import { PAGE_FILE_TYPES } from '../contracts/document';
import { STEP_OF, STEPS } from '../contracts/workflow';
import type { WorkflowUpdateRequest } from '../contracts/workflow-calls';
import { PaymentFacts, toJudged } from '../payments';
import { Clock } from '../platform/clock/clock';
import { constanciaKey, matchConstancias } from '../rules/constancias';
import { formatDate } from '../rules/date';
import { DomainError, errorMessage } from '../rules/domain-error';
import { detectFileType } from '../rules/file-signature';
import { WorkflowService } from '../workflow';
import { ConstanciaPictures } from './constancia-pictures.service';
import { ConstanciaTables } from './constancia-tables.service';

/** A file as it was sent. */
export interface ConstanciaFile {
  filename: string;
  bytes: Buffer;
}

/**
 * Constancias of deposits, brought back to their documents: as SUNAT answers them (docs/decisions/057), or as a picture
 * shows them, which a person compares before recording (060).
 */
@Injectable()
export class ConstanciasService {
  constructor(
    private readonly tables: ConstanciaTables,
    private readonly pictures: ConstanciaPictures,
    private readonly facts: PaymentFacts,
    private readonly companies: CompaniesService,
    private readonly workflow: WorkflowService,
    private readonly clock: Clock,
  ) {}

  /**
   * Records nothing. Throws CONSTANCIAS_ILEGIBLES, CONSTANCIAS_AJENAS, RUC_EMPRESA_FALTANTE, and for a picture what
   * `ConstanciaPictures` throws.
   */
  async preview(
    user: SessionUser,
    { filename, bytes }: ConstanciaFile,
    signal: AbortSignal,
  ): Promise<ConstanciaPreview> {
    const { tenantId, companyId } = user;
    const company = companyId === null ? null : await this.companies.find(companyId);
    if (!company?.ruc) throw new DomainError('RUC_EMPRESA_FALTANTE');
    const found = detectFileType(bytes);
    const type = PAGE_FILE_TYPES.find((one) => one === found);
    const companyRuc = company.ruc;
    const picture = type && { bytes, type, tenantId, companyRuc };
    const read = picture && (await this.pictures.constanciasOf(picture, signal));
    const rows = read?.rows ?? (await this.tables.rowsOf(bytes, tenantId));
    const stranger = rows.find(({ buyer }) => buyer !== '' && buyer !== company.ruc);
    if (stranger) {
      throw new DomainError('CONSTANCIAS_AJENAS', { line: stranger.line, ruc: stranger.buyer });
    }
    const keys = [...new Set(rows.map(constanciaKey).filter(Boolean))];
    const judged = await this.facts.ofComprobantes(tenantId, keys);
    const documents = judged.map(toJudged);
    const matched = matchConstancias(rows, documents, this.clock.today());
    return { filename, rows: matched, ...(read && { pages: read.pages }) };
  }

  /**
   * Takes step 7 of every document whose row is `lista`, each by itself as a person would: what one refuses is told
   * at its row, and the others go on. Throws what `preview` throws.
   */
  async record(
    actor: RequestActor,
    file: ConstanciaFile,
    signal: AbortSignal,
  ): Promise<ConstanciaAnswer> {
    const { filename, rows } = await this.preview(actor, file, signal);
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
