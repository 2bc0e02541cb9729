import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type SiteFacts, withSiteFacts } from '../../rules/site-facts';
import type { Coding } from './content-coding';

/** A file as it is sent: its bytes in each coding, and a name for this very content. */
export interface SiteFile {
  readonly plain: Buffer;
  readonly packed: Readonly<Record<Coding, Buffer>>;
  /** Hex digest; not yet an ETag, which also names the coding. */
  readonly digest: string;
}

interface Kept {
  /** Origin and time of the file that `file` was made from. */
  readonly of: string;
  readonly file: Promise<SiteFile>;
}

async function prepared(source: string, facts: SiteFacts): Promise<SiteFile> {
  const plain = Buffer.from(withSiteFacts(await readFile(source, 'utf8'), facts));
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  const digest = createHash('sha256').update(plain).digest('hex').slice(0, 32);
  return { plain, packed: { br, gzip: gz }, digest };
}

/** The prerendered files of the public site, each made ready once and kept. */
export class SiteFiles {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly folder: string) {}

  /** A file with what the server knows put in; null when the build has not written it. */
  async read(name: string, facts: SiteFacts): Promise<SiteFile | null> {
    const source = path.join(this.folder, name);
    const found = await stat(source).catch(() => null);
    if (!found?.isFile()) return null;
    const of = `${facts.origin} ${found.mtimeMs}`;
    const key = `${name} ${facts.isSignedIn}`;
    const known = this.kept.get(key);
    if (known?.of === of) return known.file;
    const file = prepared(source, facts);
    // One entry a file: another origin takes the place of the last, so memory does not grow.
    this.kept.set(key, { of, file });
    file.catch(() => this.kept.delete(key));
    return file;
  }
}
