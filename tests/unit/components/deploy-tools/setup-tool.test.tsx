// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SetupTool } from '@/components/deploy-tools/setup-tool';

const show = (hash = '') => {
  history.replaceState(null, '', `/tools/setup${hash}`);
  return render(
    <SetupTool siteUrl="https://docs.example.org" tools={[{ href: '/tools/config', title: 'Check' }]} />,
  );
};
const choose = (question: string, answer: string) =>
  userEvent.click(within(screen.getByRole('group', { name: question })).getByLabelText(answer));
const getFile = (name: string) => screen.getByRole('region', { name });

beforeEach(() => history.replaceState(null, '', '/tools/setup'));

it('updates the files and the address with each answer', async () => {
  show();
  expect(getFile('docker-compose.yml').textContent).toContain('orthanc');
  await choose('Archive', 'dcm4chee');
  await choose('Server for the viewer', 'Caddy');
  expect(screen.queryByRole('region', { name: 'docker-compose.yml' })).toBeNull();
  expect(getFile('Caddyfile').textContent).toContain('handle /dcm4chee-arc/aets/DCM4CHEE/rs/*');
  await userEvent.type(screen.getByLabelText('Host name of the viewer'), 'pacs.clinic.example');
  expect(getFile('Caddyfile').textContent).toContain('https://pacs.clinic.example {');
  expect(location.hash).toBe('#archive=dcm4chee&host=caddy&name=pacs.clinic.example');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(location.hash).toBe('');
  expect(getFile('docker-compose.yml')).toBeDefined();
});

it('starts with the answers in the address', () => {
  show('#archive=azure&host=storage&path=%2Fohif');
  expect(screen.getByLabelText<HTMLInputElement>('Azure DICOM service').checked).toBe(true);
  expect(getFile('app-config.js').textContent).toContain("routerBasename: '/ohif'");
  expect(screen.getByText(/Object storage only delivers files/)).toBeDefined();
});

it('announces answers that changed because another one did', async () => {
  show('#archive=dcm4chee&login=oidc');
  await choose('Archive', 'Static DICOMweb files');
  expect(screen.getByText(/Login is now “None”\./).getAttribute('role')).toBe('status');
});

it('says what is wrong with a text, next to its field', async () => {
  show();
  const field = screen.getByLabelText('Host name of the viewer');
  await userEvent.type(field, 'a b');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toContain('Enter a host name');
  expect(getFile('app-config.js').textContent).toContain('http://viewer.example.org/');
});

it('copies a file', async () => {
  const user = userEvent.setup();
  show('#host=nginx');
  await user.click(screen.getByRole('button', { name: 'Copy viewer.conf' }));
  expect(await within(getFile('viewer.conf')).findByText('Copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toContain('server_name viewer.example.org;');
});
