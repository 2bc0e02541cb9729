import description from '../../../../../openapi.json';
import { GROUPS } from './content';
import { callsOf, groupsOf, type OpenApi } from './openapi';

export const API: OpenApi = description;
export const API_GROUPS = groupsOf(callsOf(API), Object.keys(GROUPS));
export const CALLS = API_GROUPS.flatMap(([, calls]) => calls);
