import { Catalog, type Collection } from './catalog';
import { commitFailure } from './commit-failure';
import { prepareDataFile } from './data-file';
import { DocumentStore } from './document-store';
import { openEnvironment, type Environment } from './environment';
import { describeIdKey } from './records';

/** A document that was set aside because its bytes are not what was written. */
export interface DamageReport {
  namespace: string;
  /** The _id as text. */
  id: string;
}

const MOST_RECOVERIES = 10;

/** The open data file: one writer, whose transactions run one after the other. */
export class Store {
  readonly catalog: Catalog;
  readonly documents: DocumentStore;
  private readonly damaged = new Set<string>();
  /** Copies under way, which read the environment in other threads. */
  private copying: Promise<unknown> = Promise.resolve();

  /** True when the catalog in memory may know what was not written. */
  private isCatalogStale = false;

  private constructor(
    readonly environment: Environment,
    private readonly dataDir: string,
    private readonly report: (damage: DamageReport) => void,
  ) {
    this.catalog = new Catalog(environment.catalog);
    this.documents = new DocumentStore(environment, this.catalog, (collection, id, value) =>
      this.setAside(collection, id, value),
    );
  }

  /** Opens or makes the store; a data file that was cut short is refused before it is mapped. */
  static open(dataDir: string, report: (damage: DamageReport) => void): Store {
    prepareDataFile(dataDir);
    return new Store(openEnvironment(dataDir), dataDir, report);
  }

  /**
   * Runs a change in one transaction: all of it or, when it throws, nothing.
   * @param isDurable wait until the change is flushed to disk, not only committed
   */
  async write<T>(change: () => T, isDurable: boolean): Promise<T> {
    const { root } = this.environment;
    let isDone = false;
    try {
      const written = root.childTransaction(() => {
        this.refreshCatalog();
        const undo = this.catalog.snapshot();
        try {
          return change();
        } catch (error) {
          isDone = true;
          undo();
          throw error;
        }
      });
      // Asked now: later it would be that of another transaction, and is never answered when that one fails.
      const flushed = isDurable ? this.flushed() : null;
      const result = await written;
      isDone = true;
      await flushed;
      return result;
    } catch (error) {
      const reason = await commitFailure(error, this.dataDir);
      if (!isDone) await this.recover();
      throw reason;
    }
  }

  /** Resolves when the disk has the transaction that is open now. */
  private flushed(): Promise<void> {
    return new Promise((resolve) => void this.environment.root.flushed.then(() => resolve()));
  }

  /**
   * After a transaction that could not be written: reads the catalog again, in the order of the
   * transactions. A transaction without changes is one that a full disk takes, too; after it the package
   * answers again when something is flushed.
   */
  private async recover(): Promise<void> {
    const { root } = this.environment;
    this.isCatalogStale = true;
    // It may have to share its transaction with another one that has no room; that one's writer is here, too.
    for (let tries = 0; this.isCatalogStale && tries < MOST_RECOVERIES; tries += 1)
      await root
        .transaction(() => this.refreshCatalog())
        .catch((error: unknown) => commitFailure(error, this.dataDir));
  }

  private refreshCatalog(): void {
    if (!this.isCatalogStale) return;
    this.catalog.load();
    this.isCatalogStale = false;
  }

  /**
   * Writes a copy of the newest committed state into a new file, without gaps, while others read and
   * write: LMDB walks one snapshot in a thread of its own. Not the copy of pages as they lie (compact
   * false): that one takes both meta pages over, and the older points to pages that may be overwritten
   * while they are copied.
   */
  async copyTo(file: string): Promise<void> {
    const copying = this.environment.root.backup(file, true);
    this.copying = Promise.allSettled([this.copying, copying]);
    await copying;
  }

  async close(): Promise<void> {
    await this.copying;
    await this.environment.root.flushed;
    await this.environment.root.close();
  }

  private setAside(collection: Collection, id: Buffer, value: Buffer): void {
    const report = { namespace: collection.namespace, id: describeIdKey(id) };
    const name = `${report.namespace} ${report.id}`;
    if (this.damaged.has(name)) return;
    this.damaged.add(name);
    this.report(report);
    setImmediate(() => {
      void this.write(
        () => this.documents.quarantine(collection, id, Buffer.from(value)),
        true,
      ).catch(() => this.damaged.delete(name));
    });
  }
}
