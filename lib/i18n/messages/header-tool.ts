/** @id site.HeaderTool.setup Legend of the fields that describe the viewer and the archive */
export const setupLegend = '1. Describe your setup';

/** @id site.HeaderTool.viewer Label of the field for the address of the viewer */
export const viewerAddress = 'Address of the viewer';

/** @id site.HeaderTool.archive Label of the field for the DICOMweb address of the archive */
export const archiveAddress = 'DICOMweb address of the archive';

/** @id site.HeaderTool.frame Label of the field for the page that shows the viewer in a frame */
export const framingPage = 'Page that shows the viewer in a frame, if any';

/** @id site.HeaderTool.token Label of a checkbox: users log in, and requests carry a token */
export const sendsToken =
  'Requests carry an Authorization header (users log in, or a token is in the address)';

/** @id site.HeaderTool.quotes Label of a checkbox about a key of the config */
export const omitsQuotes = 'omitQuotationForMultipartRequest is true in the data source';

/** @id site.HeaderTool.cookies Label of a checkbox: an extension sends cookies */
export const sendsCookies = 'Requests carry cookies (only with an extension of your own)';

/** @id site.HeaderTool.isolation Label of a checkbox: the page must be cross-origin isolated */
export const needsIsolation = 'The page must be cross-origin isolated (only before 3.9, or for an extension)';

/** @id site.HeaderTool.commands Heading of the commands that print the headers */
export const commandsHeading = '2. Run these commands on a user’s computer';

/** @id site.HeaderTool.shell Label of the menu with the shells */
export const shellLabel = 'Shell';

/** @id site.HeaderTool.tokenHint Note below the commands if they use a token */
export const tokenHint = 'Put your token in the variable TOKEN first.';

/** @id site.HeaderTool.copy Button that copies the commands */
export const copyCommands = 'Copy commands';

/** @id site.HeaderTool.copied Announced after the commands or lines were copied */
export const copied = 'Copied.';

/** @id site.HeaderTool.paste Label of the field for the headers */
export const headersText = '3. Paste what they print';

/** @id site.HeaderTool.private Shown below the field: what can be pasted, and that nothing leaves the computer */
export const headersNote =
  'Also takes the output of curl -i, headers from the network panel of a browser, or a HAR file. Everything is read in this page and sent nowhere. Tokens and cookies are replaced with dots.';

/** @id site.HeaderTool.reads First answer: can the viewer read the archive */
export const readsArchive = 'The viewer can read the archive’s answers';

/** @id site.HeaderTool.isolated Second answer: is the page isolated */
export const isIsolated = 'The viewer’s page is cross-origin isolated';

/** @id site.HeaderTool.framed Third answer: can a page frame the viewer */
export const isFramed = (page: string) => `${page} can show the viewer in a frame`;

/** @id site.HeaderTool.yes An answer */
export const yes = 'Yes';

/** @id site.HeaderTool.no An answer */
export const no = 'No';

/** @id site.HeaderTool.noNeed An answer about isolation if it is not needed */
export const noNeed = 'No, and it need not be';

/** @id site.HeaderTool.unknown An answer if headers are missing that decide it */
export const unknown = 'Unknown: the text lacks a response that decides it';

/** @id site.HeaderTool.server Label of the menu with web servers and archives */
export const serverLabel = 'Show lines for';

/** @id site.HeaderTool.standard Shown before the sentence of a standard */
export const standardLabel = 'Standard';

/** @id site.HeaderTool.lines Summary of the lines to add to the configuration of a server */
export const linesFor = (server: string) => `Lines for ${server}`;

/** @id site.HeaderTool.copyLines Button that copies lines of a server configuration */
export const copyLines = 'Copy lines';

/** @id site.HeaderTool.responses Heading of the list of responses in the text */
export const responsesHeading = 'What was read';

/** @id site.HeaderTool.line Column with line numbers */
export const lineColumn = 'Line';

/** @id site.HeaderTool.request Column with requests */
export const requestColumn = 'Request';

/** @id site.HeaderTool.status Column with statuses of responses */
export const statusColumn = 'Status';

/** @id site.HeaderTool.role Column that tells what a response is for */
export const roleColumn = 'Taken for';

/** @id site.HeaderTool.wrongRole Shown below the list of responses */
export const wrongRole =
  'If a response is taken for the wrong one, write its method and address in the line above it, such as: OPTIONS https://pacs.clinic.example/dicom-web/studies';

/** @id site.HeaderTool.role.archive Response of the archive, in the list of responses */
export const archiveRole = 'answer of the archive';

/** @id site.HeaderTool.role.config The config file of the viewer, in the list of responses */
export const configRole = 'the viewer’s config';

/** @id site.HeaderTool.role.file A file that is none of the others, in the list of responses */
export const fileRole = 'another file';

/** @id site.HeaderTool.role.page The page of the viewer, in the list of responses */
export const pageRole = 'the viewer’s page';

/** @id site.HeaderTool.role.preflight Response to a preflight request, in the list of responses */
export const preflightRole = 'answer to a preflight';

/** @id site.HeaderTool.role.script A script, in the list of responses */
export const scriptRole = 'a script';

/** @id site.HeaderTool.role.style A style sheet, in the list of responses */
export const styleRole = 'a style sheet';

/** @id site.HeaderTool.role.wasm A WebAssembly module, in the list of responses */
export const wasmRole = 'WebAssembly';

/** @id site.HeaderTool.report Title of the copied findings about headers */
export const headersReportTitle = 'Check of response headers for the OHIF viewer';
