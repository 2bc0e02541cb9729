export { deadlinesOf, type DeadlineSubject } from './deadlines';
export { daysOf, dueKeysOf, dueSums, isWithin, keyRangesOf, mondayOf, type Days } from './windows';
