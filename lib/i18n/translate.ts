import { interpolate } from './interpolate';
import { getSiteMessages, type Messages } from './messages';

/** What is to be said: an id, a default message, or both. */
export interface Declaration {
  id?: string | undefined;
  /** The words in the default locale. */
  message?: string | undefined;
  /** For translators: where the text stands and what it is for. */
  description?: string | undefined;
}

/**
 * The message for a declaration: looked up by id, else by message; without an entry the message, else the id.
 * @throws Error when neither id nor message is given
 * @see acceptance LOC-04, LOC-05
 */
export function getMessage({ id, message }: Declaration, messages: Messages = getSiteMessages()): string {
  const key = id ?? message;
  if (key === undefined) throw new Error('A translation needs at least an id or a message.');
  return (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? message ?? key;
}

/**
 * The message for a declaration with its `{name}` placeholders filled.
 * @throws Error when neither id nor message is given
 * @see acceptance LOC-04, LOC-05, LOC-07
 */
export function translate(
  declaration: Declaration,
  values: Readonly<Record<string, string | number>> = {},
  messages: Messages = getSiteMessages(),
): string {
  return interpolate(getMessage(declaration, messages), values);
}
