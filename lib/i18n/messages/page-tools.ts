/** @id site.changes.close Accessible name of the button that closes the dialog with the changes of a page */
export const closeChangesDialog = 'Close';

/** @id theme.CodeBlock.copy Tooltip of the button that copies a code block */
export const copyCodeHint = 'Copy';

/** @id theme.CodeBlock.copied Accessible name of the copy button of a code block after copying */
export const codeCopied = 'Copied';

/** @id theme.CodeBlock.copyButtonAriaLabel Accessible name of the button that copies a code block */
export const copyCodeLabel = 'Copy code to clipboard';

/** @id site.markdown.copy Button below a page that copies its Markdown version */
export const copyAsMarkdown = 'Copy page as Markdown';

/** @id site.markdown.copyFailed Shown on that button, and name of the copy button of a code block, if copying failed */
export const copyFailed = 'Could not copy';

/** @id theme.CodeBlock.wordWrapToggle Button of a code block that wraps or unwraps its long lines */
export const toggleWordWrap = 'Toggle word wrap';

/** @id site.code.ran Note in a code block whose code was run in the viewer; version is that of the viewer */
export const ranInViewer = (version: string) => `Ran in ${version}`;

/** @id theme.IdealImageMessage.offline Shown instead of an image while the browser is offline */
export const imageOffline = 'Your browser is offline. Image not loaded';

/** @id theme.IdealImageMessage.404error Shown instead of an image that does not exist */
export const imageNotFound = '404. Image not found';

/** @id theme.IdealImageMessage.error Shown instead of an image that could not be loaded */
export const imageFailed = 'Error. Click to reload';

/** @id site.image.zoomNamed Accessible name of the button that enlarges an image; text is its text alternative */
export const zoomNamedImage = (text: string) => `Zoom image: ${text}`;

/** @id site.image.zoom Accessible name of the button that enlarges an image without a text alternative */
export const zoomImage = 'Zoom image';

/** @id site.table Accessible name of a table that scrolls horizontally */
export const wideTableLabel = 'Table';

/** @id site.table.named Accessible name of a horizontally scrolling table below a heading */
export const namedWideTableLabel = (heading: string) => `Table: ${heading}`;
