import { API } from '../../backend/src/contracts/routes';
import type { SignedInUser } from '../../backend/src/contracts/user';
import { DEMO } from '../support/sign-in';
import type { LargeCompany } from './large-company';
import { contentOf, PlainClient } from './plain-client';
import { median, p95, ratio, time } from './report';

type Company = LargeCompany<unknown>;
type Action = () => ReturnType<PlainClient['get']>;

const ROUNDS = 20;

/** What is asked of a company's documents and people beside the pages of its list. */
async function actionsOf({ server, client, documents }: Company): Promise<Record<string, Action>> {
  const admin = await PlainClient.signedIn(server, DEMO.admin);
  const { id } = contentOf<SignedInUser>(await client.get(API.authUser));
  const last = { total: '0', range: `[${documents - 25},${documents - 1}]` };
  const sort = JSON.stringify(['razonSocial', 'ASC']);
  return {
    'last page': () => client.get(API.documents, { query: last }),
    'last page by supplier': () => client.get(API.documents, { query: { ...last, sort } }),
    'review queue': () => client.get(API.reviewQueue),
    'bare users': () => admin.get(API.adminUsers),
    "a person's activity": () => admin.get(API.adminActivity(id)),
    "a person's figures": () => admin.get(API.adminUserStats(id)),
  };
}

/** The same of two companies by turns. */
export async function growthTimes(small: Company, large: Company) {
  const [few, many] = [await actionsOf(small), await actionsOf(large)];
  const rows: Record<string, string>[] = [];
  for (const [what, ofFew] of Object.entries(few)) {
    const ofMany = many[what] ?? ofFew;
    const took = async (ask: Action) => {
      const answer = await ask();
      contentOf(answer);
      return answer.took;
    };
    await Promise.all([took(ofFew), took(ofMany)]);
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(await took(ofFew));
      times.large.push(await took(ofMany));
    }
    rows.push({
      what,
      [`median ${small.documents}`]: time(median(times.small)),
      [`median ${large.documents}`]: time(median(times.large)),
      'median ratio': ratio(median(times.large), median(times.small)),
      'p95 ratio': ratio(p95(times.large), p95(times.small)),
    });
  }
  return rows;
}
