/**
 * Import this module before any module that reads settings: an invalid setting then ends the process with an error
 * message instead of a stack trace.
 */
process.on('uncaughtException', (error: unknown) => {
  const isSetting = error instanceof Error && error.name === 'SettingsError';
  console.error(isSetting ? error.message : error);
  process.exit(1);
});
