'use client';

import { strToU8, zipSync } from 'fflate';
import { useEffect, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/shell/use-early-input';
import { useHydrated } from '@/components/shell/use-hydrated';
import { hasAnswers } from '@/lib/routing/has-answers';
import { toolHeadings } from '@/lib/deploy-tools/headings';
import {
  firstAnswers,
  questionIds,
  readAnswers,
  writeAnswers,
  type Answers,
} from '@/lib/deploy-tools/setup/answers';
import { generateSetup, listDownload } from '@/lib/deploy-tools/setup/generate';
import { fitAnswers, getLabel, isAsked, listOptions } from '@/lib/deploy-tools/setup/questions';
import { SetupQuestions } from './setup-questions';
import { SetupResult, type CheckTool } from './setup-result';

export interface SetupToolProps {
  /** Address of the site, for the links in the downloaded explanations. */
  siteUrl: string;
  /** Pages that find mistakes in a setup. */
  tools: readonly CheckTool[];
}

/** Describes which answers had to change because the reader changed others. */
function describeChanges(wanted: Answers, fitted: Answers): string {
  const changes = questionIds
    .filter((id) => isAsked(id, fitted) && wanted[id] !== fitted[id])
    .map((id) => {
      const label = listOptions(id, fitted).find(({ value }) => value === fitted[id])?.label ?? '';
      return `${getLabel(id)} is now “${label}”.`;
    });
  return changes.join(' ');
}

/** Answers of the reader, which are also in the address, so that a setup can be linked. */
function useAnswers() {
  const [answers, setAnswers] = useState(firstAnswers);
  const [changes, setChanges] = useState('');
  useEffect(() => {
    // Other hashes, such as those of headings, leave the answers as they are.
    const read = () => {
      const { hash } = location;
      if (hash === '' || hasAnswers(hash)) setAnswers(fitAnswers(readAnswers(hash)));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (changed: Partial<Answers>) => {
    const wanted = { ...answers, ...changed };
    const fitted = fitAnswers(wanted);
    setAnswers(fitted);
    setChanges(describeChanges(wanted, fitted));
    history.replaceState(null, '', location.pathname + location.search + writeAnswers(fitted));
  };
  return { answers, changes, change };
}

/** Saves a file with all texts on the reader's computer. */
function download(files: readonly [name: string, text: string][]): void {
  const zip = zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
  link.download = 'ohif-setup.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Page that generates the files of a deployment from a few answers, in the browser alone. */
export function SetupTool({ siteUrl, tools }: SetupToolProps) {
  const hydrated = useHydrated();
  const { answers, changes, change } = useAnswers();
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  const setup = generateSetup(answers);
  const names = setup.files.map(({ name }) => name).join(', ');
  return (
    <div className="tool setup" data-ready={hydrated} ref={root}>
      <section className="setup-questions" aria-labelledby="answers">
        <div className="setup-file-head setup-questions-head">
          <h2 id="answers">{toolHeadings.answers}</h2>
          <button type="button" className="tool-button" onClick={() => change(firstAnswers)}>
            Start over
          </button>
        </div>
        <SetupQuestions answers={answers} onChange={change} />
      </section>
      <section className="setup-result" aria-labelledby="setup">
        <div className="setup-file-head">
          <h2 id="setup">{toolHeadings.setup}</h2>
          <button
            type="button"
            className="tool-button"
            onClick={() => download(listDownload(setup, siteUrl))}
          >
            Download all files
          </button>
        </div>
        <p role="status">
          {changes} {`The viewer at ${setup.url}, with ${names}.`}
        </p>
        <SetupResult setup={setup} tools={tools} />
      </section>
    </div>
  );
}
