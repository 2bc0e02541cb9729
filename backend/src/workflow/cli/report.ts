import type { WorkflowProjection } from '../../documents';
import type { ProjectionDifference } from '../workflow-verification.service';

const stateOf = ({ workflowStatus, workflowVersion }: WorkflowProjection): string =>
  `${workflowStatus} (${workflowVersion})`;

/** One line: which document, what differs, the status as stored and as its events say. No content. */
export function differenceLine({ id, fields, stored, rebuilt }: ProjectionDifference): string {
  return `  ${id}  ${fields.join(', ')}  guardado: ${stateOf(stored)}  eventos: ${stateOf(rebuilt)}`;
}

const documents = (count: number): string => (count === 1 ? '1 documento' : `${count} documentos`);

export function verified(checked: number, differing: number): string {
  return differing === 0
    ? `${documents(checked)}: lo guardado es lo que dicen los eventos.`
    : `${documents(checked)}: ${differing} no ${differing === 1 ? 'coincide' : 'coinciden'} con sus eventos.`;
}

export function rebuilt(checked: number, differing: number): string {
  return differing === 0
    ? `${documents(checked)}: nada que reconstruir.`
    : `${documents(checked)}: ${differing} ${differing === 1 ? 'reconstruido' : 'reconstruidos'} desde sus eventos.`;
}
