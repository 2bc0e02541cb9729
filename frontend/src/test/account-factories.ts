import type { AccountSession, Invitation } from '@contracts/account';
import type { CompanyMember } from '@contracts/company';
import type { CreditEntry } from '@contracts/credits';

let counter = 0;
const nextId = (kind: string): string => {
  counter += 1;
  return `${kind}-${counter}`;
};

export const aSession = (change: Partial<AccountSession> = {}): AccountSession => ({
  id: nextId('session'),
  startedAt: '2026-03-15T13:00:00.000Z',
  lastActiveAt: '2026-03-16T19:59:00.000Z',
  device: 'Chrome en Windows',
  ipAddress: '190.12.4.7',
  isCurrent: false,
  ...change,
});

export const aMember = (change: Partial<CompanyMember> = {}): CompanyMember => ({
  id: nextId('member'),
  username: 'jorge.tello@pacifico.example',
  firstName: 'Jorge',
  lastName: 'Tello',
  role: 'user',
  teams: ['logistica'],
  isActive: 'true',
  lastLoginAt: '2026-03-16T19:59:00.000Z',
  hasProvider: false,
  ...change,
});

export const anInvitation = (change: Partial<Invitation> = {}): Invitation => ({
  id: nextId('invitation'),
  email: 'lucia@pacifico.example',
  role: 'user',
  teams: ['tesoreria'],
  invitedByName: 'Rosa Quispe',
  createdAt: '2026-03-15T13:00:00.000Z',
  expiresAt: '2026-03-22T13:00:00.000Z',
  ...change,
});

export const aCreditEntry = (change: Partial<CreditEntry> = {}): CreditEntry => ({
  id: nextId('entry'),
  at: '2026-03-15T13:00:00.000Z',
  movement: 'reserved',
  amount: -1,
  balance: 24,
  documentId: 'a1b2c3d4-0000-4000-8000-000000000000',
  documentName: 'F001-7984 · Frío Industrial S.A.C.',
  run: 1,
  actorName: null,
  ...change,
});
