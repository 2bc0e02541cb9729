const styles = require('@mui/material/styles');

/** Material UI's parts, each loaded when it is used: all of them are 300 modules. */
module.exports = new Proxy(styles, {
  get: (_, name) =>
    name in styles ? styles[name] : require(`@mui/material/${String(name)}`).default,
});
