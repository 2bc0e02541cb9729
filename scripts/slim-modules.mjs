import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Services of Google that the product calls; its package brings some four hundred. */
const GOOGLE = new Set(['drive', 'sheets']);
const APIS = 'googleapis/build/src/apis';
const RUNTIME = 'onnxruntime-node/bin';
/** Maps to sources that are not there, and declarations of types: nothing reads them while the product runs. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/;

/** Everything in `folder` whose name `isKept` does not hold for. */
const others = (folder, isKept) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !isKept(name))
        .map((name) => path.join(folder, name))
    : [];

/** Files of packages that nothing reads while the product runs. */
const unread = (modules) =>
  readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && UNREAD.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** Paths in `modules` that nothing loads on this platform: other systems' programs and services never called. */
function deadWeight(modules) {
  const { platform, arch } = process;
  const runtimes = others(path.join(modules, RUNTIME), () => false);
  return [
    ...runtimes.flatMap((version) => [
      ...others(version, (name) => name === platform),
      ...others(path.join(version, platform), (name) => name === arch),
    ]),
    // Folders alone: the files beside them say what there is to their types.
    ...others(path.join(modules, APIS), (name) => GOOGLE.has(name) || name.includes('.')),
    path.join(modules, 'googleapis/build/src/apis/index.js'),
    path.join(modules, 'googleapis/build/src/apis/index.d.ts'),
  ].filter((one) => existsSync(one));
}

const [modules] = process.argv.slice(2);
for (const find of [deadWeight, unread])
  for (const one of find(modules)) rmSync(one, { recursive: true });
