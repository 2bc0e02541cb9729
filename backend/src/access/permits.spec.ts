import { permits } from '../contracts/policy';

describe('permits', () => {
  it('lets everybody with a session act when the policy names nobody', () => {
    expect(permits({ access: 'session' }, { role: 'user', teams: [] })).toBe(true);
  });

  it('refuses a role that is not named', () => {
    expect(permits({ access: 'session', roles: ['admin'] }, { role: 'user', teams: [] })).toBe(
      false,
    );
  });

  it('asks a user for one of the teams', () => {
    const policy = { access: 'session', teams: ['tesoreria'] } as const;
    expect(permits(policy, { role: 'user', teams: ['logistica'] })).toBe(false);
    expect(permits(policy, { role: 'user', teams: ['logistica', 'tesoreria'] })).toBe(true);
  });

  it('gives admins every team', () => {
    const policy = { access: 'session', teams: ['tesoreria'] } as const;
    expect(permits(policy, { role: 'company_admin', teams: [] })).toBe(true);
  });
});
