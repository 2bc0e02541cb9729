import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const ROOT = path.resolve(__dirname, '../..');
const PACKAGE = path.join(ROOT, 'node_modules/@sparticuz/chromium');
const CACHE = path.join(ROOT, 'node_modules/.cache');

/** A browser on this disk; `env` belongs into its launch environment and nowhere else. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/** Absolute paths, because the browser of a test has no fixed current folder. */
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <config></config>
</fontconfig>
`;

async function unpackTar(archive: string, folder: string): Promise<void> {
  const file = path.join(PACKAGE, 'bin', archive);
  await pipeline(createReadStream(file), createBrotliDecompress(), extract(folder));
}

/** Unpacks aside and renames: a process that starts meanwhile never sees half a browser. */
async function unpack(folder: string): Promise<void> {
  const aside = path.join(CACHE, `chromium-${randomUUID()}.partial`);
  await mkdir(aside, { recursive: true });
  try {
    const executable = path.join(aside, 'chromium');
    const binary = createReadStream(path.join(PACKAGE, 'bin/chromium.br'));
    await Promise.all([
      pipeline(binary, createBrotliDecompress(), createWriteStream(executable)),
      unpackTar('al2023.tar.br', aside),
      unpackTar('fonts.tar.br', aside),
      unpackTar('swiftshader.tar.br', aside),
    ]);
    await chmod(executable, 0o755);
    await writeFile(path.join(aside, 'fonts.conf'), fontsConfig(folder));
    await rename(aside, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process was first; its browser is the same.
      if (!existsSync(path.join(folder, 'chromium'))) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * The Chromium of the npm package, for machines that have none: with its own libraries and fonts.
 * Unpacked once per package version and place of the clone. It cannot open HTTPS pages and knows
 * only Open Sans.
 */
export async function npmChromium(): Promise<Browser> {
  const manifest = await readFile(path.join(PACKAGE, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = path.join(CACHE, `chromium-${version}`);
  const fonts = path.join(folder, 'fonts.conf');
  if (!existsSync(path.join(folder, 'chromium'))) await unpack(folder);
  // A clone that was moved has the paths of its old place.
  if ((await readFile(fonts, 'utf8')) !== fontsConfig(folder)) {
    await writeFile(fonts, fontsConfig(folder));
  }
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'lib'), FONTCONFIG_FILE: fonts },
  };
}
