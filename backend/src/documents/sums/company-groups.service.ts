import { Injectable } from '@nestjs/common';
import { DocumentRevisionRepository, type Revisions } from '../document-revision.repository';
import { PARTS } from '../domain/parts';
import type { Group } from './domain/groups';
import { twinsAmong, type Twin } from './domain/twins';
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

/** All documents of a company in groups, and those about one debt. */
export interface CompanyGroups {
  groups: readonly Group[];
  twins: readonly (readonly Twin[])[];
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

  /** All of one moment, unless documents change without a pause. */
  async of(tenantId: string): Promise<CompanyGroups> {
    let revisions = await this.revisions.revisionsOf(tenantId);
    for (let left = TRIES; ; left -= 1) {
      const found = await this.at(tenantId, revisions);
      const now = await this.revisions.revisionsOf(tenantId);
      if (left === 1 || now.whole === revisions.whole) return found;
      revisions = now;
    }
  }

  private async at(tenantId: string, revisions: Revisions): Promise<CompanyGroups> {
    const [twins, groups] = await Promise.all([
      this.twinsAt(tenantId, revisions),
      Promise.all(
        PARTS.map((part, at) =>
          this.kept(tenantId, `part ${at}`, revisions.parts[at] ?? '', () =>
            this.sums.groupsOfPart(tenantId, part),
          ),
        ),
      ),
    ]);
    return { groups: groups.flat(), twins };
  }

  /** Documents about one debt each. */
  async twins(tenantId: string): Promise<CompanyGroups['twins']> {
    return this.twinsAt(tenantId, await this.revisions.revisionsOf(tenantId));
  }

  private twinsAt(tenantId: string, { whole }: Revisions): Promise<Twin[][]> {
    return this.kept(tenantId, 'twins', String(whole), async () =>
      twinsAmong(await this.sums.twins(tenantId)),
    );
  }

  private kept<T>(
    tenantId: string,
    what: string,
    revision: string,
    make: () => Promise<T>,
  ): Promise<T> {
    const company = this.company(tenantId);
    const known = company.get(what) as Kept<T> | undefined;
    if (known?.revision === revision) return known.value;
    const made = { revision, value: make() };
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
