/** Everything that a step may alter begins with this key. */
export const WORKFLOW_KEY = ['workflow'] as const;
export const SUMMARY_KEY = ['workflow', 'summary'] as const;
export const workflowKey = (id: string) => ['workflow', 'one', id] as const;
