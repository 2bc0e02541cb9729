import type { Request } from 'express';

/** Origin under which a request has reached this server: the configured one, else as it was asked for. */
export function ownOrigin(request: Request, publicUrl: string | null): string {
  if (publicUrl) return new URL(publicUrl).origin;
  return `${request.protocol}://${request.get('host') ?? ''}`;
}
