// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConfigTool, type ToolVersion } from '@/components/deploy-tools/config-tool';

const versions: ToolVersion[] = [
  { line: '3.10', path: '/', label: '3.10.x (Latest)' },
  { line: '3.9', path: '/3.9', label: '3.9' },
];

const show = () => render(<ConfigTool versions={versions} siteUrl="https://docs.example.org" />);
const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of app-config.js' });
const type = (text: string) => fireEvent.input(getField(), { target: { value: text } });

it('shows findings after a pause, with the place marked, and selects it in the text', async () => {
  show();
  expect(screen.getByText('Nothing is checked yet.').getAttribute('role')).toBe('status');
  type(
    'window.config = {\n  extensions: [], modes: [], showStudyList: "true", dataSources: [], defaultDataSource: 1 };',
  );
  const status = await screen.findByText('1 error, 2 warnings.');
  expect(status.getAttribute('role')).toBe('status');
  const finding = screen.getByText('defaultDataSource').closest('li') as HTMLElement;
  await userEvent.click(within(finding).getByRole('button', { name: /^Line 2, column \d+$/ }));
  const { value, selectionStart, selectionEnd } = getField();
  expect(document.activeElement).toBe(getField());
  expect(value.slice(selectionStart, selectionEnd)).toBe('defaultDataSource');
});

it('checks the text again if another version is chosen', async () => {
  show();
  type('window.config = { extensions: [], modes: [], showStudyList: true, dataSources: [{ }], tours: [] };');
  expect(await screen.findByText(/Version 3\.10 does not read tours/)).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Viewer version' }), '3.9');
  await expect.poll(() => screen.queryByText(/does not read tours/)).toBeNull();
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/3\.9\//);
});

it('copies a report, and announces it', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy report' }).disabled).toBe(true);
  type("window.config = { oidc: [{ client_secret: 'change-me-123' }] };");
  await screen.findByText(/errors/);
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText(/The report is copied\./)).toBeDefined();
  const report = await navigator.clipboard.readText();
  expect(report).toContain('### Check of app-config.js for OHIF 3.10.x (Latest)');
  expect(report).toContain('https://docs.example.org/deployment/authorization#');
  expect(report).not.toContain('change-me-123');
});

it('reads a file that is chosen, and says if a text is too long', async () => {
  const { container } = show();
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(
    input,
    new File(['config/default.js'], 'app-config.js', { type: 'text/javascript' }),
  );
  expect(await screen.findByText(/The file contains only a path\./)).toBeDefined();
  type('a'.repeat(2_000_000));
  expect(await screen.findByText(/The file has too much text/)).toBeDefined();
});

it('says that it checks a long text, then lists at most 50 findings of a rule', async () => {
  show();
  const keys = Array.from(
    { length: 300 },
    (_, index) => `'show StudyList${index}': true, /* ${' '.repeat(900)} */`,
  );
  type(
    `window.config = { extensions: [], modes: [], showStudyList: true, dataSources: [{}], ${keys.join('')} };`,
  );
  expect(screen.getByText('Checking…').getAttribute('role')).toBe('status');
  expect(await screen.findByText(/250 more like this are not listed\./)).toBeDefined();
  expect(screen.getAllByText('unknown-key')).toHaveLength(50);
  expect(screen.queryByText('Checking…')).toBeNull();
});
