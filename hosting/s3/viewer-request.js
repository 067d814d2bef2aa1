// CloudFront function (runtime 2.0) for the event "viewer request": every form of an address leads to the page's file.
// Moved pages and retired versions are redirected: paste the content of generated/hosting/redirects.json below.
const redirects = { moved: [], retired: [] };

function formatQuery(querystring) {
  const format = (name) =>
    (querystring[name].multiValue || [querystring[name]]).map(({ value }) =>
      value === '' ? name : `${name}=${value}`,
    );
  return Object.keys(querystring).flatMap(format).join('&');
}

function addQuery(target, query) {
  if (query === '' || target.includes('?')) return target;
  const parts = target.split('#');
  return [`${parts[0]}?${query}`].concat(parts.slice(1)).join('#');
}

function findTarget(path) {
  const page = redirects.moved.find(({ from }) => from === path);
  if (page) return page.to;
  const version = redirects.retired.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return version && version.href + (path.slice(version.path.length) || '/');
}

// CloudFront calls this function by its name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/(\/index\.html|\.html|\/)$/, '');
  const target = findTarget(path);
  if (target)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: addQuery(target, formatQuery(request.querystring)) } },
    };
  const isFile = request.uri === path && /\.[a-z][a-z0-9]*$/.test(path);
  if (path === '') request.uri = '/index.html';
  else if (!isFile) request.uri = `${path}.html`;
  return request;
}
