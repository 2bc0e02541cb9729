import type { ReactNode } from 'react';
import './table.css';

interface ScrolledTableProps {
  label: string;
  className: string;
  caption?: string;
  /** The heads of its columns; those of figures come last. */
  heads: readonly string[];
  figures: readonly string[];
  children: ReactNode;
}

/** A table in a part of the page that scrolls by itself. */
export const ScrolledTable = (props: ScrolledTableProps) => (
  <div className={props.className} tabIndex={0} role="region" aria-label={props.label}>
    <table className="table">
      {props.caption && <caption className="visually-hidden">{props.caption}</caption>}
      <thead>
        <tr>
          {[...props.heads, ...props.figures].map((head, index) => (
            <th key={head} scope="col" className={index < props.heads.length ? undefined : 'num'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {props.children}
    </table>
  </div>
);
