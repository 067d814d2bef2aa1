import { createServer, type Server, type ServerResponse } from 'node:http';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A DICOM JSON object: attributes by tag, such as `0020000D`. */
type DicomJson = Record<string, { vr: string; Value?: unknown[]; BulkDataURI?: string }>;

/** An instance of the phantom, as `phantom.py` lists it in `index.json`. */
interface Instance {
  /** Path of the DICOM file in the data folder. */
  file: string;
  /** Position of the pixel data in the file, in bytes. */
  offset: number;
  /** Length of the pixel data in bytes, all frames together. */
  length: number;
  frames: number;
  bits: number;
  json: DicomJson;
}

const tags = {
  studyUid: '0020000D',
  seriesUid: '0020000E',
  sopUid: '00080018',
  modality: '00080060',
  modalities: '00080061',
  studyDate: '00080020',
  seriesNumber: '00200011',
  instanceNumber: '00200013',
};

const studyTags =
  '00080005 00080020 00080030 00080050 00080090 00081030 00100010 00100020 00100030 00100040 0020000D 00200010';
const seriesTags = '00080005 00080021 00080031 00080060 0008103E 0020000D 0020000E 00200011';

/** Query parameters that a study is searched by, with their tags. */
const textFilters = {
  PatientID: '00100020',
  PatientName: '00100010',
  AccessionNumber: '00080050',
  StudyDescription: '00081030',
};

/** Returns the first value of an attribute as text; an empty string if there is none. */
function textOf(json: DicomJson, tag: string): string {
  const value = json[tag]?.Value?.[0];
  if (typeof value === 'object' && value !== null && 'Alphabetic' in value) return String(value.Alphabetic);
  return value === undefined ? '' : String(value as string | number);
}

const pick = (json: DicomJson, list: string): DicomJson =>
  Object.fromEntries(list.split(' ').flatMap((tag) => (json[tag] ? [[tag, json[tag]]] : [])));

/** Returns the instances in groups of equal values of an attribute, such as the UID of their study. */
function groupBy(instances: readonly Instance[], tag: string): [Instance, ...Instance[]][] {
  const groups = new Map<string, [Instance, ...Instance[]]>();
  for (const instance of instances) {
    const value = textOf(instance.json, tag);
    const group = groups.get(value);
    if (group) group.push(instance);
    else groups.set(value, [instance]);
  }
  return [...groups.values()];
}

const byNumber = (tag: string) => (left: { json: DicomJson }, right: { json: DicomJson }) =>
  Number(textOf(left.json, tag)) - Number(textOf(right.json, tag));

function listStudies(instances: readonly Instance[], query: URLSearchParams): DicomJson[] {
  return groupBy(instances, tags.studyUid)
    .map((members) => ({
      ...pick(members[0].json, studyTags),
      [tags.modalities]: {
        vr: 'CS',
        Value: [...new Set(members.map(({ json }) => textOf(json, tags.modality)))],
      },
      '00201206': { vr: 'IS', Value: [groupBy(members, tags.seriesUid).length] },
      '00201208': { vr: 'IS', Value: [members.length] },
    }))
    .filter((study) => matchesQuery(study, query))
    .slice(Number(query.get('offset') ?? 0));
}

/** True if a date is within a range such as `20250101-20251231`, of which one end may be missing. */
function isWithin(date: string, range: string | null): boolean {
  const [from, to] = (range ?? '').split('-');
  return (!from || date >= from) && (!to || date <= to);
}

function matchesQuery(study: DicomJson, query: URLSearchParams): boolean {
  const valueOf = (keyword: string, tag: string) => query.get(keyword) ?? query.get(tag);
  const listOf = (keyword: string, tag: string) => valueOf(keyword, tag)?.split(/[,\\]/);
  const uid = textOf(study, tags.studyUid);
  const modalities = listOf('ModalitiesInStudy', tags.modalities);
  const hasText = ([keyword, tag]: [string, string]) => {
    const wanted = (valueOf(keyword, tag) ?? '').replaceAll('*', '').toLowerCase();
    return textOf(study, tag).toLowerCase().includes(wanted);
  };
  return (
    Object.entries(textFilters).every(hasText) &&
    isWithin(textOf(study, tags.studyDate), valueOf('StudyDate', tags.studyDate)) &&
    (listOf('StudyInstanceUID', tags.studyUid)?.includes(uid) ?? true) &&
    (modalities?.some((name) => study[tags.modalities]?.Value?.includes(name)) ?? true)
  );
}

function listSeries(instances: readonly Instance[], seriesUid: string | null): DicomJson[] {
  return groupBy(instances, tags.seriesUid)
    .filter(([first]) => !seriesUid || textOf(first.json, tags.seriesUid) === seriesUid)
    .toSorted(([left], [right]) => byNumber(tags.seriesNumber)(left, right))
    .map((members) => ({
      ...pick(members[0].json, seriesTags),
      '00201209': { vr: 'IS', Value: [members.length] },
    }));
}

async function readBytes(file: string, offset: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    return (await handle.read(Buffer.alloc(length), 0, length, offset)).buffer;
  } finally {
    await handle.close();
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/dicom+json').end(JSON.stringify(value));
}

function sendParts(response: ServerResponse, type: string, parts: readonly Buffer[]): void {
  const boundary = 'phantom';
  response.setHeader('Content-Type', `multipart/related; type="${type}"; boundary=${boundary}`);
  for (const part of parts) {
    response.write(`--${boundary}\r\nContent-Type: ${type}\r\n\r\n`);
    response.write(part);
    response.write('\r\n');
  }
  response.end(`--${boundary}--\r\n`);
}

/**
 * Serves the phantom's studies by DICOMweb: QIDO-RS for studies and series, WADO-RS for metadata, frames and instances.
 * Accepts STOW-RS requests and forgets what they contain. Pages of every origin may read the responses.
 *
 * @param dir folder that `phantom.py` wrote
 * @returns the server, and the address below which the services are, without a trailing slash
 * @throws Error if the folder has no `index.json`
 */
export async function serveDicomweb(dir: string): Promise<{ server: Server; root: string }> {
  const instances = JSON.parse(await readFile(join(dir, 'index.json'), 'utf8')) as Instance[];
  let root = '';

  async function sendFrames(response: ServerResponse, instance: Instance, list: string | undefined) {
    const file = join(dir, instance.file);
    const size = instance.length / instance.frames;
    const isPacked = instance.bits === 1;
    const frames = list && !isPacked ? list.split(',').map((frame) => Number(frame) - 1) : undefined;
    const parts = frames
      ? frames.map((frame) => readBytes(file, instance.offset + frame * size, size))
      : [readBytes(file, instance.offset, instance.length)];
    sendParts(response, 'application/octet-stream', await Promise.all(parts));
  }

  async function answer(path: string, query: URLSearchParams, response: ServerResponse): Promise<unknown> {
    // studies/<study>/series/<series>/instances/<instance>/frames/<list>
    const [, study, seriesWord, series, instancesWord, sop, last, list] = path.split('/').filter(Boolean);
    if (!study) return sendJson(response, listStudies(instances, query));
    const found = instances
      .filter(({ json }) => textOf(json, tags.studyUid) === study)
      .filter(({ json }) => !series || textOf(json, tags.seriesUid) === series)
      .filter(({ json }) => !sop || textOf(json, tags.sopUid) === sop)
      .toSorted(byNumber(tags.instanceNumber));
    const [first] = found;
    if (!first) return response.writeHead(404).end();
    if (seriesWord === 'series' && !series)
      return sendJson(response, listSeries(found, query.get('SeriesInstanceUID')));
    const isMetadata = [seriesWord, instancesWord, last].includes('metadata');
    // The study panel lists series in the order in which their metadata arrive, so that of series 1 goes first.
    if (isMetadata) await setTimeout((Number(textOf(first.json, tags.seriesNumber)) - 1) * 300);
    if (isMetadata || (instancesWord === 'instances' && !sop))
      return sendJson(
        response,
        found.map(({ json }) => ({
          ...json,
          '00083002': { vr: 'UI', Value: ['1.2.840.10008.1.2.1'] },
          '7FE00010': {
            vr: 'OW',
            BulkDataURI: `${root}/studies/${study}/series/${textOf(json, tags.seriesUid)}/instances/${textOf(json, tags.sopUid)}/frames`,
          },
        })),
      );
    if (last === 'frames') return sendFrames(response, first, list);
    if (sop && !last)
      return sendParts(response, 'application/dicom', [await readFile(join(dir, first.file))]);
    return response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') return void response.end();
    if (request.method === 'POST') return sendJson(response, {});
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, searchParams, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address) root = `http://127.0.0.1:${address.port}`;
  return { server, root };
}
