import { Injectable } from '@nestjs/common';
import type { DocumentDetail } from '../../../contracts/document';
import { WORKFLOW_STATUSES, type Observation } from '../../../contracts/workflow';
import { isWithTreasury } from '../../../rules/document-lock';
import { DomainError } from '../../../rules/domain-error';
import type { DocumentRecord } from '../../document/document.schema';
import type { Signature } from '../domain/review-state';
import type { DocumentAct } from '../../document/document-act';
import { DocumentChanges } from '../../document/document-changes.service';

const EXECUTED = WORKFLOW_STATUSES.indexOf('payment_executed');

/** A mistake that treasury finds: the next step waits until it is lifted (decisions, "Observado"). */
@Injectable()
export class ObservationService {
  constructor(private readonly changes: DocumentChanges) {}

  /**
   * The same reason again changes nothing. Throws NO_ENCONTRADO, and ESTADO_NO_PERMITE for a document
   * that treasury has not, that the workflow has paid, or that is observed for another reason.
   */
  observe(act: DocumentAct, text: string): Promise<DocumentDetail> {
    const reason = text.trim();
    return this.changes.act(act, async (document, signature) => {
      if (document.observation?.reason === reason) return null;
      if (document.observation || !isObservable(document)) {
        throw new DomainError('ESTADO_NO_PERMITE');
      }
      const observation = observationOf(reason, signature);
      return { set: { observation }, type: 'DocumentObserved', data: { reason } };
    });
  }

  /** Ends the correction, too. Throws NO_ENCONTRADO, and ESTADO_NO_PERMITE when it is not observed. */
  lift(act: DocumentAct, text: string): Promise<DocumentDetail> {
    return this.changes.act(act, async ({ observation }) => {
      if (!observation) throw new DomainError('ESTADO_NO_PERMITE');
      const data = { reason: text.trim(), observed: observation.reason };
      return { set: { observation: null }, type: 'ObservationLifted', data };
    });
  }
}

function isObservable({ status, workflowStatus = 'pending' }: DocumentRecord): boolean {
  const isExecuted = WORKFLOW_STATUSES.indexOf(workflowStatus) >= EXECUTED;
  return status === 'completed' && isWithTreasury(workflowStatus) && !isExecuted;
}

function observationOf(reason: string, { actor, at }: Signature): Observation {
  const { id: by, name: byName } = actor;
  return { reason, by, byName, at, isOpenForCorrection: false };
}
