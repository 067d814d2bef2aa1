// What samples use of @ohif/ui-next in version 3.9. platform/ui-next/src/index.ts
import type { ComponentType } from 'react';

export * from '../ui-next';

/** platform/ui-next/src/components/Toolbox/Toolbox.tsx */
export const Toolbox: ComponentType<{
  servicesManager: AppTypes.ServicesManager;
  commandsManager: AppTypes.CommandsManager;
  extensionManager?: AppTypes.ExtensionManager;
  buttonSectionId: string;
  title: string;
}>;
