/** The stream of a document's workflow; the events of the document itself stand in `document-{id}`. */
export const workflowStreamOf = (documentId: string): string => `workflow-${documentId}`;
