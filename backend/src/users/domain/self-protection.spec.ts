import { codeOf } from '../../../test/support/code-of';
import type { Role } from '../../contracts/user';
import {
  assertManages,
  assertMayGive,
  assertNotSelf,
  assertSeatIsFilled,
  seatLeft,
  type Standing,
} from './self-protection';

const person = (role: Role, companyId: string | null = 'c1', isActive = true): Standing => ({
  id: 'p',
  role,
  companyId,
  isActive,
});
const actor = (role: Role, companyId: string | null = 'c1') => ({ id: 'a', role, companyId });

describe('assertManages', () => {
  it.each<[string, ReturnType<typeof actor>, Standing, string | null]>([
    ['the platform admin manages everybody', actor('admin', null), person('admin', 'c9'), null],
    ['a company_admin manages a colleague', actor('company_admin'), person('user'), null],
    ['a company_admin manages another one', actor('company_admin'), person('company_admin'), null],
    ['not a stranger', actor('company_admin'), person('user', 'c2'), 'NO_ENCONTRADO'],
    [
      'nobody without company either',
      actor('company_admin', null),
      person('user', null),
      'NO_ENCONTRADO',
    ],
    ['not a platform admin of the company', actor('company_admin'), person('admin'), 'SIN_PERMISO'],
    ['a user manages nobody', actor('user'), person('user'), 'SIN_PERMISO'],
    ['a user learns of no stranger', actor('user'), person('user', 'c2'), 'NO_ENCONTRADO'],
  ])('%s', (_, who, whom, code) => {
    expect(codeOf(() => assertManages(who, whom))).toBe(code);
  });
});

describe('self-protection', () => {
  it('lets only the platform admin make platform admins', () => {
    expect(codeOf(() => assertMayGive(actor('company_admin'), 'admin'))).toBe('SIN_PERMISO');
    expect(codeOf(() => assertMayGive(actor('company_admin'), 'company_admin'))).toBeNull();
    expect(codeOf(() => assertMayGive(actor('admin'), 'admin'))).toBeNull();
  });

  it('lets nobody change the own account', () => {
    expect(codeOf(() => assertNotSelf(actor('admin'), { id: 'a' }))).toBe('CAMBIO_PROPIO');
    expect(codeOf(() => assertNotSelf(actor('admin'), { id: 'b' }))).toBeNull();
  });
});

describe('seatLeft', () => {
  const company = { kind: 'company', companyId: 'c1' };
  it.each<[string, Standing, Parameters<typeof seatLeft>[1], unknown]>([
    ['an admin who is demoted', person('admin'), { role: 'user' }, { kind: 'platform' }],
    ['an admin who is deactivated', person('admin'), { isActive: false }, { kind: 'platform' }],
    ['a company_admin who is demoted', person('company_admin'), { role: 'user' }, company],
    ['a company_admin who is deactivated', person('company_admin'), { isActive: false }, company],
    ['a company_admin who becomes admin', person('company_admin'), { role: 'admin' }, company],
    ['a user who is deactivated', person('user'), { isActive: false }, null],
    ['a user who is promoted', person('user'), { role: 'admin' }, null],
    ['an inactive admin who is demoted', person('admin', null, false), { role: 'user' }, null],
    ['a company_admin without company', person('company_admin', null), { role: 'user' }, null],
    ['an admin whose name changes', person('admin'), {}, null],
  ])('%s', (_, whom, change, seat) => {
    expect(seatLeft(whom, change)).toEqual(seat);
  });
});

describe('assertSeatIsFilled', () => {
  const company = { kind: 'company', companyId: 'c1' } as const;
  it.each([
    ['the last platform admin stays', { kind: 'platform' } as const, 0, 5, 'ULTIMO_ADMINISTRADOR'],
    [
      'who has no others to look after, too',
      { kind: 'platform' } as const,
      0,
      0,
      'ULTIMO_ADMINISTRADOR',
    ],
    ['one of two may go', { kind: 'platform' } as const, 1, 0, null],
    ['the last company_admin of a team stays', company, 0, 3, 'ULTIMO_ADMINISTRADOR'],
    ['a person alone in a company may go', company, 0, 0, null],
    ['one of two company_admins may go', company, 1, 3, null],
  ])('%s', (_, seat, holders, members, code) => {
    expect(codeOf(() => assertSeatIsFilled(seat, { holders, members }))).toBe(code);
  });
});
