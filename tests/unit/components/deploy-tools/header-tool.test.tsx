// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

/** Shows the tool as on a new visit, because during a visit it keeps what the last test entered. */
async function show() {
  vi.resetModules();
  const { HeaderTool } = await import('@/components/deploy-tools/header-tool');
  return render(<HeaderTool siteUrl="https://docs.example.org" />);
}
const getField = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const getText = () => getField('3. Paste what they print');
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });
const fill = (name: string, value: string) => fireEvent.change(getField(name), { target: { value } });

const answer = `> GET /dicom-web/studies HTTP/1.1
> Host: pacs.example
> Origin: https://viewer.example
> Authorization: Bearer abcdef123456
< HTTP/1.1 200 OK
< Access-Control-Allow-Origin: https://viewer.example/
< Content-Type: application/dicom+json
`;

it('the header checker makes curl commands for the addresses, with a preflight only if the browser sends one', async () => {
  await show();
  fill('Address of the viewer', 'https://viewer.example/');
  fill('DICOMweb address of the archive', 'https://pacs.example/dicom-web/');
  const pre = () => document.querySelector('.tool-commands pre')?.textContent ?? '';
  const asked = "-H 'Access-Control-Request-Method: GET' -H 'Access-Control-Request-Headers: accept'";
  const address = 'https://pacs.example/dicom-web/studies?limit=1';
  expect(pre()).toContain(`-X OPTIONS -H 'Origin: https://viewer.example' ${asked} '${address}'`);
  expect(pre()).toContain("'https://viewer.example/app-config.js'");
  await userEvent.click(screen.getByRole('checkbox', { name: /omitQuotation/ }));
  expect(pre()).not.toContain('OPTIONS');
  await userEvent.click(screen.getByRole('checkbox', { name: /Authorization header/ }));
  expect(pre()).toContain('Access-Control-Request-Headers: authorization');
  expect(pre()).toContain('"Authorization: Bearer $TOKEN"');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shell' }), 'PowerShell');
  expect(pre()).toContain('curl.exe -sv --stderr - -o NUL');
  expect(pre()).toContain('"Authorization: Bearer $env:TOKEN"');
  fill('DICOMweb address of the archive', '/dicom-web');
  expect(pre()).toContain("'https://viewer.example/dicom-web/studies?limit=1'");
  expect(pre()).not.toMatch(/OPTIONS|Origin:/);
});

it('the header checker checks pasted text again if a field changes, and masks tokens in it', async () => {
  await show();
  expect(screen.getByText('Nothing is checked yet.')).toBeDefined();
  type(getText(), answer);
  expect(await screen.findByText('1 warning.')).toBeDefined();
  expect(getText().value).toContain('Authorization: •••');
  fill('Address of the viewer', 'https://viewer.example');
  await userEvent.click(screen.getByRole('checkbox', { name: /omitQuotation/ }));
  const message = await screen.findByText(/An origin has no slash at the end\./);
  const finding = message.closest('li') as HTMLElement;
  await userEvent.click(within(finding).getByRole('button', { name: /^Line 6/ }));
  const { value, selectionStart, selectionEnd } = getText();
  const selected = value.slice(selectionStart, selectionEnd);
  expect(selected).toBe('Access-Control-Allow-Origin: https://viewer.example/');
  expect(screen.getByText('The viewer can read the archive’s answers').nextSibling?.textContent).toBe('No');
  const row = /GET https:\/\/pacs\.example\/dicom-web\/studies 200 answer of the archive/;
  expect(screen.getByRole('row', { name: row })).toBeDefined();
});

it('the header checker says why Orthanc has no configuration lines', async () => {
  await show();
  fill('Address of the viewer', 'https://viewer.example');
  type(getText(), answer);
  await userEvent.click(await screen.findByText('Lines for nginx'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show lines for' }), 'Orthanc');
  const lines = document.querySelector('.tool-lines')?.textContent;
  expect(lines).toContain('Orthanc cannot set these headers. Put a web server in front of it');
});

it('the header checker replaces a pasted HAR file by its requests and headers as curl prints them', async () => {
  await show();
  const headers = [{ name: 'Content-Type', value: 'application/dicom+json' }];
  const request = { method: 'GET', url: 'https://pacs.example/studies' };
  type(getText(), JSON.stringify({ log: { entries: [{ request, response: { status: 200, headers } }] } }));
  const sent = '> GET https://pacs.example/studies HTTP/1.1\n';
  const shown = `${sent}< HTTP/1.1 200\n< Content-Type: application/dicom+json\n`;
  await expect.poll(() => getText().value).toBe(shown);
});
