const React = require('../../../node_modules/react/cjs/react.production.js');
const { act } = require('./work.cjs');

module.exports = { ...React, act };
