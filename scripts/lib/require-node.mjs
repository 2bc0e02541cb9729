/** Imported first by every command: says what is wrong before anything newer than Node 14 runs. */
const MINIMUM = [20, 19];

/** True when `version` ("20.19.0") is at least `MINIMUM`. */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    `Foliado necesita Node ${MINIMUM.join('.')} o posterior y esta máquina tiene la versión ` +
      `${process.versions.node}. Instale una versión más reciente desde https://nodejs.org y vuelva a intentarlo.`,
  );
  process.exit(1);
}
