import type { Finding } from '../../contracts/authenticity';

/** DUPLICADO: the service that knows the company's documents adds it after the reading. */
export function duplicateFinding(otherFilename: string): Finding {
  return {
    id: 'DUPLICADO',
    message: `El mismo comprobante ya se subió antes (${otherFilename}).`,
    found: otherFilename,
    paths: ['documento.numero'],
  };
}
