import type { Step } from '../parts';
import type { Setup } from '../setup';
import { certificates, files, images } from './places';

type Steps = (Step | false)[];

const isWindows = ({ host }: Setup) => host === 'iis';
const isPath = ({ base }: Setup) => base !== '/';

function buildViewerSteps(setup: Setup): Steps {
  const { host, base, offline } = setup;
  if (host === 'docker') {
    return [
      offline === 'yes' && {
        title: 'Get the images',
        about: `On a machine with internet access and the same processor architecture, in the folder with the files. Take images.tar to your network with the files.`,
        code: [
          `docker compose ${isPath(setup) ? 'build' : 'pull'}`,
          ...(isPath(setup) && (setup.startsOrthanc || setup.isBehindLogin)
            ? ['docker compose pull --ignore-buildable']
            : []),
          'docker compose config --images | xargs docker save -o images.tar',
        ].join('\n'),
      },
      offline === 'yes' && {
        title: 'Load the images',
        about: 'On the machine in your network.',
        code: 'docker load -i images.tar',
      },
    ];
  }
  const set = isWindows(setup) ? `$env:PUBLIC_URL = '${base}'` : `export PUBLIC_URL=${base}`;
  const config = isWindows(setup)
    ? "$env:APP_CONFIG = 'config/setup.js'"
    : 'export APP_CONFIG=config/setup.js';
  const place =
    offline === 'yes'
      ? ' Do this on a machine with internet access, and take the folder dist to your network.'
      : '';
  return [
    {
      title: 'Build the viewer',
      about: `Needs Git, Node.js 20, Yarn 1 and 8 GB of memory. The result is in platform/app/dist.${place}`,
      code: [
        `git clone --depth 1 --branch ${images.branch} https://github.com/OHIF/Viewers.git`,
        'cp app-config.js Viewers/platform/app/public/config/setup.js',
        'cd Viewers',
        'yarn config set workspaces-experimental true',
        'yarn install --frozen-lockfile',
        set,
        config,
        'yarn run build --skip-nx-cache',
      ].join('\n'),
    },
  ];
}

const installs = {
  nginx: {
    target: '/etc/nginx/conf.d',
    file: 'viewer.conf',
    run: ['sudo nginx -t && sudo systemctl reload nginx'],
  },
  apache: {
    target: '/etc/apache2/sites-available',
    file: 'viewer.conf',
    run: [
      'sudo a2enmod headers proxy proxy_http ssl deflate',
      'sudo a2ensite viewer',
      'sudo apachectl configtest && sudo systemctl restart apache2',
    ],
  },
  caddy: { target: '/etc/caddy', file: 'Caddyfile', run: ['sudo systemctl reload caddy'] },
};

function buildCertificateStep({ host, tls, hostName, isBehindLogin }: Setup): Step | false {
  if (tls !== 'server') return false;
  const title = 'Put the certificate in place';
  if (host === 'iis') {
    const about = `Import the certificate, and choose it in a binding of the site for HTTPS and the host name ${hostName}.`;
    return !isBehindLogin && { title, about };
  }
  const about = `fullchain.pem is the certificate of ${hostName}, followed by the intermediate ones; key.pem is its private key without a passphrase.`;
  if (host === 'docker') {
    const code = [
      'mkdir -p certificates',
      'cp /path/to/fullchain.pem /path/to/key.pem certificates/',
      `sudo chown ${isBehindLogin ? 65532 : 101} certificates/key.pem`,
      'sudo chmod 400 certificates/key.pem',
    ];
    return { title, about, code: code.join('\n') };
  }
  const folder = isBehindLogin ? '/etc/oauth2-proxy' : certificates.folder;
  const code = [
    `sudo mkdir -p ${folder}`,
    `sudo cp /path/to/fullchain.pem /path/to/key.pem ${folder}/`,
    ...(host === 'caddy' && !isBehindLogin ? [`sudo chown caddy ${folder}/key.pem`] : []),
    `sudo chmod 400 ${folder}/key.pem`,
  ];
  return { title, about, code: code.join('\n') };
}

function buildIisSteps({ base, route, isBehindLogin, listenPort, upstream }: Setup): Steps {
  const forwards = route === 'proxy';
  const folder = `${files.windows}${base.replaceAll('/', '\\')}`;
  const prepare = [
    '$appcmd = "$env:windir\\system32\\inetsrv\\appcmd.exe"',
    `& $appcmd set config -section:system.webServer/proxy /enabled:true /preserveHostHeader:${!upstream.isSecure} /commit:apphost`,
    `& $appcmd set config -section:system.webServer/rewrite/allowedServerVariables "/+[name='HTTP_X_FORWARDED_PROTO']" /commit:apphost`,
  ];
  return [
    {
      title: 'Prepare IIS',
      about: forwards
        ? 'Install the modules URL Rewrite and Application Request Routing. The commands let IIS forward requests.'
        : 'Install the module URL Rewrite.',
      code: forwards ? prepare.join('\n') : undefined,
    },
    {
      title: 'Copy the files',
      about: `Create a site in IIS whose folder is ${files.windows}${isBehindLogin ? `, with a binding for 127.0.0.1 and port ${listenPort} only` : ''}.`,
      code: [
        `New-Item -ItemType Directory -Force '${folder}'`,
        `Copy-Item -Recurse -Force platform\\app\\dist\\* '${folder}'`,
        'cd ..',
        `Copy-Item web.config '${files.windows}'`,
      ].join('\n'),
    },
  ];
}

function buildServerSteps(setup: Setup): Steps {
  const { host, base } = setup;
  const certificate = buildCertificateStep(setup);
  if (host === 'docker') return [certificate];
  if (host === 'storage') return [buildStorageStep(setup)];
  if (host === 'iis') return [...buildIisSteps(setup), certificate];
  const { target, file, run } = installs[host];
  return [
    certificate,
    {
      title: 'Copy the files and load the configuration',
      about: `The built viewer goes to ${files.viewer}${base}, the configuration to ${target}. If SELinux is on, also run “sudo setsebool -P httpd_can_network_connect 1”.`,
      code: [
        `sudo mkdir -p ${files.viewer}${base}`,
        `sudo cp -r platform/app/dist/. ${files.viewer}${base}`,
        'cd ..',
        `sudo cp ${file} ${target}/`,
        ...run,
      ].join('\n'),
    },
  ];
}

function buildStorageStep({ archive, base, url }: Setup): Step {
  const path = base === '/' ? '' : base.slice(1);
  const rest = 'Other providers and the settings of the CDN are on the page Deploy static assets.';
  if (archive === 'azure') {
    return {
      title: 'Upload the files',
      about: `Turn on Static website in the storage account, and set the index document and the error document to ${path}index.html. ${rest}`,
      code: `az storage blob upload-batch --account-name ACCOUNT --source platform/app/dist --destination "\\$web${base.replace(/\/$/, '')}" --content-cache-control no-cache --overwrite`,
    };
  }
  if (archive === 'google') {
    return {
      title: 'Upload the files',
      about: `Set the main page and the not-found page of the bucket to ${path}index.html. ${rest}`,
      code: `gcloud storage rsync -r platform/app/dist gs://BUCKET/${path} --cache-control=no-cache\ngcloud storage buckets update gs://BUCKET --web-main-page-suffix=${path}index.html --web-error-page=${path}index.html`,
    };
  }
  return {
    title: 'Upload the files',
    about: `In CloudFront, add custom error responses for 403 and 404 that return ${base}index.html with status 200, so that ${url}viewer opens. ${rest}`,
    code: `aws s3 sync platform/app/dist s3://BUCKET/${path} --cache-control no-cache\naws cloudfront create-invalidation --distribution-id DISTRIBUTION --paths '/*'`,
  };
}

function buildLoginSteps({ isBehindLogin, host }: Setup): Steps {
  if (!isBehindLogin) return [];
  const prefix = host === 'docker' ? '' : 'sudo ';
  return [
    {
      title: 'Create the secrets of the login proxy',
      about:
        'CLIENT_SECRET is the secret of the client on your login server. Keep login.env out of backups and repositories that others can read.',
      code: [
        'read -rsp "CLIENT_SECRET: " CLIENT_SECRET; echo',
        '(umask 077; printf "OAUTH2_PROXY_CLIENT_SECRET=%s\\nOAUTH2_PROXY_COOKIE_SECRET=%s\\n" \\',
        '  "$CLIENT_SECRET" "$(openssl rand -base64 32 | tr -- \'+/\' \'-_\')" > login.env)',
      ].join('\n'),
    },
    host !== 'docker' && {
      title: 'Start the login proxy',
      about:
        'Install oauth2-proxy on the same machine, and put its certificate in /etc/oauth2-proxy if it has one. When it works, run it as a service. The port of the web server must stay closed to other machines.',
      code: [
        `${prefix}mkdir -p /etc/oauth2-proxy`,
        `${prefix}cp oauth2-proxy.cfg login.env /etc/oauth2-proxy/`,
        `${prefix}sh -c 'set -a; . /etc/oauth2-proxy/login.env; exec oauth2-proxy --config=/etc/oauth2-proxy/oauth2-proxy.cfg'`,
      ].join('\n'),
    },
  ];
}

function buildCorsSteps({ route, archive, host, corsArchive }: Setup): Steps {
  if (route !== 'cors' || archive === 'google' || archive === 'azure') return [];
  if (archive === 'static') {
    return [
      {
        title: 'Allow the viewer’s origin',
        about: 'Only if the files are in an S3 bucket.',
        code: 'aws s3api put-bucket-cors --bucket BUCKET --cors-configuration file://bucket-cors.json',
      },
    ];
  }
  const isOwn = host === 'apache' || host === 'caddy';
  const { run } = installs[isOwn ? host : 'nginx'];
  const target = isOwn ? installs[host].target : installs.nginx.target;
  return [
    {
      title: 'Allow the viewer’s origin',
      about: `On the machine of the archive.${corsArchive.isSecure ? ` Its certificate belongs in ${certificates.archiveFolder}.` : ''}`,
      code:
        host === 'caddy'
          ? `sudo sh -c 'cat archive-cors.Caddyfile >> ${target}/Caddyfile'\n${run.join('\n')}`
          : [
              `sudo cp archive-cors.conf ${target}/`,
              ...run.map((line) =>
                line
                  .replace('proxy_http ssl deflate', 'proxy_http rewrite ssl')
                  .replace('a2ensite viewer', 'a2ensite archive-cors'),
              ),
            ].join('\n'),
    },
  ];
}

/** Lists what the reader does, in this order. */
export function buildSteps(setup: Setup): Step[] {
  const start: Step | false = setup.host === 'docker' && {
    title: 'Start the containers',
    about: 'Run this again after each change to a file.',
    code: `chmod 644 app-config.js viewer.conf.template\ndocker compose up -d --force-recreate${setup.offline === 'yes' ? ' --no-build' : ''}\ndocker compose ps`,
  };
  const steps: Steps = [
    ...buildViewerSteps(setup),
    ...buildCorsSteps(setup),
    ...buildServerSteps(setup),
    ...buildLoginSteps(setup),
    start,
  ];
  return steps.filter((step): step is Step => step !== false);
}
