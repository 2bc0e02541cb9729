import { Injectable } from '@nestjs/common';
import { DocumentRevisionRepository, type Revisions } from '../../document/documents.repository';
import { PARTS } from '../../document/domain/parts';
import { merged, type Group } from './domain/groups';
import { Marks, twinsAmong, type Twin } from './domain/twins';
import { SumsRepository } from './sums.repository';

/** What was made of the documents as they stood at a revision. */
interface Kept<T> {
  revision: string;
  value: Promise<T>;
}

type Company = Map<string, Kept<unknown>>;

/** Parts made at different moments would be of a state that never was. */
const TRIES = 3;
/** Of companies that were looked at lately. */
const MAX_COMPANIES = 200;
/** When more have changed, all of them are looked through at once. */
const FEW_PARTS = 8;

/** All documents of a company in groups, and those about one debt. */
export interface CompanyGroups {
  groups: readonly Group[];
  twins: readonly (readonly Twin[])[];
}

/** Documents with a repeated comprobante or file, as the parts stood at their revisions. */
interface Repeated {
  parts: readonly string[];
  marks: Marks;
  found: readonly Twin[];
}

/**
 * Keeps what a company's documents come to, by state, payment, currency and the like. It is exact: what
 * was kept of a part holds only for the part's revision, which every change of a document in it moves
 * before it is answered. Who asks while it is being made waits for that one.
 */
@Injectable()
export class CompanyGroupsService {
  private readonly companies = new Map<string, Company>();

  constructor(
    private readonly sums: SumsRepository,
    private readonly revisions: DocumentRevisionRepository,
  ) {}

  groupsOf(tenantId: string): Promise<CompanyGroups> {
    return this.whole(tenantId, 'groups', (company) => company);
  }

  /**
   * What `make` makes of all documents of one moment, unless they change without a pause; kept until one changes.
   * @param what the name of what is kept
   */
  async whole<T>(
    tenantId: string,
    what: string,
    make: (company: CompanyGroups) => T | Promise<T>,
  ): Promise<T> {
    for (let left = TRIES; ; left -= 1) {
      const revisions = await this.revisions.revisionsOf(tenantId);
      const whole = String(revisions.whole);
      const found = await this.kept(tenantId, what, whole, async () =>
        make(await this.at(tenantId, revisions)),
      );
      if (left === 1 || (await this.revisions.current(tenantId)) === revisions.whole) return found;
    }
  }

  private async at(tenantId: string, revisions: Revisions): Promise<CompanyGroups> {
    const [twins, groups] = await Promise.all([
      this.twinsAt(tenantId, revisions),
      this.groupsAt(tenantId, revisions),
    ]);
    return { groups, twins };
  }

  private async groupsAt(tenantId: string, { parts }: Revisions): Promise<Group[]> {
    const company = this.company(tenantId);
    const changed = parts.filter((part, at) => company.get(`part ${at}`)?.revision !== part);
    // Of a small company most parts are empty, and each would be asked for.
    const all = changed.length > FEW_PARTS ? await this.sums.groupsOfParts(tenantId) : null;
    const groups = await Promise.all(
      PARTS.map((part, at) =>
        this.kept(
          tenantId,
          `part ${at}`,
          parts[at] ?? '',
          async () => all?.[at] ?? this.sums.groupsOfPart(tenantId, part),
        ),
      ),
    );
    return merged(groups.flat());
  }

  /** Documents about one debt each. */
  async twins(tenantId: string): Promise<CompanyGroups['twins']> {
    return this.twinsAt(tenantId, await this.revisions.revisionsOf(tenantId));
  }

  private twinsAt(tenantId: string, { whole, parts }: Revisions): Promise<Twin[][]> {
    return this.kept(tenantId, 'twins', String(whole), async () => {
      const { found } = await this.kept<Repeated>(tenantId, 'repeated', String(whole), (before) =>
        this.repeated(tenantId, parts, before),
      );
      return twinsAmong(found);
    });
  }

  /** Those of the parts that have not changed are the ones of before, as long as the same is repeated. */
  private async repeated(
    tenantId: string,
    parts: readonly string[],
    before: Repeated | null,
  ): Promise<Repeated> {
    const changed = PARTS.filter((_, at) => before?.parts[at] !== parts[at]);
    if (before && changed.length <= FEW_PARTS) {
      const isKept = ({ _id }: { _id: string }): boolean =>
        changed.every(({ from, to }) => _id < from || (to !== null && _id >= to));
      const anew = await Promise.all(changed.map((part) => this.sums.marksOf(tenantId, part)));
      const marks = new Marks([...before.marks.all.filter(isKept), ...anew.flat()]);
      if (marks.isLike(before.marks)) {
        const found = await Promise.all(
          changed.map((part) => this.sums.twinsOfPart(tenantId, part, marks)),
        );
        return { parts, marks, found: [...before.found.filter(isKept), ...found.flat()] };
      }
    }
    const marks = new Marks(await this.sums.marksOf(tenantId));
    return { parts, marks, found: await this.sums.twins(tenantId, marks) };
  }

  /** @param make is given what was kept before, unless it could not be made */
  private kept<T>(
    tenantId: string,
    what: string,
    revision: string,
    make: (before: T | null) => Promise<T>,
  ): Promise<T> {
    const company = this.company(tenantId);
    const known = company.get(what) as Kept<T> | undefined;
    if (known?.revision === revision) return known.value;
    const before = known?.value.catch(() => null) ?? Promise.resolve(null);
    const made = { revision, value: before.then(make) };
    company.set(what, made);
    made.value.catch(() => {
      if (company.get(what) === made) company.delete(what);
    });
    return made.value;
  }

  /** The one that was looked at longest ago makes room. */
  private company(tenantId: string): Company {
    const company = this.companies.get(tenantId) ?? new Map<string, Kept<unknown>>();
    this.companies.delete(tenantId);
    this.companies.set(tenantId, company);
    const [oldest] = this.companies.keys();
    if (this.companies.size > MAX_COMPANIES && oldest) this.companies.delete(oldest);
    return company;
  }
}
