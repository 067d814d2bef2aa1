import type { Step } from '../parts';
import type { Setup } from '../setup';

/** Commands to check the setup, for Bash; on Windows, Git Bash has them too. */
export function buildChecks(setup: Setup): Step[] {
  const { url, origin, root, route, login, isBehindLogin, archive } = setup;
  const studies = `${route === 'proxy' ? origin : ''}${root}/studies?limit=1`;
  const status = (address: string, ...options: string[]) =>
    ["curl -sS -o /dev/null -w '%{http_code} %{content_type}\\n'", ...options, `'${address}'`].join(' ');
  if (isBehindLogin) {
    return [
      {
        title: 'Without a login, nobody gets in',
        about: 'The first command must print 302, the way to the login page, and the second one 401.',
        code: [status(url), status(studies)].join('\n'),
      },
      {
        title: 'After the login, the studies appear',
        about: `Open ${url} in a browser, and sign in. The list of studies must appear. Then open a study, and reload the page: the study must open again.`,
      },
    ];
  }
  const hasToken = login === 'oidc' || login === 'token';
  const archiveChecks: Step[] = hasToken
    ? [
        {
          title: 'The archive rejects requests without a token',
          about: 'Must print 401 or 403. If it prints 200, everyone can read the archive.',
          code: status(studies),
        },
      ]
    : [
        {
          title: 'The archive answers',
          about:
            'Must print 200 and application/dicom+json or application/json, or 204 if the archive is empty. text/html means that the request did not reach the archive.',
          code: status(studies),
        },
      ];
  const corsCheck: Step[] =
    route === 'cors'
      ? [
          {
            title: 'The archive allows the viewer’s origin',
            about: `The output must contain access-control-allow-origin once, with ${archive === 'azure' || archive === 'google' || archive === 'static' ? `${origin} or *` : origin}.`,
            code: `curl -sS -o /dev/null -D - -X OPTIONS -H 'Origin: ${origin}' -H 'Access-Control-Request-Method: GET' -H 'Access-Control-Request-Headers: authorization' '${studies}' | grep -i access-control`,
          },
        ]
      : [];
  return [
    {
      title: 'The viewer and its pages open',
      about: `Both commands must print 200 and text/html.${setup.host === 'storage' ? ' Without a CDN, the second one prints 404; browsers open the page anyway.' : ''}`,
      code: [status(url), status(`${url}viewer`)].join('\n'),
    },
    {
      title: 'The viewer uses your config',
      about: 'Must print the three lines with the address of your archive.',
      code: `curl -sS --compressed '${url}app-config.js' | grep Root`,
    },
    ...archiveChecks,
    ...corsCheck,
    {
      title: 'The studies appear',
      about:
        login === 'token'
          ? `Open ${url}viewer?StudyInstanceUIDs=STUDY-UID#token=TOKEN in a browser, with your values.`
          : `Open ${url} in a browser. The list of studies must appear${login === 'oidc' ? ' after the login' : ''}. Then open a study, and reload the page: the study must open again.`,
    },
  ];
}
