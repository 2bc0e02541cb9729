import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useStartVerification } from './use-verification';

interface VerifyButtonProps {
  companyId: string;
  label: string;
  isRunning: boolean;
}

/** Has every chain and every checkpoint computed anew. */
export function VerifyButton({ companyId, label, isRunning }: VerifyButtonProps) {
  const start = useStartVerification(companyId);
  return (
    <Button
      icon={RefreshCw}
      disabled={isRunning || start.isPending}
      onClick={() => void start.run()}
    >
      {label}
    </Button>
  );
}
