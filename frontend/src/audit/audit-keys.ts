/** Every query of the audit begins with this key. */
export const AUDIT_KEY = 'audit';
/** Second part of the key of a page of events: react-admin's. */
export const EVENTS_KEY = 'getList';
