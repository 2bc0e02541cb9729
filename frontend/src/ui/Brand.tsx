import { MARK_PATHS, WORD_PATH } from './brand-paths';
import './brand.css';

interface BrandProps {
  /** Height of the mark in pixels; the word follows. */
  size?: number;
  /** The mark alone. */
  isCompact?: boolean;
}

/** The mark and the word; the word takes the colour of the text. */
export const Brand = ({ size = 26, isCompact = false }: BrandProps) => (
  <span className="brand">
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {MARK_PATHS.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
    {!isCompact && (
      <svg width={size * 3} height={size * 0.683} viewBox="0 -735 3391 770" role="img">
        <title>Foliado</title>
        <path d={WORD_PATH} fill="currentColor" transform="scale(1,-1)" />
      </svg>
    )}
  </span>
);
