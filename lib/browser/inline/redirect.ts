/**
 * Leads to the page that the `redirect` meta element names, and keeps query and hash. Does nothing if the host has just
 * led back here, because both would go on forever; the page then shows a link. @see acceptance RT-21, RT-24
 */
export function redirect(): void {
  const target = document.querySelector<HTMLMetaElement>('meta[name="redirect"]')?.content ?? '';
  const { search, hash, href } = location;
  const [address = '', ownHash = ''] = target.split(/(?=#)/);
  if (document.referrer !== href.slice(0, href.length - hash.length))
    location.replace(address + search + (hash || ownHash));
}
