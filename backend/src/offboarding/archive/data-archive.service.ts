import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { AuditExport } from '../../audit';
import { tellActivity, type RequestActor } from '../../access';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../rules/domain-error';
import { limaDay } from '../../rules/lima-day';
import { UsersService, type User } from '../../users';
import { ArchiveFiles, zipStream, type ArchiveEntry } from './archive-files.service';

export interface Archive {
  /** `foliado-datos_2026-11-26.zip`; the day is Peru's. */
  name: string;
  body: Readable;
}

/** Everything that the product has of a person or a company, as one ZIP. */
@Injectable()
export class DataArchive implements OnModuleDestroy {
  private readonly stopped = new AbortController();

  constructor(
    private readonly files: ArchiveFiles,
    private readonly audit: AuditExport,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  onModuleDestroy(): void {
    this.stopped.abort();
  }

  /**
   * Of the own company, or for the platform admin of any: then without the content of documents, as everywhere.
   * Throws NO_ENCONTRADO.
   */
  async ofCompany(
    actor: RequestActor,
    companyId: string | null,
    gone: AbortSignal,
  ): Promise<Archive> {
    // Known before the first byte: afterwards nobody could be told.
    if (!companyId || !(await this.files.isCompany(companyId)))
      throw new DomainError('NO_ENCONTRADO');
    const people = await this.files.ofCompany(companyId);
    return this.archive(
      actor,
      companyId,
      gone,
      this.companyEntries(actor, companyId, people, gone),
    );
  }

  /** Of oneself, or of a person whom one looks after. Throws NO_ENCONTRADO. */
  async ofPerson(actor: RequestActor, id: string, gone: AbortSignal): Promise<Archive> {
    const person = await this.users.find(id);
    const isTheirs = actor.id === id || actor.role === 'admin';
    const isColleague = actor.companyId !== null && person?.companyId === actor.companyId;
    if (!person || !(isTheirs || isColleague)) throw new DomainError('NO_ENCONTRADO');
    const tenantId = person.companyId ?? `u:${id}`;
    return this.archive(actor, tenantId, gone, this.personEntries(actor, person, gone), id);
  }

  private async *companyEntries(
    actor: RequestActor,
    tenantId: string,
    people: readonly User[],
    gone: AbortSignal,
  ): AsyncGenerator<ArchiveEntry> {
    const isWhole = actor.tenantId === tenantId && actor.role !== 'admin';
    yield readme(this.clock.now(), isWhole);
    yield* this.files.company(tenantId);
    yield* this.files.people(people);
    yield {
      path: 'auditoria.jsonl',
      content: async () => (await this.audit.open(actor, tenantId, gone)).body,
    };
    if (isWhole) yield* this.files.content(tenantId);
  }

  /** Who is alone is the company, too. */
  private async *personEntries(
    actor: RequestActor,
    person: User,
    gone: AbortSignal,
  ): AsyncGenerator<ArchiveEntry> {
    const { id, companyId } = person;
    if (companyId === null && actor.id === id) {
      yield* this.companyEntries(actor, `u:${id}`, [person], gone);
      return;
    }
    yield readme(this.clock.now(), true);
    yield* this.files.people([person]);
    yield* this.files.uploads(companyId ?? `u:${id}`, id);
  }

  private archive(
    actor: RequestActor,
    tenantId: string,
    gone: AbortSignal,
    entries: AsyncIterable<ArchiveEntry>,
    subjectId?: string,
  ): Archive {
    tellActivity(
      this.news,
      { ...actor, tenantId },
      'personal_data_exported',
      subjectId ? 'Descargó los datos de una cuenta.' : 'Descargó los datos de la empresa.',
      subjectId === actor.id ? undefined : subjectId,
    );
    const signal = AbortSignal.any([gone, this.stopped.signal]);
    const name = `foliado-datos_${limaDay(this.clock.now())}.zip`;
    return { name, body: zipStream(entries, signal) };
  }
}

function readme(at: Date, isWhole: boolean): ArchiveEntry {
  const text = `Datos guardados en Foliado al ${limaDay(at)}.
Los archivos .jsonl llevan un registro JSON por línea.
empresa.json y personas.json: la empresa y las cuentas. actividad.jsonl: qué hizo cada una.
documentos.jsonl: los datos de cada documento; originales/: el archivo como se subió.
auditoria.jsonl: los eventos con su cadena; "npm run audit:verify" la comprueba sin el servidor.
${isWhole ? '' : 'El administrador de la plataforma no ve el contenido de los documentos: no está en este archivo.\n'}`;
  return { path: 'LEEME.txt', content: () => Readable.from([text]) };
}
