import { EventEmitter2 } from '@nestjs/event-emitter';
import { XLSX_MAX_DOCUMENTS, type ExportFormat } from '../../contracts/exports';
import { Clock } from '../../platform/clock/clock';
import type { EventStore } from '../../platform/event-store';
import type { RequestActor } from '../../access';
import type { SelectedDocuments } from '../selected-documents.service';
import { csvFile, DownloadService, jsonFile } from './download.service';
import type { Workbooks } from './workbooks.service';
import type { SelectedDocument } from '../selected-documents.service';

const USER: RequestActor = {
  id: 'u1',
  name: 'Ana',
  role: 'user',
  teams: [],
  companyId: 't1',
  tenantId: 't1',
  ipAddress: null,
  correlationId: 'c1',
};

const document = (n: number): SelectedDocument =>
  ({
    _id: `d${n}`,
    createdAt: new Date('2026-11-01T10:00:00Z'),
    paymentStatus: 'unpaid',
    extractedData: { proveedor: { nombre: 'x'.repeat(300) } },
  }) as SelectedDocument;

/** Documents that are made when they are asked for. */
class Source {
  made = 0;

  async *documents(count: number): AsyncGenerator<SelectedDocument> {
    for (let n = 0; n < count; n += 1) {
      this.made += 1;
      yield await Promise.resolve(document(n));
    }
  }
}

function aService(count: number | null, source = new Source()) {
  const recorded: unknown[] = [];
  const selected = {
    count: () => Promise.resolve(count),
    iterate: () => source.documents(count ?? 200_000),
  } as unknown as SelectedDocuments;
  const workbooks = {} as Workbooks;
  const events = {
    appendFromOutbox: (event: unknown) => Promise.resolve(recorded.push(event)),
  } as unknown as EventStore;
  const service = new DownloadService(
    selected,
    workbooks,
    events,
    new Clock(),
    new EventEmitter2(),
  );
  const open = (format: ExportFormat) => service.open(USER, { format, selection: { filter: {} } });
  return { open, recorded, source };
}

describe('a large export', () => {
  it('is no workbook when there are more documents than one holds, and nothing is recorded', async () => {
    for (const count of [XLSX_MAX_DOCUMENTS + 1, null]) {
      const { open, recorded, source } = aService(count);
      await expect(open('xlsx')).rejects.toMatchObject({
        code: 'EXPORTACION_GRANDE',
        data: { max: XLSX_MAX_DOCUMENTS },
      });
      expect([recorded, source.made]).toEqual([[], 0]);
    }
  });

  it('is recorded before the first document is read', async () => {
    const { open, recorded, source } = aService(200_000);
    await open('csv');
    expect(recorded).toHaveLength(1);
    expect(source.made).toBe(0);
  });

  it('says no count when there are too many to count', async () => {
    expect((await aService(null).open('json')).count).toBeNull();
  });

  it.each([
    ['csv', csvFile],
    ['json', jsonFile],
  ])('reads for a part of the %s only the documents of that part', async (_, file) => {
    const source = new Source();
    const parts = file(source.documents(200_000));
    await parts.next();
    expect(source.made).toBeLessThan(1_000);
    await parts.return(undefined);
  });

  it('ends in the middle when a document cannot be read, and not as if it were whole', async () => {
    const broken = async function* (): AsyncGenerator<SelectedDocument> {
      yield document(1);
      yield await Promise.reject(new Error('store is gone'));
    };
    const read = async (): Promise<void> => {
      for await (const part of jsonFile(broken())) expect(part).not.toContain(']');
    };
    await expect(read()).rejects.toThrow('store is gone');
  });
});
