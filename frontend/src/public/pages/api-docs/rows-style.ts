import type { CSSProperties } from 'react';

/** Tells the style sheet how many rows a part has, so that it can guess its height before it is laid out. */
export const rowsStyle = (rows: number): CSSProperties => {
  const variables: Record<string, number> = { '--rows': rows };
  return variables;
};
