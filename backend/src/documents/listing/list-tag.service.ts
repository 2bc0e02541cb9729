import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DocumentRevisionRepository } from '../document-revision.repository';

/** The `ETag` of a company's whole list, which browsers poll. */
@Injectable()
export class ListTag {
  constructor(private readonly revisions: DocumentRevisionRepository) {}

  /** Sets the tag, and answers 304 when the client has it already: then true. */
  async isKnown(tenantId: string, request: Request, response: Response): Promise<boolean> {
    const tag = await this.of(tenantId);
    response.set('ETag', tag);
    if (request.get('if-none-match') !== tag) return false;
    response.status(304).end();
    return true;
  }

  /**
   * Changes whenever a document of the company does, and is never that of another company, whose list
   * a browser may still hold.
   */
  private async of(tenantId: string): Promise<string> {
    const company = createHash('sha256').update(tenantId).digest('hex').slice(0, 12);
    return `W/"${company}-${await this.revisions.current(tenantId)}"`;
  }
}
