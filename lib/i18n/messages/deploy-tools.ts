/** @id site.DeployTools.version Label of the menu with the version of the viewer, on pages that check files */
export const viewerVersion = 'Viewer version';

/** @id site.DeployTools.file Button that opens a file to check */
export const openFile = 'Open a file';

/** @id site.DeployTools.config Label of the field for the text of a config file */
export const configText = 'Text of app-config.js';

/** @id site.DeployTools.drop Hint in the empty field for the text of a config file */
export const pasteHint = 'Paste the text here, or drop the file.';

/** @id site.DeployTools.private Shown below the field: nothing leaves the computer */
export const privacyNote =
  'The file is read in this page. It is not sent anywhere, and nothing in it is run.';

/** @id site.DeployTools.script Shown on pages that check files if scripts are disabled */
export const needsScript = 'This tool needs JavaScript, because it works in your browser only.';

/** @id site.DeployTools.findings Heading of the list of problems in a file */
export const findingsHeading = 'Findings';

/** @id site.DeployTools.nothing Shown before a text was entered */
export const nothingChecked = 'Nothing is checked yet.';

/** @id site.DeployTools.checking Shown while a long text is checked */
export const checkingText = 'Checking…';

/** @id site.DeployTools.place Button that selects the place of a finding in the text */
export const findingPlace = (line: number, column: number) => `Line ${line}, column ${column}`;

/** @id site.DeployTools.limits Summary of what could not be checked */
export const notChecked = (count: number) => `What is not checked (${count})`;

/** @id site.DeployTools.explain Heading of the list of all keys in a config file */
export const explainHeading = 'Explain this config';

/** @id site.DeployTools.explainEmpty Shown instead of the list of keys if there are none */
export const nothingToExplain = 'The file sets no key that the viewer knows.';

/** @id site.DeployTools.key Column with the keys of a config file */
export const keyColumn = 'Key';

/** @id site.DeployTools.value Column with the values of a config file */
export const valueColumn = 'Value';

/** @id site.DeployTools.meaning Column that tells what a key of a config file does */
export const meaningColumn = 'What it does';

/** @id site.DeployTools.missing Column that tells what applies if a key is missing */
export const missingColumn = 'If missing';

/** @id site.DeployTools.copy Button that copies the findings as Markdown */
export const copyReport = 'Copy report';

/** @id site.DeployTools.copied Announced after the findings were copied */
export const reportCopied =
  'The report is copied. Passwords and tokens are masked; check it before you post it.';

/** @id site.DeployTools.copyFailed Announced if the findings could not be copied */
export const reportNotCopied = 'The browser does not allow copying.';

/** @id site.DeployTools.unreadable Shown if a dropped or opened file cannot be read */
export const fileUnreadable = 'The file cannot be read.';

/** @id site.DeployTools.report Title of the copied findings about a config file */
export const configReportTitle = (version: string) => `Check of app-config.js for OHIF ${version}`;
