import { Link, type LinkProps } from 'react-router-dom';
import { dressed } from './Button';

/** A link that looks like a button: it leads to another screen. */
export const LinkButton = (props: Parameters<typeof dressed>[0] & LinkProps) => (
  <Link {...dressed(props)} />
);
