import {
  CheckCheck,
  EqualNot,
  FileBraces,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  Sheet,
  Table,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { type Stage, StageThread } from '../../ui/StageThread';

interface Row {
  /** Of a thing: its name is what matters in the row. */
  icon?: LucideIcon;
  name: ReactNode;
  value?: string;
  /** The value is what was compared with. */
  isEqual?: boolean;
  end?: ReactNode;
}

interface FrameProps {
  /** What the picture shows, where the words beside it do not say the same: a screen reader gets this in its place. */
  label?: string | undefined;
  look?: string;
  children: ReactNode;
}

/** A picture of the product, drawn with its own parts; nothing in it can be operated. */
export const Frame = ({ label, look = 'item-picture', children }: FrameProps) => (
  <figure
    className={look}
    role={label && 'img'}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {children}
  </figure>
);

interface MiniProps extends Pick<FrameProps, 'label'> {
  /** Above the rows, outside their box. */
  sign?: ReactNode;
  stages?: readonly Stage[];
  rows?: readonly Row[];
  children?: ReactNode;
}

/** A few rows of the product's screens. */
export function Mini({ label, sign, stages, rows = [], children }: MiniProps) {
  return (
    <Frame label={label}>
      {sign}
      <div className="mini rows box">
        {stages && (
          <div className="mini-stages">
            <StageThread stages={stages} />
          </div>
        )}
        {rows.map(({ icon, name, value, isEqual, end }, index) => (
          <div key={index} className={isEqual === false ? 'bad' : undefined}>
            {icon && <Icon of={icon} size={15} className="t3" />}
            <span className={icon ? 'sp ell m' : `sp ${isEqual === false ? '' : 't2'}`}>
              {name}
            </span>
            {value && <b className="m">{value}</b>}
            {isEqual && <Icon of={CheckCheck} size={15} className="ok" />}
            {isEqual === false && <Icon of={EqualNot} size={15} />}
            {end}
          </div>
        ))}
        {children}
      </div>
    </Frame>
  );
}

const FORMATS = [
  [Sheet, 'Sheets'],
  [FileSpreadsheet, 'Excel'],
  [Table, 'CSV'],
  [FileBraces, 'JSON'],
  [FileText, 'TXT'],
] as const;

/** What an export can be. */
export const Formats = () =>
  FORMATS.map(([icon, name]) => (
    <span key={name} className="btn btn-s">
      <Icon of={icon} size={15} />
      {name}
    </span>
  ));
