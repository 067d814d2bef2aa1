/** @id site.SetupTool.questions Heading of the questions about a deployment */
export const questionsHeading = 'Your answers';

/** @id site.SetupTool.result Heading of the generated setup */
export const resultHeading = 'Your setup';

/** @id site.SetupTool.files Heading of the generated files */
export const filesHeading = 'Files';

/** @id site.SetupTool.commands Heading of the commands that put the generated files to use */
export const commandsHeading = 'Commands';

/** @id site.SetupTool.checks Heading of the commands that check a deployment */
export const checksHeading = 'Check that it works';

/** @id site.SetupTool.notes Heading of what matters besides the files */
export const notesHeading = 'Before you start';

/** @id site.SetupTool.refused Shown before an answer that does not work, and the reason */
export const notPossible = 'Not possible:';

/** @id site.SetupTool.reset Button that removes all answers */
export const startOver = 'Start over';

/** @id site.SetupTool.download Button that downloads all generated files as a zip */
export const downloadAll = 'Download all files';

/** @id site.SetupTool.copy Button that copies a generated file or a command */
export const copyButton = 'Copy';

/** @id site.SetupTool.copyName Accessible name of the button that copies a generated file or a command */
export const copyName = (name: string) => `Copy ${name}`;

/** @id site.SetupTool.copied Announced after a file or a command was copied */
export const copied = 'Copied.';

/** @id site.SetupTool.more Link after a note to the page that explains it */
export const readMore = 'Read more';

/** @id site.SetupTool.summary Announced when an answer changes: the address of the viewer, and the names of the files */
export const setupSummary = (url: string, files: string) => `The viewer at ${url}, with ${files}.`;

/** @id site.SetupTool.changed Announced if an answer changed because it no longer fits */
export const answerChanged = (question: string, answer: string) => `${question} is now “${answer}”.`;

/** @id site.SetupTool.name Label of the field for the host name of the viewer */
export const nameLabel = 'Host name of the viewer';

/** @id site.SetupTool.path Label of the field for the path of the viewer */
export const pathLabel = 'Path of the viewer, if it is not at the root';

/** @id site.SetupTool.archiveAddress Label of the field for the address of an archive that a server opens */
export const archiveAddressLabel = 'DICOMweb address of the archive, as the server opens it';

/** @id site.SetupTool.corsAddress Label of the field for the address of an archive that browsers open */
export const corsAddressLabel = 'DICOMweb address of the archive, as browsers open it';

/** @id site.SetupTool.authority Label of the field for the address of the login server */
export const authorityLabel = 'Issuer address of the login server';

/** @id site.SetupTool.client Label of the field for the ID of the viewer on the login server */
export const clientLabel = 'Client ID';

/** @id site.SetupTool.private Shown below the questions: nothing leaves the computer, and there are no secrets */
export const answersNote =
  'The setup is made in this page. Nothing is sent. The address of the page contains your answers, so you can share it as a link; it contains no secrets.';

/** @id site.SetupTool.other Shown after the checks, before the links to the two tools that check a config and headers */
export const checkTools = 'If something does not work, these pages find the cause:';
