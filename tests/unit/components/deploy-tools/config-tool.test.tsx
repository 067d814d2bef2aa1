// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfigTool } from '@/components/deploy-tools/config-tool';

it('the config checker says that it checks a long text, then lists at most 50 findings of a rule', async () => {
  const versions = [{ line: '3.10', path: '/', label: '3.10.x (Latest)' } as const];
  render(<ConfigTool versions={versions} siteUrl="https://docs.example.org" />);
  const makeKey = (index: number) => `'show StudyList${index}': true, /* ${' '.repeat(900)} */`;
  const keys = Array.from({ length: 300 }, (_, index) => makeKey(index)).join('');
  const value = `window.config = { extensions: [], modes: [], showStudyList: true, dataSources: [{}], ${keys} };`;
  fireEvent.input(screen.getByRole('textbox', { name: 'Text of app-config.js' }), { target: { value } });
  expect(screen.getByText('Checking…').getAttribute('role')).toBe('status');
  expect(await screen.findByText(/250 more like this are not listed\./)).toBeDefined();
  expect(screen.getAllByText('unknown-key')).toHaveLength(50);
  expect(screen.queryByText('Checking…')).toBeNull();
});
