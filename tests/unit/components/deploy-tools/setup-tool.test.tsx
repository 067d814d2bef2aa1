// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SetupTool } from '@/components/deploy-tools/setup-tool';

const getArchive = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name, checked }) => checked && name.includes('archive'))
    .map(({ value }) => value);

const goTo = (hash: string) =>
  act(() => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });

it('the setup generator reads answers from the address, and keeps them if the hash contains none', () => {
  location.hash = '#archive=dcm4chee';
  render(<SetupTool siteUrl="https://docs.example.org" tools={[]} />);
  expect(getArchive()).toEqual(['dcm4chee']);
  goTo('#answers');
  expect(getArchive()).toEqual(['dcm4chee']);
  goTo('');
  expect(getArchive()).toEqual(['orthanc']);
});
