import { isRecord } from '@/lib/text/is-record';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { PageFacts, SidebarEntry, SidebarFacts, SiteFacts, Step } from '../facts';
import { attributeOf, findAll, hasClass, readText, textOf } from '../read-html';

/** A neighbor as the docs plugin's data has it. */
interface Neighbor {
  title: string;
  permalink: string;
}

interface DocMetadata {
  title: string;
  source: string;
  permalink: string;
  version: string;
  unlisted: boolean;
  sidebar?: string;
  previous?: Neighbor;
  next?: Neighbor;
}

interface CategoryIndex {
  title: string;
  permalink: string;
  navigation: { previous?: Neighbor; next?: Neighbor };
}

interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  value?: string;
  unlisted?: boolean;
  items?: SidebarItem[];
}

interface VersionProps {
  version: string;
  docsSidebars: Record<string, SidebarItem[]>;
}

interface GlobalVersion {
  name: string;
  path: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function readFolder(dir: string): unknown[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(join(dir, name)));
}

/** Removes the base URL from an address of the site. */
function withoutBase(href: string, baseUrl: string): string {
  if (href === baseUrl.replace(/\/$/, '')) return '/';
  return href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
}

function findPage(buildDir: string, route: string): string | undefined {
  const path = decodeURI(route).replace(/\/$/, '');
  return [`${path}/index.html`, `${path}.html`]
    .map((name) => join(buildDir, name))
    .find((file) => existsSync(file));
}

/** Path below the version's folder: `@site/docs/x.md` and `@site/versioned_docs/version-1/x.md` are both `x.md`. */
const sourceOf = (source: string, docsFolder: string) => {
  const path = source.replace(/^@site\//, '');
  const versioned = /^versioned_docs\/version-[^/]+\//;
  return versioned.test(path) ? path.replace(versioned, '') : path.slice(docsFolder.length + 1);
};

/** Reads the facts of a site built with Docusaurus: from the data of its docs plugin, and from its pages. */
export class DocusaurusReader {
  constructor(
    private readonly dir: string,
    private readonly baseUrl: string,
    private readonly docsFolder: string,
  ) {}

  /** Address of each generated category page → sidebar of its route. */
  private readonly routeSidebars = new Map<string, string>();

  read(): SiteFacts {
    this.readRouteSidebars();
    const data = join(this.dir, '.docusaurus', 'docusaurus-plugin-content-docs', 'default');
    const docs = readFolder(data).filter((entry) => isDoc(entry));
    const props = readFolder(join(data, 'p'));
    return {
      pages: [
        ...docs.map((doc) => this.readDoc(doc)),
        ...props.flatMap((entry) =>
          isCategory(entry) ? [this.readCategory(entry.categoryGeneratedIndex)] : [],
        ),
      ],
      sidebars: props.flatMap((entry) => (isVersion(entry) ? this.readSidebars(entry.version) : [])),
    };
  }

  private readonly address = (href: string) => withoutBase(href, this.baseUrl);

  private toStep(neighbor: Neighbor | undefined): Step | null {
    return neighbor ? { label: neighbor.title, href: this.address(neighbor.permalink) } : null;
  }

  /** The docs plugin's data lacks the sidebars of category pages, so they are read from the list of routes. */
  private readRouteSidebars(): void {
    const routes = readFileSync(join(this.dir, '.docusaurus', 'routes.js'), 'utf8');
    const entry = /path: '([^']*)',\s+component: [^\n]*\s+exact: true,\s+sidebar: ("[^"]*")/g;
    for (const [, path = '', sidebar = ''] of routes.matchAll(entry))
      this.routeSidebars.set(path, JSON.parse(sidebar) as string);
  }

  private readSidebars({ version, docsSidebars }: VersionProps): SidebarFacts[] {
    return Object.entries(docsSidebars).map(([id, items]) => ({ version, id, items: this.toEntries(items) }));
  }

  private toEntries(items: readonly SidebarItem[]): SidebarEntry[] {
    return items
      .filter(({ unlisted }) => unlisted !== true)
      .map(({ label, value, href, items: below }) => ({
        label: label ?? value ?? '',
        ...(href === undefined ? {} : { href: this.address(href) }),
        ...(below ? { items: this.toEntries(below) } : {}),
      }));
  }

  private readDoc(doc: DocMetadata): PageFacts {
    const { title, source, permalink, version, unlisted, sidebar, previous, next } = doc;
    return {
      ...this.readPage(permalink),
      version,
      source: sourceOf(source, this.docsFolder),
      title,
      ...(unlisted && { unlisted }),
      shownSidebar: sidebar ?? null,
      previous: this.toStep(previous),
      next: this.toStep(next),
    };
  }

  private readCategory({ title, permalink, navigation }: CategoryIndex): PageFacts {
    return {
      ...this.readPage(permalink),
      version: this.versionOf(permalink),
      source: '',
      title,
      shownSidebar: this.routeSidebars.get(permalink) ?? null,
      previous: this.toStep(navigation.previous),
      next: this.toStep(navigation.next),
    };
  }

  /** Version of an address: the one with the longest matching path. */
  private versionOf(permalink: string): string {
    const global = readJson(join(this.dir, '.docusaurus', 'globalData.json')) as {
      'docusaurus-plugin-content-docs': { default: { versions: GlobalVersion[] } };
    };
    const { versions } = global['docusaurus-plugin-content-docs'].default;
    const around = versions.filter(({ path }) => `${permalink}/`.startsWith(`${path.replace(/\/$/, '')}/`));
    return around.sort((a, b) => b.path.length - a.path.length)[0]?.name ?? 'current';
  }

  private readPage(permalink: string): Pick<PageFacts, 'route' | 'text' | 'crumbs'> {
    const route = this.address(permalink);
    const file = findPage(join(this.dir, 'build'), route);
    if (file === undefined) throw new Error(`Docusaurus has no page for ${permalink}`);
    const html = parse(readFileSync(file, 'utf8'));
    const [body] = findAll(html, (element) => hasClass(element, 'theme-doc-markdown'));
    const [main] = findAll(html, ({ tagName }) => tagName === 'main');
    const [trail] = findAll(html, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
    const { heading, headings, links } = readText(body ?? main ?? html, permalink);
    return {
      route,
      text: {
        heading,
        headings: body ? headings : [],
        links: body ? links.map(({ href, text }) => ({ href: this.address(href), text })) : [],
      },
      crumbs: trail ? this.readCrumbs(trail) : [],
    };
  }

  private readCrumbs(trail: Parameters<typeof findAll>[0]): Step[] {
    return findAll(trail, ({ tagName }) => tagName === 'li').flatMap((crumb) => {
      const [link] = findAll(crumb, ({ tagName }) => tagName === 'a');
      if (link && attributeOf(link, 'aria-label') === 'Home page') return [];
      const href = link && attributeOf(link, 'href');
      return [{ label: textOf(crumb), ...(href === undefined ? {} : { href: this.address(href) }) }];
    });
  }
}

const isDoc = (value: unknown): value is DocMetadata =>
  isRecord(value) && 'permalink' in value && 'source' in value;
const isCategory = (value: unknown): value is { categoryGeneratedIndex: CategoryIndex } =>
  isRecord(value) && 'categoryGeneratedIndex' in value;
const isVersion = (value: unknown): value is { version: VersionProps } =>
  isRecord(value) && isRecord(value.version) && 'docsSidebars' in value.version;
