import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { type Stage, StageThread } from '../../ui/StageThread';

interface Row {
  icon?: LucideIcon;
  name: ReactNode;
  /** The name is what matters in the row, there is no value. */
  isMain?: boolean;
  value?: string;
  end?: ReactNode;
  isBad?: boolean;
}

interface FrameProps {
  /** What the picture shows, where the words beside it do not say the same. */
  label?: string | undefined;
  children: ReactNode;
}

/** The ground of a small picture. */
export const Frame = ({ label, children }: FrameProps) => (
  <figure
    className="item-picture"
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
        {rows.map(({ icon, name, isMain, value, end, isBad }, index) => (
          <div key={index} className={isBad ? 'bad' : undefined}>
            {icon && <Icon of={icon} size={15} className="t3" />}
            <span className={isMain ? 'sp ell m' : `sp ${isBad ? '' : 't2'}`}>{name}</span>
            {value && <b className="m">{value}</b>}
            {end}
          </div>
        ))}
        {children}
      </div>
    </Frame>
  );
}
