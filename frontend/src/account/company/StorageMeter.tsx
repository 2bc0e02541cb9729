import { ProgressBar } from '../../ui/ProgressBar';
import { storageShown } from './storage-words';
import { useCompanyStorage } from './use-company';

/** How much of its room the company uses; nothing where the server sets no limit, or could not tell. */
export function StorageMeter() {
  const { data } = useCompanyStorage();
  const shown = data && storageShown(data);
  if (!shown) return null;
  return (
    <div className="over col g6 pt14">
      <div className="apart wraps storage-line sm flex based">
        <span className="md">Espacio usado</span>
        <span className="t3">{shown.text}</span>
      </div>
      <ProgressBar fraction={shown.fraction} label="Espacio usado" tone={shown.tone} />
      {shown.advice && <p className="sm t3">{shown.advice}</p>}
    </div>
  );
}
