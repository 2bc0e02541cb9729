import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import './card.css';

interface CardProps extends ComponentProps<'section'> {
  /** Room inside, for cards without a header of their own. */
  padded?: boolean;
}

export const Card = ({ padded = false, className = '', ...rest }: CardProps) => (
  <section {...rest} className={`card ${padded ? 'p16' : ''} ${className}`} />
);

export const CardHeader = ({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) => <header className={`row card-header ${className}`}>{children}</header>;

interface TitledCardProps extends CardProps {
  title: string;
  /** For the focus, when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** How many there are; nothing is said of none. */
  count?: number;
  headerClass?: string;
  /** At the end of the header. */
  beside?: ReactNode;
}

/** A card by its heading. */
export function TitledCard(props: TitledCardProps) {
  const { title, titleRef, count = 0, headerClass, beside, children, ...card } = props;
  const id = useId();
  return (
    <Card {...card} aria-labelledby={id}>
      <CardHeader className={headerClass}>
        <h2 id={id} className="h3" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {count > 0 && <span className="b t2 count-badge">{count}</span>}
        {beside && <span className="sp" />}
        {beside}
      </CardHeader>
      {children}
    </Card>
  );
}
