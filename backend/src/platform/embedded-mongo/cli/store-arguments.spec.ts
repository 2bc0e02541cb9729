import { resolve } from 'node:path';
import { storeArguments } from './store-arguments';

describe('storeArguments', () => {
  it('takes the folder of the configuration and the port that tools look at first', () => {
    expect(storeArguments([])).toEqual({ dataDir: null, port: 27_017 });
  });

  it.each([
    [['--data-dir', 'd', '--port', '0'], { dataDir: resolve('d'), port: 0 }],
    [['--port', '65535'], { dataDir: null, port: 65_535 }],
    [['--socket'], { dataDir: null, port: null }],
    [['-h', '--port', 'x'], 'help'],
  ])('understands %j', (argv, expected) => {
    expect(storeArguments(argv)).toEqual(expected);
  });

  it.each([
    [['--port', '65536'], 'El puerto de --port es un número entre 0 y 65535.'],
    [['--port', '-1'], 'Hay una opción que no existe o a la que le falta su valor.'],
    [['--port', '27017x'], 'El puerto de --port es un número entre 0 y 65535.'],
    [['--port', '1', '--socket'], 'Elija --port o --socket, no ambos.'],
    [['--puerto', '1'], 'Hay una opción que no existe o a la que le falta su valor.'],
    [['carpeta'], 'Hay una opción que no existe o a la que le falta su valor.'],
  ])('says in Spanish what is wrong with %j', (argv, message) => {
    expect(() => storeArguments(argv)).toThrow(message);
  });
});
