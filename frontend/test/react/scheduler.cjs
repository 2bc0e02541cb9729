module.exports = require('./work.cjs').scheduler;
