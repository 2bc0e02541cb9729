const { createElement } = require('react');

/** Lucide's icons by their names and without their lines, which nobody sees here. */
const icons = new Map();

function iconOf(name) {
  const kind = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return ({ size = 24, strokeWidth = 2, className = '', ...others }) =>
    createElement('svg', {
      ...{ width: size, height: size, strokeWidth },
      ...{ className: `lucide lucide-${kind} ${className}`.trim(), 'aria-hidden': 'true' },
      ...others,
    });
}

module.exports = new Proxy(
  {},
  {
    get(_, name) {
      // The names that texts may use are Lucide's own.
      if (name === 'icons')
        return require('../../node_modules/lucide-react/dist/cjs/lucide-react.js').icons;
      if (!icons.has(name)) icons.set(name, iconOf(name));
      return icons.get(name);
    },
  },
);
