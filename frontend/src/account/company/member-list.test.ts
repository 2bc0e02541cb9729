import { aMember } from '../../test/account-factories';
import { findMembers, memberName } from './member-list';

const jorge = aMember();
const lucia = aMember({ firstName: 'Lucía', lastName: 'Paredes', username: 'lp@norte.example' });
const unnamed = aMember({ firstName: '', lastName: '', username: 'nuevo@norte.example' });

describe('the list of members', () => {
  it('calls somebody without a name by the e-mail', () => {
    expect(memberName(lucia)).toBe('Lucía Paredes');
    expect(memberName(unnamed)).toBe('nuevo@norte.example');
  });

  it.each([
    ['', [jorge, lucia, unnamed]],
    ['LUCIA', [lucia]],
    ['paredes luc', [lucia]],
    ['norte.example', [lucia, unnamed]],
    ['nadie', []],
  ])('finds %p', (search, found) => {
    expect(findMembers([jorge, lucia, unnamed], search)).toEqual(found);
  });
});
