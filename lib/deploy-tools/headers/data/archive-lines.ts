import { inProxy, type Lines } from './lines';

export const dcm4chee: Lines = {
  cors: () => ({
    where: `The archive sends CORS headers itself, for all origins. If they are missing, doubled or different, a proxy in front of it is the reason, or the archive is from before 2018. ${inProxy}`,
  }),
  corp: () => ({
    where: 'In the command line of WildFly (jboss-cli.sh -c), followed by reload.',
    lines: [
      ['corp', 'Cross-Origin-Resource-Policy', 'cross-origin'],
      ['coep', 'Cross-Origin-Embedder-Policy', 'require-corp'],
    ]
      .flatMap(([id, name, value]) => [
        `/subsystem=undertow/configuration=filter/response-header=${id}:add(header-name=${name},header-value=${value})`,
        `/subsystem=undertow/server=default-server/host=default-host/filter-ref=${id}:add()`,
      ])
      .join('\n'),
  }),
};

export const azure: Lines = {
  cors: ({ origin, credentials }) => ({
    where: 'On the CORS page of the DICOM service.',
    lines: `Origins: ${origin}
Headers: *
Methods: GET, POST
Allow credentials: ${credentials ? 'on' : 'off'}`,
  }),
};

export const google: Lines = {
  cors: ({ origin }) => ({
    where: 'In the OAuth client of the viewer, under APIs & Services > Credentials.',
    lines: `Authorized JavaScript origins: ${origin}`,
  }),
};

export const bucket: Lines = {
  cors: ({ origin }) => ({
    where: 'In the bucket, under Permissions > Cross-origin resource sharing.',
    lines: JSON.stringify(
      [
        {
          AllowedOrigins: [origin],
          AllowedMethods: ['GET', 'HEAD'],
          AllowedHeaders: ['*'],
          MaxAgeSeconds: 86_400,
        },
      ],
      null,
      2,
    ),
  }),
  caching: () => ({
    where: 'When you upload the files that keep their names.',
    lines:
      'aws s3 cp index.html s3://my-bucket/ --cache-control no-cache\naws s3 cp app-config.js s3://my-bucket/ --cache-control no-cache',
  }),
  types: () => ({
    where: 'When you upload a file with the wrong type.',
    lines: 'aws s3 cp NAME.wasm s3://my-bucket/ --content-type application/wasm',
  }),
};
