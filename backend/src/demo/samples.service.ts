import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { UploadResponse } from '../contracts/document';
import type { SampleDocument } from '../contracts/samples';
import { CompaniesService, type Company } from '../companies';
import { EngineChoices } from '../runs';
import { IntakeService } from '../documents';
import { BlobStore } from '../platform/blob-store/blob-store';
import { Clock } from '../platform/clock/clock';
import type { SessionUser } from '../access';
import { DomainError } from '../rules/domain-error';
import { demoDocuments, type DemoSample } from './documents';

/** The request that asks for a sample. */
interface UploadOrigin {
  correlationId: string | null;
  ipAddress: string | null;
}

/** Sample documents of the demo company; people of other companies have none. */
@Injectable()
export class SamplesService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly intake: IntakeService,
    private readonly engines: EngineChoices,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  async list(user: SessionUser): Promise<SampleDocument[]> {
    const company = await this.demoCompany(user);
    return company
      ? this.samples(company).map(({ id, title, description, filename }) => ({
          id,
          title,
          description,
          filename,
        }))
      : [];
  }

  /** Makes the sample and uploads it as the person would. */
  async use(user: SessionUser, id: string, origin: UploadOrigin): Promise<UploadResponse> {
    const company = await this.demoCompany(user);
    const sample = company && this.samples(company).find((known) => known.id === id);
    if (!sample) throw new DomainError('NO_ENCONTRADO');
    const file = await this.receive(sample);
    try {
      const engine = this.engines.offline();
      return await this.intake.upload({ user, file, engine, idempotencyKey: null, ...origin });
    } finally {
      await rm(file.path, { force: true });
    }
  }

  private samples({ ruc, name }: Company): DemoSample[] {
    return demoDocuments(this.clock.today(), ruc ?? '', name);
  }

  private async demoCompany({ companyId }: SessionUser): Promise<Company | null> {
    const company = companyId ? await this.companies.find(companyId) : null;
    return company?.isDemo ? company : null;
  }

  private async receive(sample: DemoSample) {
    const bytes = await sample.make();
    const target = path.join(this.blobs.tempDir(), this.clock.uuid());
    await writeFile(target, bytes, { flag: 'wx', mode: 0o600 });
    return {
      path: target,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      head: bytes,
      filename: sample.filename,
      announcedType: sample.fileType,
    };
  }
}
