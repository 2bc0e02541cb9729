/** Everything that a change of documents may alter in the history begins with this key. */
export const HISTORY_KEY = 'history';
