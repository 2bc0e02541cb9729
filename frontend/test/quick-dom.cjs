require('jsdom');
const cssom = require('rrweb-cssom');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors');
const styles = require('jsdom/lib/jsdom/living/helpers/style-rules');

// What jsdom works out anew for every element that a test passes by, worked out once or for fewer. The answers are
// jsdom's own; only the ways to them are shorter.

const ATTRIBUTE = /^\[(\w+)\]$/;
const TYPE = /^\w+$/;
/** The element that a selector is about, by its type if it names one. */
const SUBJECT = /(\w*)[^\s>+~\w]?[^\s>+~]*$/;

/** How a rule of the browser's own sheet is matched; most name a type and nothing else. */
function ruleOf({ selectorText, style }) {
  const selectors = selectorText.split(',').map((selector) => selector.trim());
  const attribute = ATTRIBUTE.exec(selectorText)?.[1];
  const isPlain = selectors.every((selector) => TYPE.test(selector));
  return {
    style,
    subjects: selectors.map((selector) => SUBJECT.exec(selector)[1]),
    matches: (element) =>
      isPlain ||
      (attribute
        ? element.hasAttributeNS(null, attribute)
        : matchesDontThrow(element, selectorText)),
  };
}

const RULES = Array.from(cssom.parse(defaultStyleSheet).cssRules, ruleOf);
const rulesByType = new Map();

/** The rules of the browser's own sheet that give a property to elements of a type, in their order. */
function rulesOf(type, property) {
  const key = `${type} ${property}`;
  let found = rulesByType.get(key);
  if (!found) {
    found = RULES.filter(
      ({ style, subjects }) =>
        style.getPropertyValue(property) && (subjects.includes(type) || subjects.includes('')),
    );
    rulesByType.set(key, found);
  }
  return found;
}

/** What an element itself has of a property: by its `style`, else by the last rule that matches; '' is nothing. */
function cascaded(element, property) {
  if (element._ownerDocument.styleSheets._list.length > 0)
    return styles.getDeclarationForElement(element).getPropertyValue(property);
  const own = element.hasAttributeNS(null, 'style') && element.style.getPropertyValue(property);
  if (own) return own === 'unset' ? '' : own;
  const rule = rulesOf(element._localName, property).findLast(({ matches }) => matches(element));
  return rule ? rule.style.getPropertyValue(property) : '';
}

/** One property of an element's computed style. */
exports.valueOf = (element, property) => {
  const known = styles.propertiesWithResolvedValueImplemented[property];
  let value = cascaded(element, property);
  if (!known) return value;
  for (let up = element.parentElement; value === '' && known.inherited && up; up = up.parentElement)
    value = cascaded(up, property);
  return value || known.initial;
};

const labelsOfRoots = new WeakMap();

/** The labels under a root by what they label: looked for again when something under it has changed. */
function labelsUnder(root) {
  const held = labelsOfRoots.get(root);
  if (held?.version === root._version) return held.labels;
  const labels = new Map();
  for (const node of domSymbolTree.treeIterator(root)) {
    const control = node._localName === 'label' ? node.control : null;
    if (control) labels.set(control, [...(labels.get(control) ?? []), node]);
  }
  labelsOfRoots.set(root, { version: root._version, labels });
  return labels;
}

const implementation = (name) =>
  require(`jsdom/lib/jsdom/living/nodes/HTML${name}Element-impl`).implementation.prototype;

function shorten(prototype, property, shorter) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, property);
  Object.defineProperty(prototype, property, {
    configurable: true,
    get() {
      return shorter(this, () => get.call(this));
    },
  });
}

for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  shorten(implementation(name), 'labels', (element, whole) => {
    if (!element._labels && isLabelable(element)) {
      const root = element.getRootNode({});
      const query = () => labelsUnder(root).get(element) ?? [];
      element._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
    }
    return whole();
  });
}

shorten(implementation('Label'), 'control', (label, whole) => {
  const found = label._ownerDocument._ids[label.getAttributeNS(null, 'for') ?? ''];
  if (!label._attached || found?.length !== 1 || !found[0]._attached) return whole();
  return isLabelable(found[0]) ? found[0] : null;
});
