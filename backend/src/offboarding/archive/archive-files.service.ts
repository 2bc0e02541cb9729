import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { ActivityService } from '../../audit';
import { CompaniesService } from '../../companies';
import { CompanyDocuments, DocumentQuery } from '../../documents';
import { PaymentFiles } from '../../payments';
import { UsersService, type User } from '../../users';

/** A file of an archive; what is already compressed is stored as it is. */
export interface ArchiveEntry {
  path: string;
  isCompressed?: boolean;
  content: () => Promise<Readable> | Readable;
}

/**
 * An archive that is made as it is read: one entry after the other, so that memory does not grow with its size. What
 * breaks ends the stream with that error.
 */
export function zipStream(entries: AsyncIterable<ArchiveEntry>, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  // The declared type is the interface alone; what it is is a PassThrough.
  const output = zip.outputStream as Readable;
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  const addAll = async (): Promise<void> => {
    for await (const { path, isCompressed = false, content } of entries) {
      signal.throwIfAborted();
      zip.addReadStreamLazy(path, { compress: !isCompressed }, (give) => {
        void Promise.resolve()
          .then(content)
          .then(
            (stream) => give(null, stream.on('error', fail)),
            (error: unknown) => fail(error),
          );
      });
    }
    zip.end();
  };
  void addAll().catch(fail);
  return output;
}

const PAGE = 200;

/** The files of an archive, each read when its turn comes. */
@Injectable()
export class ArchiveFiles {
  constructor(
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly documents: DocumentQuery,
    private readonly whole: CompanyDocuments,
    private readonly batches: PaymentFiles,
    private readonly activity: ActivityService,
  ) {}

  /** What is known of people, and what they did. */
  async *people(people: readonly User[]): AsyncGenerator<ArchiveEntry> {
    yield json('personas.json', () => Promise.resolve(people.map(accountOf)));
    yield lines('actividad.jsonl', () => this.activityOf(people));
  }

  /** The company itself; nothing for a person without one. */
  async *company(tenantId: string): AsyncGenerator<ArchiveEntry> {
    const company = await this.companies.find(tenantId);
    if (company) yield json('empresa.json', () => Promise.resolve(company));
  }

  /** Documents with their values, their originals, payment files. */
  async *content(tenantId: string): AsyncGenerator<ArchiveEntry> {
    yield lines('documentos.jsonl', () => this.whole.details(tenantId));
    yield lines('archivos-de-pago.jsonl', () => this.paymentFiles(tenantId));
    const missing: string[] = [];
    for await (const { id, filename, open } of this.whole.originals(tenantId)) {
      if (open)
        yield {
          path: `originales/${id}/${safeName(filename)}`,
          isCompressed: true,
          content: open,
        };
      else missing.push(`${id} ${filename}\n`);
    }
    if (missing.length > 0)
      yield { path: 'originales-que-ya-no-estan.txt', content: () => Readable.from(missing) };
  }

  /** Which documents a person uploaded; they are their company's. */
  async *uploads(tenantId: string, uploadedBy: string): AsyncGenerator<ArchiveEntry> {
    yield lines('documentos-subidos.jsonl', () => this.uploadsOf(tenantId, uploadedBy));
  }

  async isCompany(id: string): Promise<boolean> {
    return (await this.companies.find(id)) !== null;
  }

  ofCompany(companyId: string): Promise<User[]> {
    return this.users.ofCompany(companyId);
  }

  private async *uploadsOf(tenantId: string, uploadedBy: string): AsyncGenerator<unknown> {
    for await (const document of this.documents.iterate(tenantId, { uploadedBy })) {
      const { _id: id, filename, createdAt } = document;
      yield { id, filename, createdAt };
    }
  }

  private async *paymentFiles(tenantId: string): AsyncGenerator<unknown> {
    for (let from = 0; ; from += PAGE) {
      const page = await this.batches.newest(tenantId, { from, to: from + PAGE - 1 });
      yield* page;
      if (page.length < PAGE) return;
    }
  }

  /** What one did to another is of both, and is told once. */
  private async *activityOf(people: readonly User[]): AsyncGenerator<unknown> {
    const told = new Set<string>();
    for (const { id } of people) {
      for (let from = 0; ; from += PAGE) {
        const { entries } = await this.activity.ofUser(id, { from, to: from + PAGE - 1 });
        for (const entry of entries) if (!told.has(entry.id)) yield { userId: id, ...entry };
        entries.forEach((entry) => told.add(entry.id));
        if (entries.length < PAGE) break;
      }
    }
  }
}

function accountOf({ id, email, firstName, lastName, role, teams, ...rest }: User) {
  const { companyId, isActive, identities, lastLoginAt, createdAt } = rest;
  const issuers = identities.map(({ issuer }) => issuer);
  const account = { id, email, firstName, lastName, role, teams, companyId, isActive };
  return { ...account, issuers, lastLoginAt, createdAt };
}

/** Without what an operating system takes for a folder or refuses. */
const safeName = (filename: string): string =>
  filename.replace(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^\.+/, '_');

const json = (path: string, value: () => Promise<unknown>): ArchiveEntry => ({
  path,
  content: async () => Readable.from([JSON.stringify(await value(), null, 2)]),
});

const lines = (path: string, values: () => AsyncIterable<unknown>): ArchiveEntry => ({
  path,
  content: () => Readable.from(linesOf(values())),
});

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
