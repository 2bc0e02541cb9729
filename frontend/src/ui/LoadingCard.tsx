import './notice.css';
import { useLongWait } from './Skeleton';

const ROW_WIDTHS = ['82%', '64%', '73%', '48%'];

interface LoadingCardProps {
  text: string;
}

export function LoadingCard({ text }: LoadingCardProps) {
  if (!useLongWait()) return null;
  return (
    <div className="p16 col card loading-card" role="status" aria-busy="true">
      <span className="sm t3">{text}</span>
      {ROW_WIDTHS.map((width) => (
        <span key={width} className="loading-card-row" style={{ width }} />
      ))}
    </div>
  );
}
