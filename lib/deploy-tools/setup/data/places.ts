/** Folders with the files of the viewer. */
export const files = {
  /** On a server of your own. */
  viewer: '/srv/viewer',
  /** In the image ohif/app. */
  image: '/usr/share/nginx/html',
  windows: 'C:\\inetpub\\viewer',
} as const;

/** Places of certificates. */
export const certificates = {
  folder: '/etc/ssl/viewer',
  archiveFolder: '/etc/ssl/archive',
  /** In the image ohif/app. */
  image: '/etc/ssl/private',
  /** Authorities that the operating system trusts, in Debian and in Alpine. */
  authorities: '/etc/ssl/certs/ca-certificates.crt',
} as const;

/** Versions that the setups use. */
export const images = {
  viewer: 'ohif/app:v3.10.1',
  branch: 'release/3.10',
  orthanc: 'jodogne/orthanc-plugins:1.12.4',
  loginProxy: 'quay.io/oauth2-proxy/oauth2-proxy:v7.7.1',
} as const;
