// Preloaded into the built server and its threads (`node --require`): on SIGUSR2 the thread of the
// embedded store meets an error that nobody catches. The product holds none of it.
const { BroadcastChannel, isMainThread } = require('node:worker_threads');

const channel = new BroadcastChannel('store-fault');
if (isMainThread) {
  process.on('SIGUSR2', () => channel.postMessage('now'));
} else {
  channel.onmessage = () => {
    throw new TypeError('a fault that nobody foresaw');
  };
}
channel.unref();
