import { type Authenticity, FLAG_WEIGHT, type Finding } from '@contracts/authenticity';
import { type AuthenticityLevel, authenticityLevel } from '@rules/authenticity-label';
import { make, makeButton } from './dom';
import { levelChip, sign } from './parts';

const TITLE: Readonly<Record<AuthenticityLevel, string>> = {
  autentico: 'Nada habla en contra del documento',
  verificar: 'Conviene que una persona lo mire',
  falsificacion: 'El documento se contradice a sí mismo',
};

const isAgainst = ({ id }: Finding): boolean => Object.hasOwn(FLAG_WEIGHT, id);

function comparison({ expected, found }: Finding): HTMLElement | null {
  if (expected === undefined || found === undefined) return null;
  return make(
    'span',
    '',
    'Debería decir ',
    make('b', '', expected),
    ' · dice ',
    make('b', '', found),
  );
}

function findingItem(finding: Finding): HTMLLIElement {
  const [path] = finding.paths;
  const words = make('div', '', make('p', '', finding.message), comparison(finding));
  const item = make('li', '', sign(isAgainst(finding) ? 'against' : 'info'), words);
  if (path !== undefined) {
    const show = makeButton('btn btn-plain btn-s', sign('place'), 'Ver en la página');
    show.dataset['show'] = path;
    item.append(show);
  }
  return item;
}

function passedList(passed: readonly string[]): HTMLElement | null {
  if (passed.length === 0) return null;
  const count = passed.length === 1 ? '1 control pasó' : `${passed.length} controles pasaron`;
  const items = passed.map((sentence) =>
    make('li', '', sign('passed'), make('span', '', sentence)),
  );
  return make('details', 'verdict-passed', make('summary', 'm', count), make('ul', '', ...items));
}

/** What speaks for and against the document. Buttons with `data-show` name a field to be shown. */
export function drawVerdict(authenticity: Authenticity): HTMLElement {
  const level = authenticityLevel(authenticity);
  const findings = authenticity.findings.map(findingItem);
  const verdict = make(
    'section',
    'verdict box',
    make('div', 'line', make('h3', '', TITLE[level]), levelChip(level)),
    findings.length > 0 ? make('ul', '', ...findings) : null,
    passedList(authenticity.passed),
  );
  verdict.dataset['level'] = level;
  return verdict;
}
