import { toSessionUser } from '../../src/auth/auth.service';
import { CompaniesService } from '../../src/companies';
import type { Role, Team } from '../../src/contracts/user';
import { InvitationsService, UsersService } from '../../src/users';
import type { TestApp } from './test-app';
import { TEST_PASSWORD } from './test-config';

export type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

/** A person of a test, who signs in with `TEST_PASSWORD`. */
export interface TestPerson {
  email: string;
  role: Role;
  teams: Team[];
  companyId: string | null;
}

/** A company of its own; answers its id. */
export async function aCompany(test: TestApp, name = 'Otra S.A.C.'): Promise<string> {
  const companies = test.app.get(CompaniesService, { strict: false });
  return (await companies.create({ name, ruc: null, isDemo: false })).id;
}

/** An account; answers its id. */
export async function aPerson(test: TestApp, person: TestPerson): Promise<string> {
  const names = { firstName: person.email.split('@')[0] ?? '', lastName: 'Prueba' };
  const users = test.app.get(UsersService, { strict: false });
  return (await users.create({ ...person, ...names, password: TEST_PASSWORD })).id;
}

/** An open invitation of the demo company to treasury; answers the path of its link. */
export async function anInvitation({ app }: TestApp, email: string): Promise<string> {
  const boss = await app.get(UsersService, { strict: false }).findByEmail('empresa@demo.pe');
  if (!boss) throw new Error('the demo accounts are missing');
  const request = { email, role: 'user' as const, teams: ['tesoreria' as const] };
  const invitations = app.get(InvitationsService, { strict: false });
  const { url } = await invitations.issue(toSessionUser(boss), request, 'http://foliado.pe');
  return new URL(url).pathname;
}

/** A company_admin of a new company, signed in. */
export async function anotherCompany(test: TestApp, email = 'ana@otra.pe'): Promise<Agent> {
  const companyId = await aCompany(test);
  await aPerson(test, {
    email,
    role: 'company_admin',
    teams: ['logistica', 'tesoreria'],
    companyId,
  });
  return test.signedIn(email);
}
