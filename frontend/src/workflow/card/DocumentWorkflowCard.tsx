import type { DocumentDetail } from '@contracts/document';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useProviderQuery } from '../../api/use-provider-query';
import { Card, CardHeader } from '../../ui/Card';
import { QueryArea } from '../../layout/QueryArea';
import { STATUS_LABEL } from '../steps';
import { workflowKey } from '../workflow-keys';
import { WorkflowPanel } from './WorkflowPanel';

/** A change of the document may be what a step waited for. */
function useDocumentWorkflow({ id, version }: DocumentDetail) {
  const query = useProviderQuery(workflowKey(id), (provider, signal) =>
    provider.getWorkflow(id, signal),
  );
  const { refetch } = query;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refetch();
  }, [version, refetch]);
  return query;
}

/** The workflow validation card of the document screen (spec section 2). */
export function DocumentWorkflowCard({ document }: { document: DocumentDetail }) {
  const query = useDocumentWorkflow(document);
  const { data: detail } = query;
  return (
    <Card aria-labelledby="workflow-titulo">
      <CardHeader>
        <h2 id="workflow-titulo" className="h3">
          Validación del flujo de pago
        </h2>
        {detail && <span className="sm t3 hide-s">{STATUS_LABEL[detail.workflowStatus]}</span>}
        <span className="sp" />
        <Link
          className="link md nw"
          to={`/workflow?filtro=todos&documento=${encodeURIComponent(document.id)}`}
        >
          Ver en Workflow
        </Link>
      </CardHeader>
      <QueryArea query={query} of="el flujo de pago" rows={5}>
        {(known) => (
          <WorkflowPanel
            document={document}
            detail={known}
            team={null}
            form="nested"
            onTaken={() => undefined}
          />
        )}
      </QueryArea>
    </Card>
  );
}
