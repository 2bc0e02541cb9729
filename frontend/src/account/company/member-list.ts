import type { CompanyMember } from '@contracts/company';
import { displayName } from '../../api/display-name';
import { stripAccents } from '@rules/text-clean';

export const memberName = ({ firstName, lastName, username }: CompanyMember): string =>
  displayName({ firstName, lastName, email: username });

export const isActive = (member: CompanyMember): boolean => member.isActive === 'true';

const folded = (text: string): string => stripAccents(text).toLowerCase();

/** Members whose name or e-mail contains every word, without regard to case and accents. */
export function findMembers(members: readonly CompanyMember[], search: string): CompanyMember[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return members.filter((member) => {
    const text = folded(`${memberName(member)} ${member.username}`);
    return words.every((word) => text.includes(word));
  });
}
