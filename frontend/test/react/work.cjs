/**
 * React's production build renders for half of what its development build costs, but has no `act`. Here is the work
 * that it puts off: done by itself a moment later, as in a browser, or all at once where an `act` ends that asked for some.
 */
const [later, never, soon] = [setTimeout, clearTimeout, queueMicrotask];
const microtasks = [];
const tasks = [];
const uncaught = [];
let priority = 3;
let timer = null;
let depth = 0;
let isAskedInAct = false;

function put(task) {
  isAskedInAct ||= depth > 0;
  const next = tasks.findIndex((other) => other.priority > task.priority);
  tasks.splice(next < 0 ? tasks.length : next, 0, task);
}

function doTask() {
  const task = tasks.shift();
  const before = priority;
  priority = task.priority;
  try {
    const rest = task.callback?.(false);
    if (rest) put({ ...task, callback: rest });
  } finally {
    priority = before;
  }
}

function doTasks() {
  timer = null;
  while (tasks.length > 0) doTask();
}

function doAll() {
  while (microtasks.length + tasks.length > 0) {
    if (microtasks.length > 0) microtasks.shift()();
    else doTask();
  }
  isAskedInAct = false;
  // What is asked for after an act takes its turn then, not that of the work that is done.
  never(timer);
  timer = null;
}

/** What `react-dom` asks of the package `scheduler`. */
exports.scheduler = {
  unstable_ImmediatePriority: 1,
  unstable_UserBlockingPriority: 2,
  unstable_NormalPriority: 3,
  unstable_LowPriority: 4,
  unstable_IdlePriority: 5,
  unstable_now: () => Date.now(),
  unstable_shouldYield: () => false,
  unstable_requestPaint: () => undefined,
  unstable_getCurrentPriorityLevel: () => priority,
  unstable_scheduleCallback(urgency, callback) {
    const task = { priority: urgency, callback };
    put(task);
    timer ??= later(doTasks, 0);
    return task;
  },
  unstable_cancelCallback(task) {
    task.callback = null;
  },
};

exports.queueMicrotask = (callback) => {
  isAskedInAct ||= depth > 0;
  microtasks.push(callback);
  soon(() => {
    const at = microtasks.indexOf(callback);
    if (at >= 0) microtasks.splice(at, 1)[0]();
  });
};

/** What no boundary has caught is thrown by the `act` around it; without one React throws it to the window. */
exports.onUncaughtError = (error) => {
  if (depth === 0) throw error;
  uncaught.push(error);
};

function leave() {
  try {
    if (depth === 1 && isAskedInAct) doAll();
  } finally {
    depth -= 1;
  }
  if (depth === 0 && uncaught.length > 0) throw uncaught.splice(0)[0];
}

exports.act = (callback) => {
  depth += 1;
  let result;
  try {
    result = callback();
  } catch (error) {
    depth -= 1;
    throw error;
  }
  const isAsync = typeof result?.then === 'function';
  if (!isAsync) leave();
  return {
    then: (resolve, reject) =>
      Promise.resolve(result)
        .finally(isAsync ? leave : undefined)
        .then(resolve, reject),
  };
};
