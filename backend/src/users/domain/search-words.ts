import { foldText } from '../../rules/text-clean';

/** Longer words are compared by their beginning. */
const MAX_WORD = 40;
const MAX_WORDS = 20;

/** Lower case words without accents and signs, each once: `Ñandú, José` -> nandu, jose. */
export function searchWords(...texts: readonly string[]): string[] {
  const words = foldText(texts.join(' ')).toLowerCase().split(' ').filter(Boolean);
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD)))].slice(0, MAX_WORDS);
}

/** What an account is found and sorted by: `sortName` is the name without case and accents. */
export interface SearchFields {
  searchWords: string[];
  sortName: string;
}

export function searchFields(person: {
  email: string;
  firstName: string;
  lastName: string;
}): SearchFields {
  const { email, firstName, lastName } = person;
  return {
    searchWords: searchWords(email, firstName, lastName),
    sortName: foldText(`${firstName} ${lastName}`).toLowerCase(),
  };
}
