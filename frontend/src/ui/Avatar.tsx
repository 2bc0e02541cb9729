import './avatar.css';

interface AvatarProps {
  initials: string;
  /** 24 in a row, 32 in a bar, 40 on its own. */
  size?: 's' | 'm' | 'l';
}

/** A person's initials; the name always stands beside them. */
export function Avatar({ initials, size = 'm' }: AvatarProps) {
  return (
    <span className={`avatar-circle avatar-${size}`} aria-hidden="true">
      {initials}
    </span>
  );
}
