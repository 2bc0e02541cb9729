import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { type Browser, npmChromium } from './npm-chromium';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser of the tests: the one that CHROMIUM_PATH names, else one of the system, else the one
 * from npm. `CHROMIUM_PATH=npm` asks for the last.
 */
async function chooseBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named === 'npm') return npmChromium();
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return { executablePath: named, env: {} };
  }
  const system = SYSTEM_BROWSERS.find((file) => existsSync(file));
  return system ? { executablePath: system, env: {} } : npmChromium();
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}

/** How to launch it. Containers run as root and have a small /dev/shm, hence the two arguments. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await chooseBrowser();
  return {
    executablePath,
    env: { ...definedEnvironment(), ...env },
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  };
}
