import './avatar.css';

const TONES = ['edit', 'ok', 'warn', 'info', 'mute'] as const;

interface AvatarProps {
  initials: string;
  /** 24 in a row, 32 in a bar, 40 on its own. */
  size?: 's' | 'm' | 'l';
  /** One of five colours (0 to 4) that tell people in a list apart. */
  tone?: number;
}

/** A person's initials; the name always stands beside them. */
export const Avatar = ({ initials, size = 'm', tone = 0 }: AvatarProps) => (
  <span
    className={`avatar-circle centred firm b soft tone-${TONES[tone]} avatar-${size}`}
    aria-hidden="true"
  >
    {initials}
  </span>
);
