import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below `folder` in a fixed order, as paths relative to `root` with `/`. */
export function filesBelow(root, folder, isWanted = () => true) {
  const found = [];
  const visit = (relative) => {
    for (const entry of readdirSync(path.join(root, relative), { withFileTypes: true })) {
      const child = `${relative}/${entry.name}`;
      if (entry.isDirectory()) visit(child);
      else if (isWanted(child)) found.push(child);
    }
  };
  if (existsSync(path.join(root, folder))) visit(folder);
  return found.sort();
}

/** Hex SHA-256 over the names and contents of files and folders; what is missing counts as missing. */
export function fingerprint(root, entries, isWanted) {
  const hash = createHash('sha256');
  for (const entry of entries) {
    const absolute = path.join(root, entry);
    const isFolder = existsSync(absolute) && statSync(absolute).isDirectory();
    for (const file of isFolder ? filesBelow(root, entry, isWanted) : [entry]) {
      const target = path.join(root, file);
      hash.update(`\0${file}\0`);
      hash.update(existsSync(target) ? readFileSync(target) : '\0missing');
    }
  }
  return hash.digest('hex');
}

/** A build tool must not be trusted to leave times intact, so what was made is noted by content. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
