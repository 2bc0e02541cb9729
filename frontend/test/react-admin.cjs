// What the app uses of react-admin: its core and the outermost part. The rest are screens that nobody sees.
module.exports = {
  ...require('ra-core'),
  ...require('../../node_modules/ra-ui-materialui/dist/AdminContext.cjs'),
};
