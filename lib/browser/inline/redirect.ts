/**
 * The inline script of pages that only lead to another page, which keeps query and hash. It does nothing if the host
 * has just led back here, because both would go on forever; the page then shows a link.
 */
const target = document.querySelector<HTMLMetaElement>('meta[name="redirect"]')?.content ?? '';
const { search, hash, href } = location;
const [address = '', ownHash = ''] = target.split(/(?=#)/);
if (document.referrer !== href.slice(0, href.length - hash.length))
  location.replace(address + search + (hash || ownHash));

export {};
