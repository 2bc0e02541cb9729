import type { AuditErasure } from '../../contracts/audit';
import { CheckpointFold, checkpointStream } from '../verification/checkpoint';
import { ChainWalk } from '../verification/chain-walk';
import { inStreamOrder, MAX_BREAKS, type ChainBreak } from '../verification/chain-break';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import type { ExportFooter, ExportHeader } from './export-file';
import { parseHeader, parseLine } from './parse-line';

/** What a check of an exported audit found. */
export interface FileReport {
  header: ExportHeader;
  events: number;
  streams: number;
  checkpoints: number;
  /** Hash of the last checkpoint, to compare with what the product shows. */
  lastCheckpoint: string | null;
  breaks: ChainBreak[];
  /** Events whose values were erased, and by which events: the first of them. */
  erasedEvents: number;
  erasures: AuditErasure[];
  /** Spanish sentences: what is wrong with the file itself. */
  faults: string[];
}

const MAX_FAULTS = 20;

/** Checks an exported audit line by line, with nothing but the file. */
export class FileCheck {
  private readonly fold: CheckpointFold;
  private readonly faults: string[] = [];
  private readonly checkpoints: string;
  private walk: ChainWalk | null = null;
  private footer: ExportFooter | null = null;
  private checkpointEvents = 0;
  private streamId = '';
  private line = 1;

  private constructor(private readonly header: ExportHeader) {
    this.checkpoints = checkpointStream(header.tenantId);
    this.fold = new CheckpointFold(this.checkpoints);
  }

  /** Throws `UnreadableExport` when the line is no header of a format that is known here. */
  static begin(firstLine: string): FileCheck {
    return new FileCheck(parseHeader(firstLine));
  }

  /** The next line. */
  feed(text: string): void {
    this.line += 1;
    if (text === '') return;
    const value = parseLine(text);
    if (!value) this.fault('no se puede leer.');
    else if (this.footer) this.fault('está después del final.');
    else if (value.kind === 'footer') this.footer = value;
    else this.event(value);
  }

  finish(): FileReport {
    const walk = this.walkNow();
    const breaks = [...(this.fold.broken ? [this.fold.broken] : []), ...walk.finish()];
    this.compareFooter(walk);
    return {
      header: this.header,
      events: walk.events,
      streams: walk.streams,
      checkpoints: this.fold.checkpoints,
      lastCheckpoint: this.fold.last?.hash ?? null,
      erasedEvents: walk.erasures.events,
      erasures: walk.erasures.explained(),
      breaks: breaks.sort(inStreamOrder).slice(0, MAX_BREAKS),
      faults: this.faults,
    };
  }

  private event(event: StoredEvent): void {
    if (event.tenantId !== this.header.tenantId) this.fault('es de otra empresa.');
    if (event.streamId === this.checkpoints) this.checkpoint(event);
    else {
      if (event.streamId < this.streamId) this.fault('está fuera de orden.');
      this.streamId = event.streamId;
      this.walkNow().follow(event);
    }
  }

  private checkpoint(event: StoredEvent): void {
    if (this.walk) return this.fault('es un punto de control fuera de lugar.');
    this.checkpointEvents += 1;
    this.fold.absorb(event);
  }

  /** Checkpoints come first: from the first other event on all heads are known. */
  private walkNow(): ChainWalk {
    this.walk ??= new ChainWalk(this.fold.heads, this.header.isRedacted);
    return this.walk;
  }

  private compareFooter({ events, streams, erasures }: ChainWalk): void {
    const { footer } = this;
    if (!footer) return this.fileFault('El archivo está incompleto: le falta la última línea.');
    const isSame =
      footer.events === events &&
      footer.streams === streams &&
      footer.checkpointEvents === this.checkpointEvents;
    if (!isSame) {
      this.fileFault(
        `La última línea dice ${footer.events} eventos en ${footer.streams} cadenas y ${footer.checkpointEvents} de puntos de control; hay ${events} en ${streams} y ${this.checkpointEvents}.`,
      );
    }
    const { erasedEvents = erasures.events } = footer;
    if (erasedEvents !== erasures.events) {
      this.fileFault(
        `La última línea dice ${erasedEvents} eventos con datos borrados; hay ${erasures.events}.`,
      );
    }
    if (footer.lastCheckpoint !== (this.fold.last?.hash ?? null)) {
      this.fileFault('La última línea nombra otro punto de control que el último del archivo.');
    }
  }

  private fault(what: string): void {
    this.fileFault(`La línea ${this.line} ${what}`);
  }

  private fileFault(sentence: string): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push(sentence);
  }
}
