/** @id site.changes.close Name of the button that closes the dialog with the changes of a page */
export const closeChanges = 'Close';

/** @id theme.CodeBlock.copy Hint on the button of a code block that copies it */
export const copyCodeHint = 'Copy';

/** @id theme.CodeBlock.copied Name of the button of a code block after copying */
export const codeCopied = 'Copied';

/** @id theme.CodeBlock.copyButtonAriaLabel Name of the button of a code block that copies it */
export const copyCodeLabel = 'Copy code to clipboard';

/** @id theme.CodeBlock.wordWrapToggle Name of the button of a code block that breaks its long lines */
export const toggleWordWrap = 'Toggle word wrap';

/** @id theme.IdealImageMessage.offline Shown in place of an image when the browser is offline */
export const imageOffline = 'Your browser is offline. Image not loaded';

/** @id theme.IdealImageMessage.404error Shown in place of an image that does not exist */
export const imageNotFound = '404. Image not found';

/** @id theme.IdealImageMessage.error Shown in place of an image that could not be loaded */
export const imageFailed = 'Error. Click to reload';

/** @id site.image.zoomNamed Name of the button that enlarges an image with a text alternative */
export const zoomNamedImage = (text: string) => `Zoom image: ${text}`;

/** @id site.image.zoom Name of the button that enlarges an image */
export const zoomImage = 'Zoom image';

/** @id site.table Name of a wide table */
export const wideTable = 'Table';

/** @id site.table.named Name of a wide table below a heading */
export const wideTableBelow = (heading: string) => `Table: ${heading}`;
