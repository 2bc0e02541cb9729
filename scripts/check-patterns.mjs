import './lib/require-node.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { filesBelow } from './lib/fingerprint.mjs';
import { main, ROOT, say, UserError } from './lib/terminal.mjs';

/** What is shipped: any text of it may be a document's or a person's. */
const FOLDERS = ['backend/src', 'frontend/src', 'packages/embedded-mongo/src'];
const isShipped = (file) => /\.tsx?$/.test(file) && !/[.-](?:spec|test)\.tsx?$|\.d\.ts$/.test(file);
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'foliado', 'patterns.json');
/** As many at a time as the analyser has processors. */
const AT_A_TIME = 2;
/**
 * A pattern that the analyser cannot judge in this time is to be written plainer. Its attacks are measured in steps
 * alone: by the clock a busy machine would find holes where there are none.
 */
const LIMITS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null };

/** The text of a constant of the same file: literals, templates of constants, and sources of patterns. */
function constantText(node, source) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return constantText(node.expression, source);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    const pattern = initialiserOf(node.expression, source);
    return pattern && ts.isRegularExpressionLiteral(pattern) ? parts(pattern.text).source : null;
  }
  if (ts.isIdentifier(node)) {
    const value = initialiserOf(node, source);
    return value ? constantText(value, source) : null;
  }
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const text = constantText(expression, source);
    return text === null ? null : text + literal.text;
  });
  return spans.includes(null) ? null : node.head.text + spans.join('');
}

function initialiserOf(node, source) {
  if (!ts.isIdentifier(node)) return null;
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declared.find(({ name }) => name.getText() === node.text)?.initializer ?? null;
}

const parts = (literal) => {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
};

/** Patterns of a file, with the lines they stand on. */
function patternsOf(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, pattern) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ ...pattern, at: `${file}:${line + 1}` });
  };
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) add(node, parts(node.text));
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [first, flags] = node.arguments ?? [];
      const pattern = first && constantText(first, source);
      if (pattern)
        add(node, { source: pattern, flags: (flags && constantText(flags, source)) ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const keyOf = ({ source, flags }) =>
  createHash('sha256').update(`${flags}/${source}`).digest('hex');
const readCache = () => (existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {});

/** A verdict for each key. */
async function judge(patterns) {
  const verdicts = {};
  const queue = [...patterns];
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const { status, complexity } = await check(one.source, one.flags, LIMITS);
      verdicts[keyOf(one)] = status === 'vulnerable' ? complexity.summary : status;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return verdicts;
}

/** Every pattern that is shipped takes a time that grows with the text, not with its square or more. */
async function checkPatterns() {
  const all = FOLDERS.flatMap((folder) => filesBelow(ROOT, folder, isShipped)).flatMap(patternsOf);
  const known = readCache();
  const unknown = new Map(all.map((one) => [keyOf(one), one]).filter(([key]) => !known[key]));
  const verdicts = { ...known, ...(await judge([...unknown.values()])) };
  const used = Object.fromEntries(all.map((one) => [keyOf(one), verdicts[keyOf(one)]]));
  const kept = Object.entries(used).filter(([, verdict]) => verdict === 'safe');
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(Object.fromEntries(kept)));
  const bad = all.filter((one) => used[keyOf(one)] !== 'safe');
  if (bad.length > 0) {
    const lines = bad.map(
      (one) => `${one.at}  /${one.source}/${one.flags}\n    ${used[keyOf(one)]}`,
    );
    throw new UserError(`Patrones que un texto puede volver lentos:\n${lines.join('\n')}`);
  }
  say(`${Object.keys(used).length} patrones, ninguno crece más que su texto`);
}

await main(checkPatterns);
