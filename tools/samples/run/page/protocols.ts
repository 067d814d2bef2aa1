import { expect, page, type Any } from './page';

/** Applies a protocol to the open study, unless its rules say that it is for other modalities. */
export function applyProtocol(id: string): void {
  const { protocolMatchingRules = [] } = page.services.hangingProtocolService.getProtocolById(id);
  const isForOthers = protocolMatchingRules.some(
    ({ constraint }: Any) => constraint?.contains && constraint.contains !== 'CT',
  );
  if (!isForOthers) expectProtocol(id);
}

function expectProtocol(id: string): void {
  const { services, commandsManager } = page;
  expect(commandsManager.run('setHangingProtocol', { protocolId: id }), `${id} can't be applied.`);
  expect(services.hangingProtocolService.getState().protocolId === id, `${id} was not applied.`);
}

const ct = { seriesMatchingRules: [{ attribute: 'Modality', required: true, constraint: { equals: 'CT' } }] };

const viewport = {
  viewportOptions: { viewportType: 'stack', toolGroupId: 'default' },
  displaySets: [{ id: 'lungCt' }],
};

const stage = {
  viewportStructure: { layoutType: 'grid', properties: { rows: 1, columns: 1 } },
  viewports: [viewport],
};

/** Completes a part of a protocol and applies it. The selectors have the names that samples use. */
export function applyProtocolPart(name: string, { displaySetSelectors, stages, ...protocol }: Any): void {
  const id = `docs.${name}`;
  page.services.hangingProtocolService.addProtocol(id, {
    protocolMatchingRules: [],
    ...protocol,
    id,
    displaySetSelectors: { lungCt: ct, ct, current: ct, ...displaySetSelectors },
    stages: stages?.length > 0 ? stages : [stage],
  });
  expectProtocol(id);
}

/** Completes a stage and applies it. */
export const applyStage = (name: string, part: Any): void =>
  applyProtocolPart(name, { stages: [{ ...stage, ...part }] });

/** Completes a viewport and applies it. */
export const applyViewport = (name: string, part: Any): void =>
  applyStage(name, { viewports: [{ ...viewport, ...part }] });

/** Applies rules for series. */
export const applyRules = (name: string, rules: Any): void =>
  applyProtocolPart(name, { displaySetSelectors: { lungCt: { seriesMatchingRules: [rules].flat() } } });
