import { deviceName } from './session-limits';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
      'Chrome en Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`,
      'Edge en Windows',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0 Safari/537.36`,
      'Chrome en Linux',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A155M) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      'Samsung Internet en Android',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0 Safari/537.36`,
      'Chrome en ChromeOS',
    ],
    [`${IOS} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari en iPhone'],
    [`${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome en iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox en Mac',
    ],
    ['Firefox/132.0', 'Firefox'],
    ['curl/8.5.0', 'Navegador desconocido'],
    ['<script>Chrome</script>', 'Navegador desconocido'],
    ['', 'Navegador desconocido'],
    [undefined, 'Navegador desconocido'],
  ])('calls %p %s', (userAgent, expected) => {
    expect(deviceName(userAgent)).toBe(expected);
  });
});
