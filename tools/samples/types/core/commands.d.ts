/** platform/core/src/types/Command.ts */
export interface CommandCall {
  commandName: string;
  commandOptions?: Record<string, unknown>;
  context?: string;
}

/** What buttons and callbacks name as a command; functions run as they are. platform/core/src/services/ToolBarService/ToolbarService.ts: recordInteraction */
export type Command = string | CommandCall | ((options: any) => unknown);

/** platform/core/src/types/Command.ts */
export type Commands = Command | Command[] | { commands: Command | Command[] };

/** How a command is registered. platform/core/src/classes/CommandsManager.ts */
export interface CommandDefinition {
  commandFn: (options: any) => unknown;
  options?: object;
}

/** Both versions. platform/core/src/classes/CommandsManager.ts */
export class CommandsRunner {
  getContext(contextName: string): Record<string, CommandDefinition>;
  run(commands: Commands, options?: Record<string, unknown>): unknown;
}

/** What `getCommandsModule` returns. platform/core/src/extensions/ExtensionManager.ts: _initCommandsModule */
export interface CommandsModule<Definition> {
  actions?: Record<string, unknown>;
  definitions: Record<string, Definition>;
  defaultContext?: string;
}

/** platform/core/src/classes/HotkeysManager.ts */
export class HotkeysManager {
  constructor(commandsManager: CommandsRunner, servicesManager: AppTypes.ServicesManager);
  disable(): void;
  enable(): void;
}
