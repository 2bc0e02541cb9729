// Style sheets, fonts and pictures stand for themselves in component tests.
module.exports = 'stub';
