// Nothing is open when Jest lets a worker end, but giving its memory back piece by piece takes longer than the half
// second for which Jest waits before it says that something leaks. Taken now: Jest puts its own in the place of `exit`.
const { exit } = process;
if (process.argv[1].includes('jest-worker')) process.once('exit', () => exit.call(process));
