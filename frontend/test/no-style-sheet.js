// jsdom lays nothing out, but weighs every rule of every style sheet whenever a test asks for a role.
// The product's own styles are left out by Jest already; these are Material UI's.
exports.StyleSheet = class StyleSheet {
  constructor() {
    this.tags = [];
  }
  hydrate() {}
  insert() {}
  flush() {}
};
