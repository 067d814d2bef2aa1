// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfigTool, type ToolVersion } from '@/components/deploy-tools/config-tool';

const versions: ToolVersion[] = [
  { line: '3.10', path: '/', label: '3.10.x (Latest)' },
  { line: '3.9', path: '/3.9', label: '3.9' },
];

const show = () => render(<ConfigTool versions={versions} siteUrl="https://docs.example.org" />);
const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of app-config.js' });
const type = (text: string) => fireEvent.input(getField(), { target: { value: text } });

it('the config checker says that it checks a long text, then lists at most 50 findings of a rule', async () => {
  show();
  const makeKey = (index: number) => `'show StudyList${index}': true, /* ${' '.repeat(900)} */`;
  const keys = Array.from({ length: 300 }, (_, index) => makeKey(index)).join('');
  type(`window.config = { extensions: [], modes: [], showStudyList: true, dataSources: [{}], ${keys} };`);
  expect(screen.getByText('Checking…').getAttribute('role')).toBe('status');
  expect(await screen.findByText(/250 more like this are not listed\./)).toBeDefined();
  expect(screen.getAllByText('unknown-key')).toHaveLength(50);
  expect(screen.queryByText('Checking…')).toBeNull();
});
