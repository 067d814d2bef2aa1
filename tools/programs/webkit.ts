import { findProgram, installAptPackages } from './programs';

/** Programs that run WebKitGTK without a screen: name → Debian package. */
const programs = { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', xauth: 'xauth' } as const;

/**
 * Finds WebKitGTK's driver and a virtual screen for it, or installs them with apt-get. Playwright's own WebKit is a
 * modified one, so tests drive that of the operating system.
 * @returns paths of the driver and of `xvfb-run`
 * @throws Error with advice for the user when a program cannot be installed
 */
export function provideWebKit(): { driver: string; xvfbRun: string } {
  const findMissing = () =>
    Object.entries(programs)
      .filter(([name]) => !findProgram(name))
      .map(([, debianPackage]) => debianPackage);
  const missing = findMissing();
  if (missing.length > 0) {
    console.log('WebKit is missing. Installing it for the tests.');
    installAptPackages(...missing);
  }
  const [driver, xvfbRun] = [findProgram('WebKitWebDriver'), findProgram('xvfb-run')];
  if (driver && xvfbRun && findMissing().length === 0) return { driver, xvfbRun };
  throw new Error(
    'WebKit could not be installed. Install WebKitWebDriver, xvfb-run and xauth manually, so that they are in the ' +
      'PATH, for example with "apt-get install webkit2gtk-driver xvfb xauth".',
  );
}
