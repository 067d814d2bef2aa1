import type { Browser } from '@playwright/test';
import { openViewer, studyUid } from '@/tools/screenshots/viewer';

/** What a running viewer offers, by name. All lists are sorted. */
export interface RunningNames {
  /** Names of commands, by context. */
  commands: Record<string, string[]>;
  /** What services have of their own: no names with `_`, and nothing that pub-sub services inherit. */
  services: Record<string, { methods: string[]; events: string[] }>;
  /** References such as `@ohif/extension-default.panelModule.seriesList`, by type. */
  modules: Record<string, string[]>;
  customizations: string[];
  buttons: string[];
  /** Keys and commands, such as `ctrl+z undo`. */
  hotkeys: string[];
  hangingProtocols: string[];
}

interface Service {
  EVENTS?: Record<string, string>;
}

/** The globals of the viewer, as far as they are read here. */
interface ViewerGlobals {
  services: {
    toolbarService: Service & { state: { buttons: Record<string, unknown> } };
    hangingProtocolService: Service & { protocols: Map<string, unknown> };
    customizationService: Service & {
      defaultCustomizations: Map<string, unknown>;
      getCustomization(id: string): { commandName: string; keys: string | string[] }[] | undefined;
    };
  };
  commandsManager: { contexts: Record<string, Record<string, unknown>> };
  extensionManager: { modules: Record<string, { extensionId: string; module: unknown }[]> };
}

/** Modes of the standard build, with the study of the phantom to open in them. */
const modes: readonly [mode: string, study: 1 | 3][] = [
  ['viewer', 1],
  ['segmentation', 1],
  ['tmtv', 3],
  ['dynamic-volume', 3],
  ['microscopy', 1],
];

/** Reads the names in the page. Must not refer to anything outside, and must not name inner functions. */
function readNamesInPage(): RunningNames {
  const { services, commandsManager, extensionManager } = globalThis as unknown as ViewerGlobals;
  const { toolbarService, hangingProtocolService, customizationService } = services;
  const inherited = new Set(['constructor', 'subscribe']);
  return {
    commands: Object.fromEntries(
      Object.entries(commandsManager.contexts).map(([context, commands]) => [
        context,
        Object.keys(commands).toSorted(),
      ]),
    ),
    services: Object.fromEntries(
      Object.entries(services)
        .filter(([name]) => /^[a-z]/.test(name))
        .map(([name, service]: [string, Service]) => {
          const methods = new Set<string>();
          for (
            let owner: object = service;
            owner !== Object.prototype;
            owner = Object.getPrototypeOf(owner) as object
          )
            for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
              if (
                !Object.hasOwn(owner, 'subscribeDebounced') &&
                typeof value === 'function' &&
                !key.startsWith('_') &&
                !inherited.has(key)
              )
                methods.add(key);
          const events = Object.keys(service.EVENTS ?? {}).toSorted();
          return [name, { methods: [...methods].toSorted(), events }];
        }),
    ),
    modules: Object.fromEntries(
      Object.entries(extensionManager.modules).map(([type, list]) => [
        type,
        list
          .flatMap(({ extensionId, module }) =>
            (Object.values(module ?? {}) as { name?: string; id?: string }[])
              .flatMap((entry) => entry?.name ?? entry?.id ?? [])
              .filter((name) => type !== 'commandsModule' && typeof name === 'string')
              .map((name) => `${extensionId}.${type}.${name}`),
          )
          .toSorted(),
      ]),
    ),
    customizations: [...customizationService.defaultCustomizations.keys()].toSorted(),
    buttons: Object.keys(toolbarService.state.buttons).toSorted(),
    hotkeys: (customizationService.getCustomization('ohif.hotkeyBindings') ?? [])
      .map(({ commandName, keys }) => `${[keys].flat().join()} ${commandName}`)
      .toSorted(),
    hangingProtocols: [...hangingProtocolService.protocols.keys()].toSorted(),
  };
}

const unite = (...lists: readonly (readonly string[] | undefined)[]) =>
  [...new Set(lists.flatMap((list) => list ?? []))].toSorted();

const uniteByKey = <Value>(
  all: readonly Record<string, Value>[],
  merge: (values: Value[]) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    unite(...all.map(Object.keys)).map((key) => [
      key,
      merge(all.flatMap((record) => (key in record ? [record[key] as Value] : []))),
    ]),
  );

const uniteLists = (lists: string[][]) => unite(...lists);

/** Returns the names of all of the lists. */
function mergeNames(all: readonly RunningNames[]): RunningNames {
  const modules = uniteByKey(
    all.map((names) => names.modules),
    uniteLists,
  );
  return {
    commands: uniteByKey(
      all.map((names) => names.commands),
      uniteLists,
    ),
    services: uniteByKey(
      all.map((names) => names.services),
      (services) => ({
        methods: unite(...services.map(({ methods }) => methods)),
        events: unite(...services.map(({ events }) => events)),
      }),
    ),
    modules: Object.fromEntries(Object.entries(modules).filter(([, list]) => list.length > 0)),
    customizations: unite(...all.map(({ customizations }) => customizations)),
    buttons: unite(...all.map(({ buttons }) => buttons)),
    hotkeys: unite(...all.map(({ hotkeys }) => hotkeys)),
    hangingProtocols: unite(...all.map(({ hangingProtocols }) => hangingProtocols)),
  };
}

/**
 * Opens the modes of a running viewer and returns the names of everything that they offer.
 *
 * @param address where the viewer runs, e.g. `http://localhost:3000`
 * @param dicomwebRoot address of the phantom's server
 * @throws Error if a mode adds no buttons within a minute
 */
export async function readRunningNames(
  browser: Browser,
  address: string,
  dicomwebRoot: string,
): Promise<RunningNames> {
  const { page } = await openViewer(browser, address, dicomwebRoot);
  const found: RunningNames[] = [];
  for (const [mode, study] of modes) {
    await page.goto(`${address.replace(/\/$/, '')}/${mode}?StudyInstanceUIDs=${studyUid(study)}`);
    await page.waitForFunction(
      () => {
        const { services } = globalThis as unknown as Partial<ViewerGlobals>;
        return Object.keys(services?.toolbarService.state.buttons ?? {}).length > 0;
      },
      undefined,
      { timeout: 60_000 },
    );
    // Extensions register some commands only after the first images are shown.
    let last = '';
    for (let same = 0; same < 5;) {
      await page.waitForTimeout(1000);
      const names = await page.evaluate(readNamesInPage);
      const text = JSON.stringify(names);
      same = text === last ? same + 1 : 0;
      last = text;
      if (same === 5) found.push(names);
    }
  }
  await page.context().close();
  return mergeNames(found);
}
