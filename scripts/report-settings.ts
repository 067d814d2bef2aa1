/**
 * To be imported before anything that reads settings: a wrong one ends the program with its message, without the place
 * in the code that found it.
 */
process.on('uncaughtException', (error: unknown) => {
  const isSetting = error instanceof Error && error.name === 'SettingsError';
  console.error(isSetting ? error.message : error);
  process.exit(1);
});
