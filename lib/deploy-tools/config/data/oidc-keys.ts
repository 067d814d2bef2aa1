import type { ConfigKeys, ConfigKey } from '../config-key';

export const oidcDocs = 'deployment/authorization#oidc-settings';
const text = (about: string, missing: string): ConfigKey => ({
  types: ['string'],
  about,
  missing,
  docs: oidcDocs,
});
const flag = (about: string, missing: string): ConfigKey => ({
  types: ['boolean'],
  about,
  missing,
  docs: oidcDocs,
});

/** Keys of the entry of `oidc` that readers need. The viewer passes all keys on to the login library. */
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

/** Further settings of the login libraries: oidc-client 1.11, and oidc-client-ts 3 for the code flow. */
export const libraryKeys: ReadonlySet<string> = new Set(
  (
    'MetadataServiceCtor ResponseValidatorCtor accessTokenExpiringNotificationTime ' +
    'accessTokenExpiringNotificationTimeInSeconds acr_values checkSessionInterval checkSessionIntervalInSeconds ' +
    'client_authentication clockService clockSkew disablePKCE display dpop extraHeaders extraQueryParams ' +
    'extraTokenParams fetchRequestCredentials filterProtocolClaims iframeNavigator iframeNotifyParentOrigin ' +
    'iframeScriptOrigin includeIdTokenInSilentRenew includeIdTokenInSilentSignout max_age mergeClaims ' +
    'mergeClaimsStrategy metadata metadataSeed metadataUrl monitorAnonymousSession monitorSession ' +
    'omitScopeWhenRequesting popupNavigator popupWindowFeatures popupWindowTarget popup_post_logout_redirect_uri ' +
    'popup_redirect_uri prompt query_status_response_type redirectMethod redirectNavigator redirectTarget ' +
    'refreshTokenAllowedScope requestTimeoutInSeconds resource response_mode revokeTokenAdditionalContentTypes ' +
    'revokeTokenTypes revokeTokensOnSignout signingKeys silentRequestTimeout silentRequestTimeoutInSeconds ' +
    'staleStateAge staleStateAgeInSeconds stateStore stopCheckSessionOnError ui_locales userInfoJwtIssuer userStore ' +
    'validateSubOnSilentRenew'
  ).split(' '),
);

/** Keys of older versions and libraries, with what to do instead. */
export const oldKeys: Readonly<Record<string, string>> = {
  useAuthorizationCodeFlow: "Remove it. response_type: 'code' selects the code flow.",
  revoke_uri: 'Remove it. The login library uses the revocation_endpoint of the login server.',
};
