/**
 * Import it before any module that reads settings: an invalid one ends the program with its message, without a stack.
 */
process.on('uncaughtException', (error: unknown) => {
  const isSetting = error instanceof Error && error.name === 'SettingsError';
  console.error(isSetting ? error.message : error);
  process.exit(1);
});
