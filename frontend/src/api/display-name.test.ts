import { displayName, initials } from './display-name';

describe('the name in the top bar', () => {
  it.each([
    ['Rosa', 'Quispe', 'r@x.pe', 'Rosa Quispe'],
    ['Rosa', '', 'r@x.pe', 'Rosa'],
    ['', '', 'r@x.pe', 'r@x.pe'],
    ['', '', '', 'Usuario'],
  ])('of %p %p %p is %p', (firstName, lastName, email, expected) => {
    expect(displayName({ firstName, lastName, email })).toBe(expected);
  });

  it.each([
    ['rosa', 'quispe', 'RQ'],
    ['Ángel', '', 'Á'],
    ['', 'Quispe', 'U'],
    [' ', '', 'U'],
  ])('has for %p %p the initials %p', (firstName, lastName, expected) => {
    expect(initials({ firstName, lastName })).toBe(expected);
  });
});
