import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Lines of what is shipped, and the exceptions of today: each list can only grow shorter. */
const HOUSE = 'scripts/house.json';
const SPARE = 1.05;
const FOLDER_MAX = 25;
const INDEX_MAX = 10;
/** Below this a file with one reader, in its own folder, is a part of that reader. */
const PART_LINES = 60;
const CLASSES_MAX = 8;

const isTest = (file) =>
  /\.(spec|int-spec|process-spec|contract|test)\.tsx?$|\/(support|test)\//.test(file);
/** Read by their framework, or by name from other features. */
const STANDS_ALONE = /(^|\/)(index|main)\.tsx?$|\.(module|controller|dto|d)\.ts$|-child\.ts$/;
/** Names that a framework gives. */
const HOOK =
  /^(on[A-Z]\w*|canActivate|intercept|transform|catch|use|validate|configure|createAsyncOptions)$/;
const HOOK_TYPE =
  /^(On\w+|Before\w+|CanActivate|NestInterceptor|PipeTransform|ExceptionFilter|NestMiddleware|NestModule)$/;

/** The room whose lines a file counts for. */
export function roomOf(file) {
  if (isTest(file)) return null;
  const [side, , room, ...rest] = file.split('/');
  if (file.endsWith('.css'))
    return room === 'public' ? 'frontend/public styles' : 'frontend/styles';
  if (side === 'packages') return `packages/${file.split('/')[1]}`;
  if (side !== 'backend') return side === 'frontend' ? side : null;
  if (rest.length === 0) return 'backend';
  const [, engineRoom] = /\/extraction\/engine\/(\w+)\//.exec(file) ?? [];
  return engineRoom ? `backend/engine/${engineRoom}` : `backend/${room}`;
}

function overBudget(texts, budgets) {
  const lines = new Map();
  for (const [file, text] of texts) {
    const room = roomOf(file);
    if (room) lines.set(room, (lines.get(room) ?? 0) + text.split('\n').length - 1);
  }
  const breaches = [...lines].flatMap(([room, count]) => {
    const budget = budgets[room];
    if (budget === undefined) return [`lines: ${room} has ${count} and no budget`];
    return count > budget * SPARE ? [`lines: ${room} has ${count}, its budget is ${budget}`] : [];
  });
  const gone = Object.keys(budgets).filter((room) => !lines.has(room));
  return [...breaches, ...gone.map((room) => `lines: ${room} has a budget and no files`)];
}

/** What breaks a law and is no known exception; and the exceptions that are none any more. */
function beyond(law, found, known = []) {
  const names = new Set(found.keys());
  return [
    ...[...found].flatMap(([name, why]) =>
      known.includes(name) ? [] : [`${law}: ${name} ${why}`],
    ),
    ...known
      .filter((name) => !names.has(name))
      .map((name) => `${law}: ${name} is no exception any more; take it out of ${HOUSE}`),
  ];
}

function fullFolders(texts) {
  const counts = new Map();
  for (const file of texts.keys()) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return new Map(
    [...counts]
      .filter(([, count]) => count > FOLDER_MAX)
      .map(([folder, count]) => [folder, `has ${count} files`]),
  );
}

function partsApart(texts, modules) {
  const readers = new Map();
  for (const { source, dependencies } of modules) {
    if (!isTest(source)) {
      for (const { resolved } of dependencies) {
        readers.set(resolved, (readers.get(resolved) ?? new Set()).add(source));
      }
    }
  }
  const found = new Map();
  for (const [file, text] of texts) {
    const own = readers.get(file);
    if (!file.startsWith('backend/src/') || isTest(file) || own?.size !== 1) continue;
    const [reader] = own;
    const lines = text.split('\n').length - 1;
    if (lines >= PART_LINES || STANDS_ALONE.test(file) || STANDS_ALONE.test(reader)) continue;
    if (path.posix.dirname(reader) === path.posix.dirname(file)) {
      found.set(file, `has ${lines} lines and one reader, ${path.posix.basename(reader)}`);
    }
  }
  return found;
}

const parsed = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function wideIndexes(texts) {
  const found = new Map();
  for (const [file, text] of texts) {
    if (!/^backend\/src\/.*\/index\.ts$/.test(file) || isTest(file)) continue;
    const names = parsed(file, text).statements.flatMap((statement) => {
      const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
      return clause && ts.isNamedExports(clause) ? [...clause.elements] : [];
    });
    if (names.length > INDEX_MAX) found.set(file, `hands out ${names.length} names`);
  }
  return found;
}

const isOwn = ({ modifiers = [], name }) =>
  ts.isIdentifier(name) &&
  !HOOK.test(name.text) &&
  !modifiers.some(({ kind }) =>
    [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword].includes(kind),
  );

/** A class behind a port has the port's names. */
const hasPort = ({ heritageClauses = [] }) =>
  heritageClauses.some(({ types }) =>
    types.some(({ expression }) => !HOOK_TYPE.test(expression.getText())),
  );

function commonNames(texts) {
  const classes = new Map();
  for (const [file, text] of texts) {
    if (!file.startsWith('backend/src/') || isTest(file)) continue;
    for (const statement of parsed(file, text).statements) {
      if (!ts.isClassDeclaration(statement) || hasPort(statement)) continue;
      for (const member of statement.members) {
        if (!ts.isMethodDeclaration(member) || !isOwn(member)) continue;
        const name = member.name.text;
        classes.set(name, (classes.get(name) ?? 0) + 1);
      }
    }
  }
  return new Map(
    [...classes]
      .filter(([, count]) => count > CLASSES_MAX)
      .map(([name, count]) => [name, `is a public method of ${count} classes`]),
  );
}

/**
 * Breaches of the sizes and names of the house at `root`; `sheets` are its style sheets, `modules` what
 * dependency-cruiser read.
 */
export function houseBreaches(root, files, sheets, modules) {
  const house = JSON.parse(readFileSync(path.join(root, HOUSE), 'utf8'));
  const textsOf = (all) =>
    new Map(all.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const texts = textsOf(files);
  return [
    ...overBudget(new Map([...texts, ...textsOf(sheets)]), house.lines),
    ...beyond('full-folder', fullFolders(texts), house.fullFolders),
    ...beyond('part-apart', partsApart(texts, modules), house.partsApart),
    ...beyond('wide-index', wideIndexes(texts), house.wideIndexes),
    ...beyond('common-name', commonNames(texts), house.commonNames),
  ];
}
