import { useEffect, useState } from 'react';
import './notice.css';

/** A wait shorter than this shows nothing, so that quick answers do not flicker. */
const SHOW_AFTER_MS = 200;
const ROW_WIDTHS = ['82%', '64%', '73%', '48%'];

interface LoadingCardProps {
  text: string;
}

export function LoadingCard({ text }: LoadingCardProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="p16 col loading-card" role="status" aria-busy="true">
      <span className="sm t3">{text}</span>
      {ROW_WIDTHS.map((width) => (
        <span key={width} className="loading-card-row" style={{ width }} />
      ))}
    </div>
  );
}
