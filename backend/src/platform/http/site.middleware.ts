import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isScreenPath, screenAt } from '../../contracts/routes';
import { NOT_FOUND_PAGE, SITE_PAGES } from '../../contracts/site';
import { withSiteFacts, type Seller, type SiteFacts } from '../../rules/site-facts';
import { preferredCoding, type Coding } from './assets.middleware';
import { ownOrigin } from './origin.middleware';

/** True for the navigation of a browser to a page: not a call of the API nor a probe of the server. */
export function isPageRequest({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !/^\/(api|healthz|readyz)(\/|$)/.test(path);
}

/** A file as it is sent: its bytes in each coding, and a name for this very content. */
interface SiteFile {
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
class SiteFiles {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly folder: string) {}

  /** A file with what the server knows put in; null when the build has not written it. */
  async fileOf(name: string, facts: SiteFacts): Promise<SiteFile | null> {
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

export interface SiteOptions {
  /** Folder of the app shell; the site is built beside it. */
  webDir: string;
  /** Answer with the pages that also show the claims of the trade. */
  marketingClaims: boolean;
  /** Null: the address that the visitor asked for, on this machine alone. */
  publicUrl: string | null;
  contactEmail: string;
  seller: Seller | null;
  /** Where the operator's own texts are, in place of the product's; null: the product's. */
  termsUrl: string | null;
  privacyUrl: string | null;
  /** May take the cookie of a session that is over from the browser. */
  isSignedIn: (request: Request, response: Response) => Promise<boolean>;
}

/** What answers a path. */
export interface SiteAnswer {
  /** Relative to the folder of the site. */
  readonly file: string;
  readonly status: 200 | 404;
}

const PAGE_OF_PATH = new Map<string, string>(
  Object.entries(SITE_PAGES).map(([name, pagePath]) => [pagePath, name]),
);
const PLAIN_FILES: readonly string[] = ['/sitemap.xml', '/robots.txt'];

/** The public file for a path; null when the path belongs to the app. A trailing slash does not matter. */
export function siteAnswer(requested: string, isSignedIn: boolean): SiteAnswer | null {
  if (PLAIN_FILES.includes(requested)) return { file: requested.slice(1), status: 200 };
  const pagePath = requested.length > 1 ? requested.replace(/(?<!\/)\/+$/, '') : requested;
  const name = PAGE_OF_PATH.get(pagePath);
  const isForApp = pagePath === SITE_PAGES.landing && isSignedIn;
  if (name !== undefined && !isForApp) return { file: `${name}.html`, status: 200 };
  if (isScreenPath(pagePath)) return null;
  return { file: `${NOT_FOUND_PAGE}.html`, status: 404 };
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What the pages call the site's address: `PUBLIC_URL`, else this machine's own. Any other host is the
 * visitor's claim: repeated, it would make a search engine, or a cache between, name a stranger's site.
 */
function originOf(request: Request, publicUrl: string | null): string {
  const origin = ownOrigin(request, publicUrl);
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url && (publicUrl !== null || LOOPBACK.test(url.hostname)) ? url.origin : '';
}

function send(request: Request, response: Response, file: SiteFile, answer: SiteAnswer): void {
  const coding = preferredCoding(request);
  response.status(answer.status).type(path.extname(answer.file));
  response.vary('Accept-Encoding');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', `"${file.digest}${coding ? `-${coding}` : ''}"`);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const body = coding ? file.packed[coding] : file.plain;
  if (coding) response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Answers the public pages as the build has written them, `/` only to who is signed out, and the
 * not-found page for paths that nobody knows. What was not built goes on to the app shell.
 */
export function siteMiddleware(options: SiteOptions): RequestHandler {
  const { webDir, marketingClaims, publicUrl, contactEmail, seller, isSignedIn } = options;
  const elsewhere: Readonly<Record<string, string | null>> = {
    'terms-of-service.html': options.termsUrl,
    'privacy-policy.html': options.privacyUrl,
  };
  const files = new SiteFiles(path.join(path.dirname(webDir), 'site'));
  const reply = async (request: Request, response: Response): Promise<boolean> => {
    // Screens of the app ask for themselves who is signed in.
    if (siteAnswer(request.path, false) === null) return false;
    response.vary('Cookie');
    const knows = {
      origin: originOf(request, publicUrl),
      isSignedIn: await isSignedIn(request, response),
      contactEmail,
      seller,
    };
    const answer = siteAnswer(request.path, knows.isSignedIn);
    if (answer === null) return false;
    const own = elsewhere[answer.file];
    if (own) {
      response.redirect(own);
      return true;
    }
    const folder = marketingClaims && answer.file.endsWith('.html') ? 'claims/' : '';
    const file = await files.fileOf(`${folder}${answer.file}`, knows);
    if (file) send(request, response, file, answer);
    return file !== null;
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isPageRequest(request)) return next();
    reply(request, response).then((isDone) => (isDone ? undefined : next()), next);
  };
}

/** Written by the build beside the shell: for each screen that has any, the links to the code that it needs. */
const PRELOADS = 'preloads.json';

/**
 * Answers page navigations with the app shell: known screens 200, any other path 404
 * (the shell then shows the not-found screen). Calls of the API pass through.
 *
 * A screen's shell names the code of that screen, which is loaded beside the shell's own instead of after it, and
 * after the question who is signed in.
 */
export function shellMiddleware(webDir: string): RequestHandler {
  const file = (name: string): Promise<string> => readFile(path.join(webDir, name), 'utf8');
  const reply = async (request: Request, response: Response): Promise<void> => {
    const [shell, preloads] = await Promise.all([file('index.html'), file(PRELOADS)]);
    const screen = screenAt(request.path);
    const links = (JSON.parse(preloads) as Record<string, string>)[screen ?? ''] ?? '';
    response.status(screen ? 200 : 404).setHeader('Cache-Control', 'no-store');
    response.type('html').send(shell.replace('</head>', () => `${links}</head>`));
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isPageRequest(request)) return next();
    reply(request, response).catch(next);
  };
}
