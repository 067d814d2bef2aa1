import type { ConfigKeys, ConfigKey } from '../config-key';

const docs = 'deployment/authorization#oidc-settings';
const text = (about: string, missing: string): ConfigKey => ({ types: ['string'], about, missing, docs });
const flag = (about: string, missing: string): ConfigKey => ({ types: ['boolean'], about, missing, docs });

/** Keys of the entry of `oidc`. The viewer passes other keys on to the login library. */
export const oidcKeys: ConfigKeys = {
  authority: text('Is the address of the login server’s issuer.', 'required'),
  client_id: text('Is the ID of the viewer on the login server.', 'required'),
  redirect_uri: text('Is the page to which the login server sends users back.', '/callback'),
  response_type: text('Is the type of flow: code for the code flow with PKCE.', 'required'),
  scope: text('Lists the scopes, separated by spaces.', 'openid'),
  post_logout_redirect_uri: text('Is the route that completes the logout.', '/'),
  silent_redirect_uri: text('Is the page that renews the token in a hidden frame.', '/silent-refresh.html'),
  automaticSilentRenew: flag('Renews the token automatically.', 'true'),
  revokeAccessTokenOnSignout: flag('Revokes the token at logout.', 'true'),
  client_secret: text('Is a secret that some providers require.', 'none'),
  loadUserInfo: flag('Requests the user’s data after the login.', 'false in the code flow'),
};
